import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Saying } from '#shared/letters/answering/replies/parts.ts';
import { remedyFamily, type RemedyText } from '#shared/letters/answering/replies/remedy-family.ts';
import { gap, ofSum, sumText } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { relief } from './relief.ts';

const files = `udostępnienie akt sprawy (${cite(law.administration.files)})`;

type Ruling = 'decyzja' | 'postanowienie' | 'orzeczenie';
const genitives = {
  decyzja: 'decyzji',
  postanowienie: 'postanowienia',
  orzeczenie: 'orzeczenia',
} as const satisfies Record<Ruling, string>;

const refuses = /\b(?:odmawiam|odmawia sie|odmowi(?:c|ono)|o odmowie)\b/;

/** A reader who accepts a ruling carries it out; after a refusal there is nothing to carry out, only a new request. */
export const carryOut =
  (ruling: Ruling = 'decyzja') =>
  ({ view, financial }: LetterFacts): Saying =>
    financial.direction === 'to_receive'
      ? acceptAward(ruling)
      : refuses.test(view.spaced)
        ? askAnew(ruling)
        : doIt(ruling);

/** A part may be refused: the granted part is accepted nevertheless. */
export const acceptAward = (ruling: Ruling = 'decyzja'): Saying => ({
  paragraphs: [
    `Nie zaskarżam ${genitives[ruling]}. Przyznaną kwotę proszę wypłacić na rachunek podany w sprawie.`,
    `Gdyby rachunku zabrakło, podaję: ${gap('numer rachunku')}.`,
  ],
  requests: ['wypłatę przyznanej kwoty'],
  strategy: 'Przyjmujesz to, co przyznano, i podajesz rachunek.',
  pros: ['Pieniądze bez sporu.'],
  cons: [],
});

const doIt = (ruling: Ruling): Saying => ({
  paragraphs: [
    `Nie zaskarżam ${genitives[ruling]} i zastosuję się do ${ruling === 'decyzja' ? 'niej' : 'niego'} w terminie.`,
    `Proszę o informację, od kiedy ${ruling} jest ${ruling === 'decyzja' ? 'ostateczna' : 'ostateczne'}, i o sprostowanie oczywistych omyłek, jeżeli urząd je zauważy (${cite(law.administration.correction)}).`,
  ],
  requests: [
    `potwierdzenie dnia, w którym ${ruling} ${ruling === 'decyzja' ? 'stała się ostateczna' : 'stało się ostateczne'}`,
  ],
  strategy: 'Zgadzasz się z urzędem i pytasz tylko o dzień ostateczności.',
  pros: ['Najkrótsza droga.', 'Bez kosztów.'],
  cons: [],
});

const askAnew = (ruling: Ruling): Saying => ({
  paragraphs: [
    `Nie zaskarżam ${genitives[ruling]}. Zamierzam złożyć nowy wniosek i proszę o wskazanie, co powinien zawierać, żeby urząd mógł go uwzględnić.`,
    'Proszę też o zwrot oryginałów dokumentów, które załączyłem/załączyłam.',
  ],
  requests: ['wskazanie, czego zabrakło we wniosku', 'zwrot oryginałów dokumentów'],
  strategy: 'Godzisz się z odmową i przygotowujesz nowy, lepszy wniosek.',
  pros: ['Bez sporu.', 'Nowy wniosek możesz złożyć w każdym czasie.'],
  cons: [],
});

/** A decision about money is followed by a request for relief, any other by carrying it out. */
const yieldTo =
  (basis: string | null, of: string) =>
  (facts: LetterFacts): Saying =>
    sumText(facts) !== null && facts.type.duties.includes('pay')
      ? relief({ basis, of, remission: true })(facts)
      : carryOut()(facts);

export const kpaGrounds = [
  `Urząd oparł się na błędnych faktach (${cite(law.officeGrounds.truth, law.officeGrounds.wholeEvidence)}).`,
  `Urząd nie zbadał mojego dowodu albo nie przesłuchał świadka (${cite(law.officeGrounds.anyEvidence, law.officeGrounds.evidenceRequest)}).`,
  `Nie dano mi wypowiedzieć się przed decyzją (${cite(law.administration.hearingOfParty)}).`,
  `Zastosowano zły przepis albo złą kwotę (${cite(law.officeGrounds.legality)}).`,
  `Uzasadnienie nie mówi, dlaczego tak zdecydowano (${cite(law.officeGrounds.reasons)}).`,
];

