import { cite } from '#shared/letters/answering/replies/cite.ts';
import {
  groundIf,
  otherGround,
  reasonsGiven,
} from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { answersTo } from '#shared/letters/answering/replies/points/listed-points.ts';
import {
  asAsked,
  askFirst,
} from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { seeFiles } from './notices.ts';

/** The office may prolong a term that it set itself, on a request made before the term ends. */
export const moreTime = (basis: string): Saying => ({
  heading: 'WNIOSEK O PRZEDŁUŻENIE TERMINU',
  paragraphs: [`Proszę o przedłużenie wyznaczonego terminu o ${gap('liczba')} dni${basis}.`],
  grounds: [
    'Czekam na dokumenty z banku, od kontrahenta lub z biura rachunkowego.',
    'Choruję lub jestem w podróży; dowód w załączeniu.',
    'Dokumentów jest dużo i ich zebranie wymaga czasu.',
  ],
  requests: ['przedłużenie terminu', 'udostępnienie akt sprawy'],
  attachments: ['dowód przyczyny'],
  strategy:
    'Prosisz urząd o więcej czasu. Termin wyznaczył sam urząd, więc może go przedłużyć. Wyślij, zanim termin minie.',
  pros: ['Zwykle uwzględniane, gdy powód jest konkretny.'],
  cons: ['Dopóki urząd się nie zgodzi, obowiązuje stary termin.'],
});

type Explained = {
  /** Who may prolong the term and by which article. */
  basis?: string;
  heading?: string;
  stand?: string;
  requests?: readonly string[];
  /** What gains time when the letter sets no term. */
  without?: Saying;
  /** What differs in the letter of a reader who agrees. */
  agree?: Partial<Saying>;
};

/** Calls of offices: explain and correct, explain and keep the position, ask for time. */
export const explanations = (
  subject: string,
  agreed: readonly string[],
  grounds: readonly string[] | ((facts: LetterFacts) => readonly string[]),
  {
    basis = '',
    heading = 'STANOWISKO W SPRAWIE',
    stand = 'Odpowiadam na pismo. Nie zgadzam się z jego założeniami w zakresie zaznaczonym niżej.',
    requests = [
      'zakończenie sprawy bez dalszych czynności',
      'wskazanie podstawy prawnej dalszych żądań',
    ],
    without = seeFiles,
    agree = {},
  }: Explained = {},
): Replies => ({
  subject,
  say: (facts) => ({
    cooperative: {
      heading: 'WYJAŚNIENIA',
      paragraphs: ['Odpowiadam na pismo i składam wyjaśnienia.', ...answersTo(facts)],
      grounds: agreed,
      attachments: ['kopie żądanych dokumentów'],
      strategy: 'Odpowiadasz w całości i w terminie; błąd poprawiasz od razu.',
      pros: ['Zwykle kończy sprawę.'],
      cons: ['Trzeba szybko zebrać dokumenty.'],
      ...agree,
    },
    assertive: {
      heading,
      paragraphs: [stand],
      grounds: [
        ...(typeof grounds === 'function' ? grounds(facts) : grounds),
        ...reasonsGiven(facts),
        otherGround,
      ],
      requests,
      attachments: ['dowody'],
      strategy: 'Odpowiadasz w terminie i mówisz, dlaczego urząd nie ma racji.',
      pros: ['Twoje stanowisko jest w aktach.'],
      cons: ['Urząd może prowadzić sprawę dalej.'],
    },
    delay: facts.terms.length > 0 ? moreTime(basis) : without,
  }),
});

/** Why a declaration stands as it was filed; what the letter does not speak of is left out. */
export const declarationHolds = (facts: LetterFacts): string[] => [
  'Deklaracja jest prawidłowa; dowody w załączeniu.',
  ...groundIf(
    facts,
    /\bprzychod|\bdochod/,
    'Przychód był zwolniony z podatku albo nie jest przychodem.',
  ),
  ...groundIf(facts, /\bulg/, 'Ulga mi przysługuje.'),
  ...groundIf(
    facts,
    /\bportal|\bplatform|internet|dzialalnosci? nierejestr|przypisan/,
    'Sprzedaż lub działalność nie była moja.',
  ),
];

