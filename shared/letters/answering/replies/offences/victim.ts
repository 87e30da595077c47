import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** In a petty case the right to join lapses after seven days; for crimes another rule applies. */
const basisOf = ({ view }: LetterFacts): string =>
  /\b(?:k\.p\.s\.w|k\.p\.w|wykroczeni)/.test(view.spaced)
    ? ` (${cite(law.criminal.pettyVictimJoins)})`
    : '';

/** The victim is informed that the case goes to court and may leave it, join it, or look at the files first. */
const victim: Replies = {
  subject: 'zawiadomienia dla pokrzywdzonego',
  say: (facts) => ({
    cooperative: {
      paragraphs: [
        'Dziękuję za zawiadomienie. Nie będę działać jako oskarżyciel posiłkowy.',
        'Proszę o informację o wyniku sprawy.',
      ],
      requests: ['informację o wyniku sprawy'],
      strategy: 'Zostawiasz sprawę oskarżycielowi. Listu nie trzeba wysyłać.',
      pros: ['Nie musisz chodzić na rozprawy.'],
      cons: ['Bez oświadczenia nie będziesz stroną w sądzie.'],
    },
    assertive: {
      heading: 'OŚWIADCZENIE POKRZYWDZONEGO',
      parties: { reader: 'Osoba pokrzywdzona' },
      paragraphs: [
        `Oświadczam, że będę działać w sprawie jako oskarżyciel posiłkowy obok oskarżyciela publicznego${basisOf(facts)}.`,
        `Moja szkoda: ${gap('jaka i na jaką kwotę')}.`,
      ],
      requests: ['zawiadamianie mnie o terminach', 'naprawienie szkody przez sprawcę'],
      attachments: ['dowody szkody'],
      strategy: 'Stajesz się stroną: możesz pytać, zgłaszać dowody i odwołać się.',
      pros: ['Masz wpływ na sprawę.'],
      cons: ['Czas na oświadczenie jest krótki i nie da się go przesunąć.'],
    },
    delay: {
      heading: 'PROŚBA O WGLĄD W AKTA',
      paragraphs: [
        'Jestem osobą pokrzywdzoną. Proszę o umożliwienie wglądu w akta i zrobienia kopii.',
        'Do czasu wglądu nie zrzekam się prawa do działania jako oskarżyciel posiłkowy.',
      ],
      requests: ['wgląd w akta', 'informację, do którego sądu trafi sprawa'],
      strategy: 'Oglądasz akta, a terminu na oświadczenie pilnujesz.',
      pros: ['Wiesz, co ustalono.'],
      cons: ['Prośba nie przesuwa terminu na oświadczenie.'],
    },
  }),
};

export const victimFamilies = {
  /** the reader may join the case beside the prosecutor */
  victim: {
    ...victim,
    recommended: [
      'delay',
      'Jeżeli chcesz mieć wpływ na sprawę w sądzie, złóż oświadczenie w terminie z pisma (wariant 2). Żeby zdecydować, obejrzyj akta. Jeżeli nie chcesz, nic nie wysyłaj.',
    ],
  },
} as const satisfies Families;
