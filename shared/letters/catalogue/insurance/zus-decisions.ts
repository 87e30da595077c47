import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { civilProcedure, socialInsurance, courtCosts } = law;

/** What letters of ZUS share. */
export const zus = {
  issuer: 'zus',
  sender: [words(4, 'zaklad* ubezpieczen spolecznych', 'zus')],
  specialization: 'ubezpieczenia społeczne',
  freeHelp: ['zus', 'legal_aid'],
} as const satisfies Partial<DocumentType>;

/** The appeal to the court, lodged through the ZUS branch. */
export const zusAppeal = {
  name: 'odwołanie',
  term: { amount: 1, unit: 'months' },
  addressee: 'sąd pracy i ubezpieczeń społecznych wskazany w pouczeniu',
  via: 'jednostka ZUS, która wydała decyzję',
  form: 'pismo albo ustnie do protokołu w ZUS',
  next: 'wyrok sądu, potem apelacja (30 zł)',
  law: [socialInsurance.appealRoute, civilProcedure.socialInsuranceAppeal],
} as const;
const appealLaw = [
  civilProcedure.socialInsuranceLate,
  courtCosts.socialInsurance,
  courtCosts.socialInsuranceAppeal,
] as const;

/** Decisions of ZUS that go to the labour court. */
export const zusDecisionTypes = [
  kindOf({
    ...zus,
    id: 'zus-decyzja-skladki',
    code: 'decyzja_zus',
    label: 'Decyzja ZUS o zadłużeniu z tytułu składek',
    title: [words(8, 'decyzja'), words(2, 'zadluzeni*', 'zaleglosc*', 'skladek')],
    act: [
      words(3, 'dluzni* … sklad*', 'zadluzeni* … sklad*', 'zaleglosc* … sklad*'),
      words(3, 'tytulu skladek', 'tytulu nieoplaconych skladek'),
    ],
    remedy: remedyOf(zusAppeal),
    level: 'HIGH',
    duties: ['remedy', 'pay', 'relief'],
    reply: 'zus_decision',
    meaning: 'ZUS rozstrzygnął o Twoich składkach i ich wysokości.',
    consequence: 'Decyzja uprawomocni się i ZUS skieruje należność do egzekucji.',
    law: [
      ...appealLaw,
      socialInsurance.limitation,
      socialInsurance.instalments,
      socialInsurance.remission,
    ],
  }),
  kindOf({
    ...zus,
    id: 'zus-zwrot-swiadczenia',
    code: 'decyzja_zus',
    label: 'Decyzja ZUS o zwrocie świadczenia',
    title: [words(8, 'decyzja')],
    act: [
      words(9, 'nienaleznie pobran*', 'nienaleznego swiadczenia'),
      words(3, 'zobowiazuj* … zwrot*', 'do zwrotu'),
    ],
    remedy: remedyOf(zusAppeal),
    level: 'HIGH',
    duties: ['remedy', 'pay', 'relief', 'gather_evidence'],
    reply: 'zus_refund',
    meaning: 'ZUS uznał, że wypłacił za dużo, i chce zwrotu pieniędzy.',
    consequence: 'Decyzja stanie się prawomocna, a ZUS potrąci lub ściągnie pieniądze.',
    law: [
      ...appealLaw,
      socialInsurance.unduePayment,
      socialInsurance.unduePaymentRelief,
      socialInsurance.pensionOverpaid,
    ],
  }),
  kindOf({
    ...zus,
    id: 'zus-decyzja-swiadczenie',
    code: 'decyzja_zus',
    label: 'Decyzja ZUS w sprawie świadczenia',
    counsel: 'advised',
    title: [words(8, 'decyzja')],
    act: [
      words(
        4,
        'odmawia* … zasil*',
        'odmawia* … rent*',
        'odmawia* … emerytur*',
        'odmawia* … swiadcz*',
        'odmawia* … ubezpiecz*',
        'przyznaj* … zasil*',
        'przyznaj* … rent*',
        'przyznaj* … emerytur*',
        'przyznaj* … swiadcz*',
        'wstrzymuj* … zasil*',
        'wstrzymuj* … rent*',
        'wstrzymuj* … swiadcz*',
        'zobowiazuj* … zasil*',
        'zobowiazuj* … swiadcz*',
        'ustala* … emerytur*',
        'przelicza* … emerytur*',
      ),
    ],
    body: [
      words(
        2,
        'zasil* chorobow*',
        'zasil* macierzynsk*',
        'zasil* opiekuncz*',
        'emerytur*',
        'rent*',
      ),
    ],
    remedy: remedyOf(zusAppeal),
    level: 'MEDIUM',
    duties: ['remedy', 'pay', 'relief', 'gather_evidence'],
    reply: 'zus_decision',
    meaning: 'ZUS rozstrzygnął o Twoim świadczeniu. Możesz odwołać się do sądu bez opłat.',
    consequence: 'Decyzja stanie się prawomocna i trudno będzie ją podważyć.',
    law: [
      ...appealLaw,
      socialInsurance.newFacts,
      socialInsurance.medicalObjectionFirst,
      socialInsurance.sickLeaveWork,
    ],
    concernsMoney: false,
  }),
];
