import { cite } from '#shared/letters/answering/replies/cite.ts';
import {
  groundIf,
  otherGround,
  reasonsGiven,
} from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { refusedSum } from '#shared/letters/answering/replies/points/insured-sums.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const complaint =
  'Składam reklamację na podstawie ustawy z dnia 5 sierpnia 2015 r. o rozpatrywaniu reklamacji przez podmioty rynku finansowego. Proszę o odpowiedź w ciągu 30 dni.';

/** The victim claims from the other side's insurer: no contract binds the two. */
const isLiability = ({ view }: LetterFacts) =>
  /\boc (?:posiadacz|sprawc|komunikac|zarzadc)|\bpolis\w* oc\b|\bsprawc\w+ ubezpieczon|\bodpowiedzialnosci cywilnej|\bart\. 822\b/.test(
    view.spaced,
  );
const paysPart = ({ financial }: LetterFacts) => financial.direction === 'to_receive';

/** "§ 9 ust. 2 pkt 3 OWU wyłącza": the clause on which the insurer relies; null when it names none. */
const exclusionOf = ({ view }: LetterFacts): string | null =>
  /(§ ?\d+[a-z]?(?: ust\. \d+)?(?: pkt \d+)?)(?: OWU| ogólnych warunków \p{L}+)? (?:wyłącza|nie obejmuje)/u.exec(
    view.flow.text.replace(/\s+/g, ' '),
  )?.[1] ?? null;

const coverGrounds = (facts: LetterFacts) => [
  'Zdarzenie jest objęte umową.',
  `Wyłączenie${whichExclusion(facts)} tu nie zachodzi.`,
  `Postanowienie umowy jest niejasne i trzeba je rozumieć na moją korzyść (${cite(law.finance.unclearTerms)}).`,
];
const whichExclusion = (facts: LetterFacts): string => {
  const clause = exclusionOf(facts);
  return clause === null
    ? ', na które powołuje się ubezpieczyciel,'
    : ` z ${clause} warunków umowy`;
};

const liabilityGrounds = (facts: LetterFacts) => [
  ...(paysPart(facts) ? [] : ['Ubezpieczony odpowiada za szkodę; dowody w załączeniu.']),
  `Odszkodowanie ma pokryć całą szkodę (${cite(law.finance.fullRepair)}).`,
  ...groundIf(facts, /\bnajm/, 'Pojazd zastępczy był mi potrzebny przez cały ten czas.'),
];

const insurerGrounds = (facts: LetterFacts) => [
  ...(isLiability(facts) ? liabilityGrounds(facts) : coverGrounds(facts)),
  ...(paysPart(facts) || !refusal.test(facts.view.spaced)
    ? [
        'Wycena jest za niska: części, robocizna, zużycie lub leczenie; własny kosztorys w załączeniu.',
      ]
    : []),
  ...reasonsGiven(facts),
  otherGround,
];
const refusal = /\bnie znajd\w+ podstaw|\bodmawia|\bodmowa\b|\bnie ponosi\w* odpowiedzialnosci/;

/** "dopłatę 4 435,30 zł z odsetkami …": what the letter refuses, when it says how much. */
function wanted(facts: LetterFacts): string {
  const sum = refusedSum(facts) ?? 'należnego świadczenia';
  const basis = isLiability(facts)
    ? cite(law.debts.interest)
    : cite(law.finance.payoutTerm, law.debts.interest);
  const more = paysPart(facts) && sum !== 'należnego świadczenia';
  return `zmianę stanowiska i ${more ? 'dopłatę' : 'wypłatę'} ${sum} z odsetkami ustawowymi za opóźnienie (${basis})`;
}

const setsTerm = ({ terms }: LetterFacts) => terms.some(({ what }) => what.includes('reklamacj'));

