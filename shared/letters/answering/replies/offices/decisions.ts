import { cite } from '#shared/letters/answering/replies/cite.ts';
import { stopsBenefit } from '#shared/letters/answering/replies/kinds/endings.ts';
import { grantsRelief } from '#shared/letters/answering/replies/kinds/questions.ts';
import type { Families, Saying } from '#shared/letters/answering/replies/parts.ts';
import {
  agreeFirst,
  contestFirst,
} from '#shared/letters/answering/replies/recommendation/recommending.ts';
import { remedyFamily, type RemedyText } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap, ofSum, sumText } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { relief, remittedFine, resumption } from './relief.ts';

const files = `udostępnienie akt sprawy (${cite(law.administration.files)})`;

type Ruling = 'decyzja' | 'postanowienie' | 'orzeczenie';
const genitives = {
  decyzja: 'decyzji',
  postanowienie: 'postanowienia',
  orzeczenie: 'orzeczenia',
} as const satisfies Record<Ruling, string>;

export const refuses = /\b(?:odmawiam|odmawia sie|odmowi(?:c|ono)|o odmowie)\b/;

/** A reader who accepts a ruling carries it out; after a refusal there is nothing to carry out, only a new request. */
export const carryOut =
  (ruling: Ruling = 'decyzja') =>
  (facts: LetterFacts): Saying => {
    if (facts.financial.direction === 'to_receive') return acceptAward(ruling);
    if (ruling === 'decyzja' && stopsBenefit(facts)) return resumption;
    if (refuses.test(facts.view.spaced)) return askAnew(ruling);
    return doIt(ruling, 'ostateczn', isOrdered(facts));
  };

/** A part may be refused: the granted part is accepted nevertheless. */
export const acceptAward = (ruling: Ruling = 'decyzja'): Saying => ({
  paragraphs: [
    `Proszę o wykonanie ${genitives[ruling]}: przyznaną kwotę proszę wypłacić na rachunek podany w sprawie.`,
    `Gdyby rachunku zabrakło, podaję: ${gap('numer rachunku')}.`,
  ],
  requests: ['wypłatę przyznanej kwoty'],
  strategy: 'Przyjmujesz to, co przyznano, i podajesz rachunek.',
  pros: ['Pieniądze bez sporu.'],
  cons: [],
});

/** The ruling makes the reader pay or do something; a permit for a neighbour or a suspended case does not. */
const isOrdered = ({ view, financial }: Pick<LetterFacts, 'view' | 'financial'>): boolean =>
  financial.direction === 'to_pay' || orders.test(view.spaced);
const orders =
  /\b(?:nakazuj|nakladam|naklada|nalozyc|zobowiazuj|zobowiazac|wzywa|zakazuj|ustalam|okreslam|cofam|wstrzymuj)\w*/;

export const doIt = (
  ruling: Ruling,
  state: 'ostateczn' | 'prawomocn' = 'ostateczn',
  isToDo = true,
): Saying => ({
  paragraphs: [
    isToDo
      ? `Zastosuję się do ${genitives[ruling]} w terminie.`
      : `Nie zaskarżam ${genitives[ruling]}.`,
    `Proszę o informację, od kiedy ${ruling} jest ${state}${ruling === 'decyzja' ? 'a' : 'e'}, i o sprostowanie oczywistych omyłek, jeżeli urząd je zauważy (${cite(law.administration.correction)}).`,
  ],
  requests: [
    `potwierdzenie dnia, w którym ${ruling} ${ruling === 'decyzja' ? `stała się ${state}a` : `stało się ${state}e`}`,
  ],
  strategy: 'Zgadzasz się z urzędem i pytasz tylko, od kiedy rozstrzygnięcie jest pewne.',
  pros: ['Najkrótsza droga.', 'Bez kosztów.'],
  cons: [],
});

const askAnew = (ruling: Ruling): Saying => ({
  paragraphs: [
    `Po zapoznaniu się z treścią ${genitives[ruling]} zamierzam złożyć nowy wniosek. Proszę o wskazanie, co powinien zawierać, żeby urząd mógł go uwzględnić.`,
    'Proszę też o zwrot oryginałów dokumentów załączonych do sprawy.',
  ],
  requests: ['wskazanie, czego zabrakło we wniosku', 'zwrot oryginałów dokumentów'],
  strategy: 'Godzisz się z odmową i przygotowujesz nowy, lepszy wniosek.',
  pros: ['Bez sporu.', 'Nowy wniosek możesz złożyć w każdym czasie.'],
  cons: [],
});

/** A decision about money is followed by a request for relief, any other by carrying it out. */
export const yieldTo =
  (basis: string | null, of: string) =>
  (facts: LetterFacts): Saying =>
    sumText(facts) !== null &&
    facts.type.duties.includes('pay') &&
    !grantsRelief(facts) &&
    !stopsBenefit(facts)
      ? relief({ basis, of, remission: true })(facts)
      : carryOut()(facts);