const taxCall = explanations(
  'wezwania do wyjaśnień',
  [
    `Składam korektę deklaracji i dopłacam różnicę z odsetkami (${cite(law.taxes.correction)}).`,
    'Deklaracja jest prawidłowa; dokumenty w załączeniu.',
  ],
  declarationHolds,
  { basis: ` (${cite(law.taxes.call)})` },
);

/** No declaration was made at all: it is made up for, or the reader says why none was due. */
const missingReturn = explanations(
  'wezwania do złożenia deklaracji',
  [
    'Składam brakującą deklarację i wpłacam podatek z odsetkami.',
    'Deklaracja nie była potrzebna; dokumenty w załączeniu.',
  ],
  [
    'Deklarację złożono; potwierdzenie w załączeniu.',
    'Podatku nie ma, na przykład zakup potwierdza faktura; dokument w załączeniu.',
    'Obowiązek ciąży na innej osobie; dowód w załączeniu.',
  ],
  { basis: ` (${cite(law.taxes.call)})`, agree: { attachments: ['deklaracja albo dokumenty'] } },
);

/** While proceedings run the declaration cannot be corrected: evidence takes the place of a correction. */
const taxProceeding = explanations(
  'postanowienia o wszczęciu postępowania podatkowego',
  [
    'Dokumenty dotyczące sprawy załączam.',
    'Dokumenty ma biuro rachunkowe lub kontrahent; wskazuję je wyżej.',
  ],
  (facts) => [
    ...declarationHolds(facts),
    `Zobowiązanie jest przedawnione (${cite(law.taxes.limitation)}).`,
  ],
  {
    heading: 'STANOWISKO STRONY I WNIOSKI DOWODOWE',
    stand: 'Zajmuję stanowisko w sprawie objętej wszczętym postępowaniem.',
    requests: [
      `przeprowadzenie wskazanych dowodów (${cite(law.taxes.evidenceRequest)})`,
      'zakończenie postępowania bez określania zobowiązania',
    ],
    agree: {
      heading: 'WYJAŚNIENIA STRONY',
      attachments: ['dokumenty dotyczące sprawy'],
      strategy: 'Składasz wyjaśnienia i dokumenty, zanim urząd zdecyduje.',
      pros: ['Urząd ma Twoje dowody na początku.'],
      cons: [`Korekta teraz nie działa (${cite(law.taxes.correctionSuspended)}).`],
    },
  },
);

const taxEvidence = explanations(
  'zawiadomienia o prawie wypowiedzenia się co do dowodów',
  [
    'Dowody są mi znane i nie mam do nich uwag.',
    'Składam korektę, jeżeli przepisy na nią pozwalają.',
  ],
  [
    `Wnoszę o przesłuchanie świadka (${cite(law.taxes.evidenceRequest)}).`,
    'Dowód z akt jest sprzeczny z dokumentami, które załączam.',
    `Wyciągnięto błędny wniosek z dowodów (${cite(law.officeGrounds.taxAssessment)}).`,
  ],
  {
    stand: 'Wypowiadam się co do zebranych dowodów. Powody zaznaczam niżej.',
    requests: [
      'przeprowadzenie dowodów wskazanych w uzasadnieniu',
      'uwzględnienie mojego stanowiska w decyzji',
    ],
  },
);

export const taxCallFamilies = {
  /** czynności sprawdzające, wyjaśnienia, korekta */
  tax_call: { ...taxCall, recommended: asAsked },
  /** deklaracja, której nie złożono */
  missing_return: { ...missingReturn, recommended: asAsked },
  /** postanowienie o wszczęciu postępowania podatkowego */
  tax_proceeding: {
    ...taxProceeding,
    recommended: [
      'cooperative',
      'Złóż dowody od razu. Gdy nie znasz zarzutów urzędu, obejrzyj najpierw akta (wariant 3).',
    ],
  },
  /** art. 200 OP: the last chance to comment on the evidence */
  tax_evidence: {
    ...taxEvidence,
    recommended: askFirst(
      'To ostatni moment na dowody przed decyzją: obejrzyj akta. Jeżeli masz gotowe uwagi, wyślij wariant 2.',
    ),
  },
} as const satisfies Families;
