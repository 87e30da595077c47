import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentencesOf } from '#shared/letters/text/sentences.ts';

const listed = /(?:^|\n)\s*(?:\d{1,2}|[a-z])[).]\s+([^\n]{6,140})/gu;

/** The items of the call as it lists them, so that the answer covers them one by one. */
function itemsAsked({ view }: LetterFacts): string[] {
  const { text } = view.flow;
  const asked = sentencesOf(view.flow).find(({ start, end }) =>
    /\b(?:wzywa|uzupelnieni|usunieci)/.test(view.flow.folded.slice(start, end)),
  );
  const from = asked?.start ?? 0;
  const end = /pouczeni/.exec(view.flow.folded.slice(from))?.index ?? text.length;
  return Array.from(text.slice(from, from + end).matchAll(listed), ([, item = '']) =>
    item.replace(/[,;.]\s*$/, '').trim(),
  ).slice(0, 8);
}

/** The answer to every item; a reader who asks to be spared the fee does not say that it is paid. */
function cured(facts: LetterFacts, done: (item: string) => string): readonly string[] {
  const items = itemsAsked(facts);
  if (items.length === 0)
    return [`W wykonaniu wezwania uzupełniam: ${gap('każdy punkt wezwania')}.`];
  return [
    'W wykonaniu wezwania odpowiadam na każdy punkt:',
    ...items.map((item, index) => `${index + 1}. ${item} – ${done(item)}`),
  ];
}

/** A number or a day is given in the letter; a copy, a fee and a signature are attached. */
const allDone = (item: string) =>
  /^(?:wskazani|podani|oznaczeni|określeni)/iu.test(item)
    ? `podaję: ${gap('dane z wezwania')}.`
    : 'uzupełnione, w załączeniu.';

const doneButFee = (item: string) =>
  /\b(?:opłat|wpis)/iu.test(item) ? 'wnoszę o zwolnienie z tej opłaty (niżej).' : allDone(item);

/**
 * An advance on an expert's or a bailiff's costs is not a defect of a pleading: without it the act is not
 * carried out.
 */
const isAdvance = ({ view }: LetterFacts) => /\bzaliczk/.test(view.spaced);

/** A call to cure defects: its week cannot be extended, so all three replies do what the court asks. */
const courtCall: Replies = {
  subject: (facts) =>
    isAdvance(facts) ? 'wezwania do zapłaty zaliczki' : 'wezwania do uzupełnienia braków',
  say: (facts) => {
    const shared = isAdvance(facts)
      ? { heading: 'PISMO W SPRAWIE ZALICZKI', attachments: ['dowód wpłaty zaliczki'] }
      : {
          heading: 'PISMO UZUPEŁNIAJĄCE BRAKI',
          attachments: ['dokumenty z wezwania', 'dowód opłaty'],
        };
    const answered = isAdvance(facts)
      ? [`W wykonaniu wezwania zaliczka${ofSum(facts)} została wpłacona; dowód załączam.`]
      : cured(facts, allDone);
    return {
      cooperative: {
        ...shared,
        paragraphs: answered,
        strategy: 'Robisz w terminie wszystko, czego sąd chce. Terminu nie da się przesunąć.',
        pros: ['Pismo działa od dnia, w którym złożono je pierwszy raz.'],
        cons: ['Opłatę trzeba zapłacić w tym samym terminie.'],
      },
      assertive: {
        ...shared,
        paragraphs: [
          ...answered,
          'Proszę o wskazanie, jak obliczono żądaną kwotę, bo moim zdaniem jest za wysoka.',
        ],
        strategy: 'Uzupełniasz wszystko w terminie, a co do opłaty prosisz o podstawę.',
        pros: ['Termin zachowany, zastrzeżenie jest w aktach.'],
        cons: ['Nie wstrzymuj się z opłatą: bez niej sąd zwróci pismo.'],
      },
      delay: {
        ...shared,
        paragraphs: [
          ...(isAdvance(facts) ? [] : cured(facts, doneButFee)),
          `Nie stać mnie na opłatę, dlatego wnoszę o zwolnienie mnie od kosztów sądowych (${cite(law.courtCosts.exemption)}).`,
        ],
        requests: ['zwolnienie mnie od kosztów sądowych w zakresie opłaty z wezwania'],
        attachments: [
          'dokumenty z wezwania',
          'oświadczenie o stanie rodzinnym, majątku i dochodach (formularz)',
        ],
        strategy:
          'Uzupełniasz braki, a zamiast opłaty w tym samym terminie prosisz o zwolnienie od kosztów.',
        pros: ['Wniosek w terminie chroni pismo przed zwrotem.'],
        cons: ['Potrzebny jest formularz oświadczenia o majątku.'],
      },
    };
  },
};

export const callFamilies = {
  /** wezwanie do braków, opłaty, zaliczki */
  court_call: {
    ...courtCall,
    recommended: [
      'cooperative',
      'Terminu nie da się przesunąć: zrób wszystko z wezwania. Jeżeli nie stać Cię na opłatę, wybierz wariant 3.',
    ],
  },
} as const satisfies Families;