export const kpaGrounds = [
  `Urząd oparł się na błędnych faktach (${cite(law.officeGrounds.truth, law.officeGrounds.wholeEvidence)}).`,
  `Urząd nie zbadał mojego dowodu albo nie przesłuchał świadka (${cite(law.officeGrounds.anyEvidence, law.officeGrounds.evidenceRequest)}).`,
  `Nie dano mi wypowiedzieć się przed decyzją (${cite(law.administration.hearingOfParty)}).`,
  `Zastosowano zły przepis albo odczytano go błędnie (${cite(law.officeGrounds.legality)}).`,
  `Uzasadnienie nie mówi, dlaczego tak zdecydowano (${cite(law.officeGrounds.reasons)}).`,
];

export const givesPart = (facts: LetterFacts) =>
  facts.financial.direction === 'to_receive' || grantsRelief(facts);

/** A reader who got a part contests the rest: contesting the whole would put the part at risk too. */
const challenged = (facts: LetterFacts): string =>
  givesPart(facts)
    ? 'zaskarżam decyzję w części, w której nie uwzględnia mojego wniosku,'
    : `zaskarżam w całości decyzję${ofSum(facts, ' dotyczącą kwoty ')}`;

export const kpaAppeal = (text: Partial<RemedyText> = {}) =>
  remedyFamily({
    name: 'odwołanie',
    heading: 'ODWOŁANIE OD DECYZJI',
    subject: 'decyzji',
    opening: (facts) =>
      `Na podstawie ${cite(law.administration.appealRight, law.administration.appealTerm)} ${challenged(facts)} i odwołuję się od niej.`,
    requests: ({ view }) => [
      refuses.test(view.spaced)
        ? 'uchylenie decyzji i uwzględnienie mojego wniosku w całości'
        : 'uchylenie decyzji i rozstrzygnięcie sprawy na moją korzyść',
      'ewentualnie uchylenie decyzji i przekazanie sprawy do ponownego rozpatrzenia',
    ],
    grounds: () => kpaGrounds,
    // A refusal orders nothing, so there is nothing whose execution could be stayed.
    besides: ({ view }) => [
      files,
      ...(refuses.test(view.spaced)
        ? []
        : [
            `wstrzymanie natychmiastowego wykonania decyzji, jeżeli nadano jej rygor (${cite(law.officeGrounds.appealStay)})`,
          ]),
    ],
    attachments: ['dowody powołane w odwołaniu'],
    agree: yieldTo(null, 'należności'),
    ...text,
  });

const adminDecision = kpaAppeal();

const adminOrder = remedyFamily({
  name: 'zażalenie',
  heading: 'ZAŻALENIE NA POSTANOWIENIE',
  subject: 'postanowienia',
  opening: () =>
    `Na podstawie ${cite(law.administration.complaintOnlyWhereGiven, law.administration.complaintTerm)} wnoszę zażalenie na postanowienie i zaskarżam je w całości.`,
  requests: () => ['uchylenie postanowienia w całości'],
  grounds: () =>
    kpaGrounds.slice(0, 4).map((ground) => ground.replace('przed decyzją', 'przed postanowieniem')),
  besides: [files, `wstrzymanie wykonania postanowienia (${cite(law.officeGrounds.orderStay)})`],
  attachments: ['dowody powołane w zażaleniu'],
  agree: (facts) =>
    /\bgrzywn\w* w celu przymuszenia/.test(facts.view.spaced)
      ? remittedFine
      : carryOut('postanowienie')(facts),
});

const reconsideration = remedyFamily({
  name: 'wniosek o ponowne rozpatrzenie sprawy',
  heading: 'WNIOSEK O PONOWNE ROZPATRZENIE SPRAWY',
  subject: 'decyzji',
  opening: () =>
    `Na podstawie ${cite(law.administration.reconsideration)} wnoszę o ponowne rozpatrzenie sprawy zakończonej tą decyzją.`,
  requests: () => ['uchylenie decyzji w całości i rozstrzygnięcie sprawy na moją korzyść'],
  grounds: () => kpaGrounds,
  besides: [files],
  gain: 'Ten sam organ zbada sprawę od nowa, bez opłaty.',
  attachments: ['dowody powołane we wniosku'],
  agree: yieldTo(null, 'należności'),
});

export const decisionFamilies = {
  admin_decision: { ...adminDecision, recommended: contestFirst('decyzją') },
  /** postanowienie with a zażalenie */
  admin_order: { ...adminOrder, recommended: contestFirst('postanowieniem') },
  /** a slip of the pen is put right: the decision itself stays as it is */
  correction_order: {
    ...adminOrder,
    recommended: agreeFirst('Postanowienie poprawia tylko omyłkę; reszty decyzji nie zmienia.'),
  },
  /** minister, SKO, rektor: wniosek o ponowne rozpatrzenie */
  reconsideration: { ...reconsideration, recommended: contestFirst('decyzją') },
} as const satisfies Families;
