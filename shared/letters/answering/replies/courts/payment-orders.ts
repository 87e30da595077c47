import { cite } from '#shared/letters/answering/replies/cite.ts';
import {
  amountGround,
  debtGrounds,
  groundIf,
  limitationGrounds,
} from '#shared/letters/answering/replies/letter-grounds.ts';
import type { Families } from '#shared/letters/answering/replies/parts.ts';
import { contestFirst } from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily } from '#shared/letters/answering/replies/remedy-family.ts';
import { ofSum } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';

import { askClaimant, copy, sides, spreadPayment } from './spread-payment.ts';

const objectionFee = 'dowód opłaty od sprzeciwu albo wniosek o zwolnienie od kosztów';

const paymentOrder = remedyFamily({
  name: 'sprzeciw',
  heading: 'SPRZECIW OD NAKAZU ZAPŁATY W POSTĘPOWANIU UPOMINAWCZYM',
  subject: 'nakazu zapłaty w postępowaniu upominawczym',
  parties: sides,
  opening: (facts) =>
    `Na podstawie ${cite(law.civilProcedure.orderOpposition)} wnoszę sprzeciw i zaskarżam nakaz zapłaty kwoty${ofSum(facts, ' ')} w całości, także co do odsetek i kosztów.`,
  requests: () => [
    'oddalenie powództwa w całości',
    'przeprowadzenie dowodów wskazanych w uzasadnieniu',
    'zasądzenie od powoda na moją rzecz kosztów procesu',
    'rozpoznanie sprawy także pod moją nieobecność',
  ],
  grounds: (facts) => [
    ...debtGrounds(facts),
    ...groundIf(
      facts,
      /cesj|przelew\w* wierzyteln|naby(?:l|cie|wca)|fundusz|wierzytelnosci/,
      `Powód nie wykazał, że kupił tę wierzytelność (${cite(law.debts.assignment)}).`,
    ),
    `Umowa zawiera niedozwolone postanowienia (${cite(law.debts.unfairTerms)}).`,
  ],
  besides: [
    'udostępnienie akt sprawy w czytelni sądu',
    `skierowanie stron do mediacji (${cite(law.civilProcedure.mediation)})`,
  ],
  gain: 'Nakaz traci moc w zaskarżonej części, a sąd zbada sprawę od początku.',
  attachments: [copy, 'dowody powołane w uzasadnieniu'],
  agree: spreadPayment(
    'SPRZECIW OD NAKAZU ZAPŁATY CO DO SPOSOBU ZAPŁATY',
    `${cite(law.civilProcedure.orderOpposition)} wnoszę sprzeciw i`,
  ),
  risks: ['Po sprzeciwie sprawa idzie dalej; przegrana oznacza wyższe koszty.'],
});

const epuOrder = remedyFamily({
  name: 'sprzeciw',
  heading: 'SPRZECIW OD NAKAZU ZAPŁATY (ELEKTRONICZNE POSTĘPOWANIE UPOMINAWCZE)',
  subject: 'nakazu zapłaty w elektronicznym postępowaniu upominawczym',
  parties: {
    reader: 'Strona pozwana',
    other: 'Strona powodowa',
    value: 'Wartość przedmiotu sporu',
  },
  opening: (facts) =>
    `Na podstawie ${cite(law.civilProcedure.orderOpposition, law.civilGrounds.epuRules)} wnoszę sprzeciw i zaskarżam nakaz zapłaty kwoty${ofSum(facts, ' ')} w całości.`,
  requests: () => [`umorzenie postępowania (${cite(law.civilProcedure.epuDiscontinued)})`],
  grounds: (facts) => [
    'Nie zgadzam się z żądaniem pozwu.',
    ...limitationGrounds(facts),
    'Należność jest zapłacona.',
    'Nie znam powoda i nie łączy mnie z nim żadna umowa.',
    amountGround(facts, 'odsetki lub koszty są za wysokie'),
  ],
  besides: ['doręczanie dalszych pism w postaci papierowej na adres podany na wstępie'],
  gain: 'Nakaz traci moc, a e-Sąd umarza sprawę.',
  attachments: [],
  agree: askClaimant,
  takesReasons: false,
  risks: ['Powód może wnieść zwykły pozew: odbieraj pocztę z sądu.'],
});

/** The order says that it rests on a bill of exchange or a cheque; other grounds and requests apply. */
const bill = /\bwek(?:sel|sl)|\bczek(?:u|iem|ow|i)?\b/;

const billGrounds = [
  'Weksel wypełniono niezgodnie z deklaracją wekslową.',
  'Podpis na wekslu nie jest mój.',
  `Jestem konsumentem, a do pozwu nie dołączono umowy i deklaracji (${cite(law.civilGrounds.promissoryConsumer)}).`,
];
const documentGrounds = [
  `Nie ma mojego pisemnego uznania długu ani przyjęcia rachunku (${cite(law.civilGrounds.promissoryDocuments)}).`,
];

