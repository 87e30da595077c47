import {
  debtGrounds,
  limitationHint,
  oldClaim,
  otherGround,
} from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Saying } from '#shared/letters/answering/replies/parts.ts';
import { claimedFrom } from '#shared/letters/answering/replies/points/claim-source.ts';
import { gap, notAcknowledged, ofSum } from '#shared/letters/answering/replies/words.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** "Nie uznaję żądania zapłaty 100 zł, które ma wynikać z umowy nr 1, i": the sentence goes on after its clause. */
const source = (facts: LetterFacts): string => {
  const from = claimedFrom(facts);
  return from === '' ? ':' : `${from};`;
};

/** The age of the debt decides most of such cases: its box stands first. */
const oldFirst = (grounds: readonly string[]): string[] => [
  ...grounds.filter((ground) => ground.startsWith(limitationHint)),
  ...grounds.filter((ground) => !ground.startsWith(limitationHint)),
];

const oldDebt = (facts: LetterFacts): string[] => {
  const day = oldClaim(facts);
  return day === null
    ? []
    : [
        `Sprawa sięga dnia ${longDate(day)}, więc dług mógł się przedawnić: nie płać i nie proś o raty, zanim tego nie sprawdzisz.`,
      ];
};

export const settle = (facts: LetterFacts): Saying => ({
  heading: 'PROPOZYCJA UGODOWA',
  paragraphs: [
    `${notAcknowledged} Składam tylko propozycję ugodową w sprawie kwoty${ofSum(facts, ' ')}.`,
    `Proponuję wpłaty po ${gap('kwota')} miesięcznie, do ${gap('dzień')} dnia miesiąca. Propozycja wygasa, jeżeli nie zostanie przyjęta na piśmie w ciągu 14 dni.`,
  ],
  requests: [
    'pisemne potwierdzenie rat i rachunku do wpłat',
    'umorzenie dalszych odsetek i kosztów',
    'wstrzymanie dalszych kroków na czas spłaty',
  ],
  strategy:
    'Proponujesz raty, ale niczego nie uznajesz. Pewną kwotę możesz po prostu zapłacić na sprawdzony rachunek.',
  pros: ['Szansa na raty bez sądu.'],
  cons: [
    ...oldDebt(facts),
    'Prośba o raty bywa odczytana jako uznanie długu: najpierw sprawdź, czy dług się nie przedawnił.',
  ],
});

export const documents = (
  facts: LetterFacts,
  extra: readonly string[] = [],
  source = 'przesłanie umowy lub innego źródła długu',
): Saying => ({
  heading: 'WEZWANIE DO PRZEDSTAWIENIA DOKUMENTÓW',
  paragraphs: [
    `Zanim odpowiem na żądanie${ofSum(facts, ' zapłaty ')}${claimedFrom(facts)}, proszę o dokumenty. Bez nich nie da się sprawdzić, czy i ile się należy.`,
    notAcknowledged,
  ],
  requests: [
    source,
    'rozliczenie wpłat oraz wyliczenie odsetek i kosztów z datami',
    ...extra,
    'wstrzymanie dalszych kroków do czasu odpowiedzi, co najmniej przez 14 dni od jej doręczenia',
  ],
  strategy: 'Prosisz o dowody, zanim cokolwiek zapłacisz; niczego nie uznajesz.',
  pros: ['Czas na sprawdzenie długu.', 'Widać, czy dług nie jest przedawniony.'],
  cons: ['Druga strona może nie czekać i iść do sądu.', 'Odsetki biegną dalej.'],
});

export const contest = (
  facts: LetterFacts,
  heading: string,
  grounds: readonly string[] = [],
  usual = debtGrounds,
): Saying => ({
  heading,
  paragraphs: [
    `Nie uznaję żądania${ofSum(facts, ' zapłaty ')}${source(facts)} kwestionuję je co do zasady i wysokości.`,
  ],
  requests: [
    'zaniechanie dochodzenia tej kwoty',
    usual === debtGrounds
      ? 'przesłanie umowy i pełnego rozliczenia'
      : 'przesłanie podstawy żądania i pełnego rozliczenia',
    'nieprzekazywanie moich danych do biura informacji gospodarczej, bo należność jest sporna',
  ],
  grounds: oldFirst([...grounds, ...usual(facts), otherGround]),
  attachments: ['dowody wpłat lub inne dokumenty'],
  strategy: 'Mówisz, że się nie zgadzasz i dlaczego; druga strona musi udowodnić dług.',
  pros: ['Nie uznajesz długu.', 'Spór jest na piśmie.'],
  cons: ['Jeżeli dług jest pewny, odsetki rosną, a sprawa może trafić do sądu.'],
});
