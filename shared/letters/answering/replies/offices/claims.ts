import { cite } from '#shared/letters/answering/replies/cite.ts';
import { otherGround } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { agreeFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { ofPeriod, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { publicDue } from './reminders.ts';

/** A demand without a decision: the reply asks for its basis and shows what speaks against it. */
const demandDisputed =
  (of: string, grounds: readonly string[]) =>
  (facts: LetterFacts): Saying => ({
    heading: 'ODPOWIEDŹ NA WEZWANIE DO ZAPŁATY',
    paragraphs: [`Nie zgadzam się z żądaniem zapłaty ${of}${ofPeriod(facts)}${ofSum(facts)}.`],
    grounds: [...grounds, otherGround],
    requests: [
      'odstąpienie od żądania w całości lub w części',
      'wskazanie podstawy prawnej i sposobu wyliczenia kwoty',
    ],
    attachments: ['dowody'],
    strategy: 'Pokazujesz, dlaczego należności nie ma albo jest niższa, i prosisz o wyliczenie.',
    pros: ['Błąd wyjaśnia się bez egzekucji i sądu.'],
    cons: ['Bez dowodu pismo nie pomoże.'],
  });

const demand = (
  of: string,
  basis: string | null,
  grounds: readonly string[],
  subject = 'wezwania do zapłaty',
): Replies => ({
  subject,
  say: (facts) => ({
    ...publicDue(subject, of, basis, true).say(facts),
    assertive: demandDisputed(of, grounds)(facts),
  }),
});

/** The fund demands a fee for the time without insurance: insurance, a sale or the count of days speaks against it. */
const statutoryFee = demand(
  'opłaty',
  cite(law.finance.coverFeeRelief),
  [
    'Pojazd był w tym czasie ubezpieczony; polisa w załączeniu.',
    'Pojazd został wcześniej sprzedany albo wyrejestrowany; dowód w załączeniu.',
    'Przerwa w ubezpieczeniu była krótsza, więc opłata jest niższa.',
    `Roszczenie jest przedawnione (${cite(law.finance.coverFeeLimit)}).`,
  ],
  'wezwania do zapłaty opłaty',
);

const officeClaim = demand('należności', null, [
  'Świadczenie lub zwolnienie mi przysługiwało; dowód w załączeniu.',
  'Należność jest zapłacona; dowód w załączeniu.',
  'Kwotę policzono błędnie.',
  'To nie moja należność.',
]);

/** The court spreads a fine and the costs of a criminal case over instalments, on one request. */
const courtRelief = ({ view }: LetterFacts) =>
  /\bgrzywn/.test(view.spaced)
    ? cite(law.criminal.fineInstalments)
    : cite(law.otherGrounds.costsInstalments);

/** The fine and the costs of the case are spread together. */
function withCosts(facts: LetterFacts): LetterFacts {
  const { total_amount: total, main_amount: main, costs } = facts.financial;
  if (total.value !== null || main.value === null || costs.value === null) return facts;
  const whole = { value: Math.round((main.value + costs.value) * 100) / 100, quote: null };
  return { ...facts, financial: { ...facts.financial, total_amount: whole } };
}

const courtFine: Replies = {
  subject: 'wezwania do zapłaty grzywny lub kosztów',
  say: (facts) => ({
    ...publicDue('wezwania', 'grzywny i kosztów', courtRelief).say(withCosts(facts)),
    assertive: {
      heading: 'WYJAŚNIENIE – NALEŻNOŚĆ SĄDOWA',
      paragraphs: [
        `Kwestionuję wskazaną należność${ofSum(withCosts(facts))} w zakresie zaznaczonym niżej.`,
      ],
      grounds: [
        'Należność jest zapłacona; dowód wpłaty w załączeniu.',
        'Kwota jest inna niż w orzeczeniu.',
        'Sąd rozłożył należność na raty albo ją umorzył; kopia w załączeniu.',
        'Obowiązek ciąży na kimś innym.',
        otherGround,
      ],
      requests: ['wstrzymanie egzekucji do wyjaśnienia', 'przesłanie rozliczenia należności'],
      attachments: ['dowody wpłat', 'kopia orzeczenia'],
      strategy: 'Pokazujesz sądowi, co się nie zgadza, zanim sprawa trafi do komornika.',
      pros: ['Błąd wyjaśnia się bez egzekucji.'],
      cons: ['Wyroku to nie zmieni: jest prawomocny.'],
    },
  }),
};

export const claimFamilies = {
  /** an office demands money without a decision */
  office_claim: {
    ...officeClaim,
    recommended: [
      'assertive',
      'Sprawdź, czy należność istnieje i jak ją obliczono, i napisz, co się nie zgadza. Jeżeli jest słuszna, wybierz wariant 1 i proś o raty.',
    ],
  },
  /** UFG */
  statutory_fee: {
    ...statutoryFee,
    recommended: [
      'assertive',
      'Sprawdź, czy w tym czasie była polisa albo pojazd był sprzedany: wtedy opłaty nie ma. Jeżeli opłata jest słuszna, wybierz wariant 1.',
    ],
  },
  /** wezwanie do zapłaty grzywny lub kosztów sądowych */
  court_fine: {
    ...courtFine,
    recommended: agreeFirst('Grzywna jest prawomocna: zapłać albo proś sąd o raty.'),
  },
} as const satisfies Families;
