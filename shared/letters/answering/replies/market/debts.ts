import { cite } from '#shared/letters/answering/replies/cite.ts';
import {
  claimGrounds,
  debtGrounds,
  otherGround,
} from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies, Saying } from '#shared/letters/answering/replies/parts.ts';
import { askFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { gap, notAcknowledged, ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

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
    'Prośba o raty bywa odczytana jako uznanie długu: najpierw sprawdź, czy dług się nie przedawnił.',
  ],
});

export const documents = (facts: LetterFacts, extra: readonly string[] = []): Saying => ({
  heading: 'WEZWANIE DO PRZEDSTAWIENIA DOKUMENTÓW',
  paragraphs: [
    `Zanim odpowiem na żądanie${ofSum(facts, ' zapłaty ')}, proszę o dokumenty. Bez nich nie da się sprawdzić, czy i ile się należy.`,
    notAcknowledged,
  ],
  requests: [
    'przesłanie umowy lub innego źródła długu',
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
    `Nie uznaję żądania${ofSum(facts, ' zapłaty ')}: kwestionuję je co do zasady i wysokości.`,
  ],
  requests: [
    'zaniechanie dochodzenia tej kwoty',
    'przesłanie umowy i pełnego rozliczenia',
    'nieprzekazywanie moich danych do biura informacji gospodarczej, bo należność jest sporna',
  ],
  grounds: [...grounds, ...usual(facts), otherGround],
  attachments: ['dowody wpłat lub inne dokumenty'],
  strategy: 'Mówisz, że się nie zgadzasz i dlaczego; druga strona musi udowodnić dług.',
  pros: ['Nie uznajesz długu.', 'Spór jest na piśmie.'],
  cons: ['Jeżeli dług jest pewny, odsetki rosną, a sprawa może trafić do sądu.'],
});

const claim = (
  subject: string,
  grounds: readonly string[] = [],
  asked: readonly string[] = [],
  heading = 'ODPOWIEDŹ NA WEZWANIE DO ZAPŁATY',
  usual = debtGrounds,
): Replies => ({
  subject,
  say: (facts) => ({
    cooperative: settle(facts),
    assertive: contest(facts, heading, grounds, usual),
    delay: documents(facts, asked),
  }),
});

const assigned = [
  `Nadawca nie wykazał, że kupił tę wierzytelność (${cite(law.debts.assignment, law.civilGrounds.assignmentProof)}).`,
  `Zawiadomienia nie przysłał pierwotny wierzyciel (${cite(law.debts.assignmentNotice)}).`,
];

const paymentDemand = claim('wezwania do zapłaty');
const assignment = claim(
  'zawiadomienia o przelewie wierzytelności',
  assigned,
  [
    'przesłanie umowy przelewu z wyciągiem obejmującym ten dług',
    'potwierdzenie przelewu przez pierwotnego wierzyciela',
  ],
  'ODPOWIEDŹ NA ZAWIADOMIENIE O PRZELEWIE',
);
const cooperativeArrears = claim(
  'wezwania do zapłaty opłat za lokal',
  [
    'W części tego okresu nie mieszkałem/mieszkałam w lokalu.',
    'Wpłaty zaliczono na inny okres niż wskazany w tytule przelewu.',
  ],
  ['przesłanie kartoteki opłat za ten okres'],
  undefined,
  claimGrounds,
);
const privateParking = claim(
  'wezwania do zapłaty za parkowanie',
  [
    'Nie kierowałem/kierowałam pojazdem; operator nie wykazał, kto zawarł umowę.',
    'Regulamin parkingu był niewidoczny.',
    'Miałem/miałam bilet lub prawo do postoju; dowód w załączeniu.',
    `Opłata jest rażąco wysoka (${cite(law.debts.contractPenalty)}).`,
  ],
  ['przesłanie zdjęć i regulaminu'],
  'REKLAMACJA',
);
const insurerRecourse = claim(
  'wezwania do zwrotu odszkodowania (regres)',
  [
    `Nie zachodzi żadna z przyczyn regresu z ${cite(law.finance.recourse)}.`,
    'Szkodę policzono za wysoko.',
    `Poszkodowany przyczynił się do szkody (${cite(law.finance.contributoryFault)}).`,
  ],
  ['przesłanie pełnych akt szkody', 'wskazanie podstawy regresu z ustawy'],
  undefined,
  claimGrounds,
);
const subsidyRefund = claim(
  'wezwania do zwrotu subwencji',
  [
    'Warunki programu były spełnione; dokumenty w załączeniu.',
    'Kwotę do zwrotu policzono błędnie.',
    'Część subwencji już zwróciłem/zwróciłam; dowód w załączeniu.',
  ],
  ['wskazanie, którego warunku programu nie spełniono i z jakich danych to wynika'],
  'WYJAŚNIENIA BENEFICJENTA',
  () => ['Zapłaciłem/zapłaciłam; dowód wpłaty jest w załączeniu.'],
);
const telecom = claim(
  'wezwania operatora',
  [
    'Usługa nie działała lub jej nie zamawiałem/zamawiałam; składam reklamację.',
    'Umowa wygasła albo została wypowiedziana.',
    'Kara za zerwanie umowy jest wyższa niż ulga pozostała do jej końca.',
  ],
  ['przesłanie faktur i wykazu usług'],
  'REKLAMACJA',
);

const debtFirst = askFirst(
  'Żądanie to jeszcze nie wyrok. Zanim zapłacisz, zobacz umowę i rozliczenie.',
);

export const debtFamilies = {
  payment_demand: { ...paymentDemand, recommended: debtFirst },
  /** cesja */
  assignment: { ...assignment, recommended: debtFirst },
  /** regres */
  insurer_recourse: { ...insurerRecourse, recommended: debtFirst },
  /** PFR */
  subsidy_refund: {
    ...subsidyRefund,
    recommended: [
      'assertive',
      'Możesz złożyć wyjaśnienia w terminie z pisma. To nie jest decyzja urzędu, spór rozstrzyga sąd.',
    ],
  },
  telecom: { ...telecom, recommended: debtFirst },
  private_parking: {
    ...privateParking,
    recommended: [
      'assertive',
      'To prywatne żądanie, nie mandat: operator musi wykazać, kto zawarł umowę. Jeżeli opłata jest słuszna, wybierz wariant 1.',
    ],
  },
  /** zaległe opłaty za mieszkanie */
  cooperative: { ...cooperativeArrears, recommended: debtFirst },
} as const satisfies Families;
