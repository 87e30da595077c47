import { cite } from '#shared/letters/answering/replies/cite.ts';
import { claimGrounds, debtGrounds } from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families, Replies } from '#shared/letters/answering/replies/parts.ts';
import { askFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { contest, documents, settle } from './debt-sayings.ts';

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
    delay: documents(
      facts,
      asked,
      usual === debtGrounds ? undefined : 'wskazanie podstawy żądania',
    ),
  }),
});

const assigned = [
  `Nie wykazano, że wierzytelność przeszła na wskazanego wierzyciela i że nadawca działa w jego imieniu (${cite(law.debts.assignment, law.civilGrounds.assignmentProof)}).`,
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
    'W części tego okresu lokal nie był już mój albo opłaty należą do innej osoby.',
    'Wpłaty zaliczono na inny okres niż wskazany w tytule przelewu.',
  ],
  ['przesłanie kartoteki opłat za ten okres'],
  undefined,
  claimGrounds,
);
const privateParking = claim(
  'wezwania do zapłaty za parkowanie',
  [
    'Pojazdem kierował ktoś inny; operator nie wykazał, kto zawarł umowę.',
    'Regulamin parkingu był niewidoczny.',
    'Mam bilet lub dowód prawa do postoju; dowód w załączeniu.',
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
    'Część subwencji jest już zwrócona; dowód w załączeniu.',
  ],
  ['wskazanie, którego warunku programu nie spełniono i z jakich danych to wynika'],
  'WYJAŚNIENIA BENEFICJENTA',
  () => ['Należność jest zapłacona; dowód wpłaty jest w załączeniu.'],
);
const telecom = claim(
  'wezwania operatora',
  [
    'Usługa nie działała lub nie było jej zamówienia; składam reklamację.',
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