const promissoryOrder = remedyFamily({
  name: 'zarzuty',
  heading: 'ZARZUTY OD NAKAZU ZAPŁATY W POSTĘPOWANIU NAKAZOWYM',
  subject: 'nakazu zapłaty w postępowaniu nakazowym',
  parties: sides,
  opening: (facts) =>
    `Na podstawie ${cite(law.civilProcedure.promissoryObjections)} wnoszę zarzuty i zaskarżam nakaz zapłaty kwoty${ofSum(facts, ' ')} w całości.`,
  requests: (facts) => [
    'uchylenie nakazu zapłaty w całości i oddalenie powództwa',
    'przeprowadzenie dowodów wskazanych w uzasadnieniu',
    ...groundIf(
      facts,
      bill,
      `wstrzymanie wykonania nakazu zapłaty (${cite(law.civilProcedure.promissoryStay)})`,
    ),
    'zasądzenie od powoda kosztów procesu',
  ],
  grounds: (facts) => [
    ...(bill.test(facts.view.spaced) ? billGrounds : documentGrounds),
    'Dług jest spłacony w całości lub w części; dowody w załączeniu.',
    amountGround(facts, 'odsetki lub koszty są za wysokie'),
    ...limitationGrounds(facts),
  ],
  besides: [
    `ograniczenie zabezpieczenia (${cite(law.civilGrounds.promissorySecurityLimit)})`,
    'zwolnienie mnie od kosztów sądowych; oświadczenie o stanie majątkowym załączam',
  ],
  gain: 'Sąd zbada sprawę na rozprawie.',
  attachments: [copy, 'dowód opłaty od zarzutów albo wniosek o zwolnienie od kosztów', 'dowody'],
  agree: (facts) => ({
    ...spreadPayment(
      'ZARZUTY OD NAKAZU ZAPŁATY CO DO SPOSOBU ZAPŁATY',
      `${cite(law.civilProcedure.promissoryObjections)} wnoszę zarzuty i`,
    )(facts),
    attachments: [
      copy,
      'dowód opłaty od zarzutów albo wniosek o zwolnienie od kosztów',
      'dowody dochodów',
    ],
  }),
  risks: [
    'Nakaz od wydania pozwala zabezpieczyć majątek; zarzuty tego nie cofają.',
    'Od zarzutów jest opłata.',
  ],
});

const defaultJudgment = remedyFamily({
  name: 'sprzeciw',
  heading: 'SPRZECIW OD WYROKU ZAOCZNEGO',
  subject: 'wyroku zaocznego',
  parties: sides,
  opening: (facts) =>
    `Na podstawie ${cite(law.civilProcedure.defaultOpposition)} wnoszę sprzeciw i zaskarżam w całości wyrok zaoczny${ofSum(facts, ' zasądzający ode mnie kwotę ')}.`,
  requests: () => [
    'uchylenie wyroku zaocznego i oddalenie powództwa',
    'przeprowadzenie dowodów wskazanych w uzasadnieniu',
    `zawieszenie rygoru natychmiastowej wykonalności (${cite(law.civilProcedure.defaultStay)})`,
    'zasądzenie od powoda kosztów procesu',
  ],
  grounds: (facts) => [
    'Pozwu mi nie doręczono: moje miejsce zamieszkania było wtedy pod innym adresem; dowód w załączeniu.',
    'Niestawiennictwo nie było z mojej winy; dowód w załączeniu.',
    'Wyjaśnienia na piśmie są już w aktach.',
    ...debtGrounds(facts),
  ],
  besides: [
    'zwolnienie mnie od kosztów sądowych; oświadczenie o stanie majątkowym załączam',
    'udostępnienie akt sprawy',
  ],
  gain: 'Sąd zbada sprawę od początku.',
  attachments: [copy, objectionFee, 'dowody'],
  agree: (facts) => ({
    ...spreadPayment(
      'SPRZECIW OD WYROKU ZAOCZNEGO CO DO SPOSOBU ZAPŁATY',
      `${cite(law.civilProcedure.defaultOpposition)} wnoszę sprzeciw i`,
      'wyrok',
    )(facts),
    attachments: [copy, objectionFee, 'dowody dochodów i stałych wydatków'],
  }),
  risks: [
    'Koszty wyroku zaocznego zostają po Twojej stronie.',
    'Komornika wstrzyma dopiero postanowienie sądu.',
  ],
});

export const paymentOrderFamilies = {
  /** nakaz zapłaty, postępowanie upominawcze */
  payment_order: { ...paymentOrder, recommended: contestFirst('nakazem') },
  /** nakaz zapłaty e-Sądu */
  epu: { ...epuOrder, recommended: contestFirst('nakazem') },
  /** nakaz zapłaty, postępowanie nakazowe */
  promissory_order: { ...promissoryOrder, recommended: contestFirst('nakazem') },
  /** wyrok zaoczny */
  default_judgment: { ...defaultJudgment, recommended: contestFirst('wyrokiem') },
} as const satisfies Families;