/** A reader who got a part contests the rest: contesting the whole would put the part at risk too. */
const challenged = (facts: LetterFacts): string =>
  facts.financial.direction === 'to_receive'
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
    besides: [
      files,
      `wstrzymanie natychmiastowego wykonania decyzji, jeżeli nadano jej rygor (${cite(law.officeGrounds.appealStay)})`,
    ],
    attachments: ['dowody powołane w odwołaniu'],
    agree: yieldTo(null, 'należności'),
    ...text,
  });

export const adminDecision = kpaAppeal();

/** A coercive fine falls away when the duty is done (book: administrative enforcement). */
const remittedFine: Saying = {
  heading: 'INFORMACJA O WYKONANIU OBOWIĄZKU I WNIOSEK O UMORZENIE GRZYWNY',
  paragraphs: [
    `Informuję o wykonaniu obowiązku dnia ${gap('data')}: ${gap('co zrobiono')}. Proszę o umorzenie niezapłaconej grzywny (${cite(law.administrativeEnforcement.compulsionRemitted)}).`,
  ],
  requests: ['umorzenie grzywny w celu przymuszenia', 'zakończenie egzekucji obowiązku'],
  attachments: ['dowód wykonania obowiązku'],
  strategy: 'Wykonujesz obowiązek: wtedy niezapłacona grzywna odpada.',
  pros: ['Bez grzywny i dalszej egzekucji.'],
  cons: ['Obowiązek trzeba naprawdę wykonać.'],
};

export const adminOrder = remedyFamily({
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

const courtComplaint = (text: Partial<RemedyText> = {}) =>
  remedyFamily({
    name: 'skarga do sądu administracyjnego',
    heading: 'SKARGA DO WOJEWÓDZKIEGO SĄDU ADMINISTRACYJNEGO',
    subject: 'decyzji ostatecznej',
    parties: { reader: 'Skarżący/Skarżąca', needsPesel: true },
    opening: (facts) =>
      `Na podstawie ${cite(law.officeGrounds.courtComplaintRight, law.administration.courtComplaint)} wnoszę skargę na decyzję${ofSum(facts, ' dotyczącą kwoty ')} i zaskarżam ją w całości.`,
    requests: () => [
      'uchylenie zaskarżonej decyzji',
      'zasądzenie na moją rzecz kosztów postępowania',
    ],
    grounds: () => [...kpaGrounds, 'Organ odwoławczy nie odniósł się do moich zarzutów.'],
    besides: [
      `wstrzymanie wykonania decyzji (${cite(law.administration.courtStay)})`,
      'przyznanie prawa pomocy (formularz PPF w załączeniu)',
    ],
    gain: 'Decyzję sprawdzi niezależny sąd.',
    attachments: ['odpis skargi', 'dowód wpisu albo wniosek o prawo pomocy'],
    agree: yieldTo(null, 'należności'),
    risks: ['Skarga sama nie wstrzymuje wykonania decyzji.', 'Od skargi jest zwykle wpis.'],
    ...text,
  });

export const finalDecision = courtComplaint();

/** An authority without a higher one: its decision goes straight to the administrative court. */
export const singleInstance = courtComplaint({
  subject: 'decyzji',
  grounds: () => kpaGrounds,
});

export const competitionDecision = remedyFamily({
  name: 'odwołanie',
  heading: 'ODWOŁANIE OD DECYZJI PREZESA UOKIK',
  subject: 'decyzji Prezesa UOKiK',
  to: { name: 'Sąd Okręgowy w Warszawie – Sąd Ochrony Konkurencji i Konsumentów', via: 'sender' },
  parties: { reader: 'Powód/Powódka (odwołujący się)' },
  opening: (facts) =>
    `Na podstawie ${cite(law.inspections.competitionAppeal)} zaskarżam w całości decyzję${ofSum(facts, ' dotyczącą kwoty ')} i odwołuję się od niej.`,
  requests: () => ['uchylenie albo zmianę decyzji', 'zasądzenie kosztów procesu'],
  grounds: () => [
    'Zarzucane zachowanie nie miało miejsca.',
    'Prezes UOKiK błędnie ocenił skutki zachowania.',
    'Kara jest za wysoka.',
  ],
  besides: ['wstrzymanie wykonania decyzji', 'udostępnienie akt sprawy'],
  gain: 'Decyzję sprawdzi niezależny sąd.',
  attachments: ['odpis odwołania', 'dowód opłaty'],
  agree: yieldTo(null, 'kary'),
});

export const reconsideration = remedyFamily({
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