const insurer: Replies = {
  subject: 'stanowiska w sprawie szkody',
  say: (facts) => ({
    cooperative: {
      heading: 'REKLAMACJA – UZUPEŁNIENIE DOKUMENTÓW',
      paragraphs: [complaint, 'Dołączam nowe dokumenty i proszę o ponowną ocenę sprawy.'],
      requests: [
        'ponowne rozpatrzenie sprawy z nowymi dokumentami',
        refusal.test(facts.view.spaced) && !paysPart(facts)
          ? 'przesłanie akt szkody, jeżeli stanowisko się nie zmieni'
          : 'wypłatę kwoty bezspornej, jeżeli jeszcze jej nie wypłacono',
      ],
      attachments: ['nowe dokumenty: kosztorys, faktury, zdjęcia lub opinia'],
      strategy: 'Dosyłasz dokumenty i prosisz o ponowną ocenę, bez sporu.',
      pros: ['Bezpłatne i szybkie.', 'Wypłacone pieniądze możesz przyjąć.'],
      cons: ['Bez nowych dowodów odpowiedź bywa taka sama.'],
    },
    assertive: {
      heading: 'REKLAMACJA',
      paragraphs: [complaint, 'Nie zgadzam się z rozstrzygnięciem. Powody zaznaczam niżej.'],
      requests: [wanted(facts), 'przesłanie pełnych akt szkody'],
      grounds: insurerGrounds(facts),
      attachments: ['kosztorys lub opinia', 'zdjęcia'],
      strategy: `Wskazujesz, co oceniono źle, i żądasz wypłaty.${setsTerm(facts) ? '' : ' Na reklamację nie ma krótkiego terminu.'}`,
      pros: ['Bezpłatna.', 'Otwiera drogę do Rzecznika Finansowego i sądu.'],
      cons: ['Dobrze mieć własny kosztorys lub opinię.'],
    },
    delay: {
      heading: 'REKLAMACJA I WNIOSEK O AKTA SZKODY',
      paragraphs: [complaint, 'Uzasadnienie uzupełnię po otrzymaniu akt szkody.'],
      requests: [
        'udostępnienie akt szkody, w tym kosztorysu, zdjęć i opinii',
        'ponowne rozpatrzenie sprawy po uzupełnieniu reklamacji',
      ],
      strategy: 'Składasz reklamację, a powody dopiszesz po obejrzeniu akt.',
      pros: ['Wiesz, na czym oparto decyzję.'],
      cons: ['Odpowiedź może przyjść przed uzupełnieniem.'],
    },
  }),
};

/** The complaint procedure is exhausted: the ombudsman or the court follow, not a second complaint. */
const insurerFinal: Replies = {
  subject: 'odpowiedzi w sprawie szkody',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za odpowiedź. Przyznaną kwotę proszę wypłacić na rachunek podany w zgłoszeniu. Jej przyjęcie nie oznacza zrzeczenia się dalszych roszczeń.',
        'Proszę o informację, kiedy nastąpi wypłata.',
      ],
      strategy: 'Przyjmujesz wypłatę i nie zamykasz sobie drogi.',
      pros: ['Pieniądze bez sporu.'],
      cons: ['Nie podpisuj ugody, jeżeli chcesz więcej.'],
    },
    assertive: {
      to: { name: 'Rzecznik Finansowy' },
      heading: 'WNIOSEK O INTERWENCJĘ',
      paragraphs: [
        `Proszę o interwencję w sprawie szkody prowadzonej przez: ${facts.sender ?? gap('nazwa ubezpieczyciela')}. Postępowanie u ubezpieczyciela się zakończyło.`.replace(
          '..',
          '.',
        ),
      ],
      requests: ['podjęcie czynności interwencyjnych wobec ubezpieczyciela'],
      grounds: insurerGrounds(facts),
      attachments: [
        'odpowiedź ubezpieczyciela',
        'wcześniejsza korespondencja',
        'kosztorys lub opinia',
      ],
      strategy: 'Prosisz Rzecznika Finansowego o bezpłatną interwencję.',
      pros: ['Bezpłatna.', 'Ubezpieczyciel musi odpowiedzieć Rzecznikowi.'],
      cons: ['Rzecznik nie wyda wyroku; ostatecznie rozstrzyga sąd.'],
    },
    delay: {
      heading: 'WNIOSEK O AKTA SZKODY',
      paragraphs: [
        'Proszę o udostępnienie pełnych akt szkody, w tym kosztorysu i opinii. Są mi potrzebne do decyzji o dalszych krokach.',
        'Przyjęcie wypłaconej kwoty nie oznacza zrzeczenia się dalszych roszczeń.',
      ],
      requests: ['przesłanie akt szkody'],
      strategy:
        'Prosisz o akta przed decyzją o sądzie; roszczenie przedawnia się po trzech latach.',
      pros: ['Wiesz, czy warto iść dalej.'],
      cons: ['Samo pismo nie wstrzymuje przedawnienia.'],
    },
  }),
};

export const insurerFamilies = {
  /** odmowa, część, akta */
  insurer: {
    ...insurer,
    recommended: [
      'assertive',
      'Reklamacja jest bezpłatna i otwiera drogę do Rzecznika Finansowego. Jeżeli brakuje tylko dokumentów, wybierz wariant 1.',
    ],
  },
  /** odpowiedź na reklamację */
  insurer_final: {
    ...insurerFinal,
    recommended: [
      'cooperative',
      'Pieniądze możesz przyjąć bez szkody dla dalszych roszczeń. Jeżeli kwota jest za niska, wybierz wariant 2.',
    ],
  },
} as const satisfies Families;
