import { cite } from '#shared/letters/answering/replies/cite.ts';
import type { Saying } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

export const isSecurity = ({ type }: LetterFacts) => type.id === 'postanowienie-zabezpieczenie';
/** The court secured the reader's own claim: the other party has to obey. */
const isSecuredForReader = (facts: LetterFacts) => isSecurity(facts) && facts.role === 'claimant';

const againstSecurity = [
  'Druga strona nie uprawdopodobniła roszczenia.',
  'Nie ma obawy, że bez zabezpieczenia wyroku nie da się wykonać.',
  'Zabezpieczenie obciąża mnie ponad potrzebę; dowody dochodów i wydatków w załączeniu.',
];
const forMoreSecurity = [
  'Moje roszczenie jest uprawdopodobnione w całości; dowody w załączeniu.',
  'Zabezpieczona kwota nie wystarcza na usprawiedliwione potrzeby; rachunki w załączeniu.',
  'Możliwości zarobkowe drugiej strony oceniono za nisko; dowody w załączeniu.',
];

const meansGrounds = [
  'Moje dochody i oszczędności policzono za wysoko; dowody w załączeniu.',
  'Pominięto moje stałe wydatki, chorobę albo osoby na utrzymaniu.',
  'Sytuacja zmieniła się po złożeniu wniosku; dowody w załączeniu.',
];
const ofMeans =
  /\bzwolni(?:eni\w*|c) (?:\w+ ){0,3}od (?:\w+ )?(?:kosztow|oplat)|\bustanowieni\w* (?:\w+ )?(?:adwokat|radc|pelnomocnik)/;

const costs = /\bkoszt\w*|\bgrzywn\w*|\bobciaz\w*/;
const absence = /\bgrzywn\w*|\bniestawiennictw\w*|\bnieobecno\w*/;
const generalGrounds = [
  'Sąd pominął moje pismo, wniosek albo dowód.',
  'Sąd oparł się na faktach, które nie są prawdziwe; dowody w załączeniu.',
  'Zastosowano zły przepis albo odczytano go błędnie.',
];

/** Reasons against an order, each only where the order speaks of its subject. */
export function orderGrounds(facts: LetterFacts): readonly string[] {
  if (isSecurity(facts)) return isSecuredForReader(facts) ? forMoreSecurity : againstSecurity;
  const { spaced } = facts.view;
  if (ofMeans.test(spaced)) return meansGrounds;
  if (!costs.test(spaced)) return generalGrounds;
  return [
    `Koszty policzono błędnie (${cite(law.civilProcedure.costsByResult)}).`,
    `Zachodzi szczególny wypadek: proszę o odstąpienie od obciążania mnie kosztami (${cite(law.civilProcedure.costsFairness)}).`,
    'Nie stać mnie na te koszty; oświadczenie o stanie majątkowym załączam.',
    ...(absence.test(spaced) ? ['Niestawiennictwo lub uchybienie jest usprawiedliwione.'] : []),
    ...generalGrounds,
  ];
}

const refusesPart =
  /\bw (?:pozostal\w+|dalszej|reszcie)[^.;]{0,40}\b(?:oddal|odmow|odmaw)|\bponad kwote\b/;
/** The reader's own request was granted in part: contesting the whole would put that part at risk. */
export const contestsRest = (facts: LetterFacts): boolean =>
  isSecuredForReader(facts) ||
  (refusesPart.test(facts.view.spaced) && ofMeans.test(facts.view.spaced));

/** The order gives the reader money. */
const paidOut: Saying = {
  heading: 'PROŚBA O WYPŁATĘ',
  paragraphs: [
    'Przyznaną kwotę proszę wypłacić na rachunek podany we wniosku.',
    `Gdyby rachunku zabrakło, podaję: ${gap('numer rachunku')}.`,
  ],
  requests: ['wypłatę przyznanej kwoty, gdy postanowienie będzie prawomocne'],
  strategy: 'Przyjmujesz przyznaną kwotę i podajesz rachunek.',
  pros: ['Pieniądze bez sporu.'],
  cons: ['Po tygodniu postanowienie będzie prawomocne.'],
};

/** An interim order works from the day it is made, whatever the reader thinks of it. */
const obeyed: Saying = {
  paragraphs: ['Stosuję się do postanowienia o zabezpieczeniu od dnia, który ono wskazuje.'],
  strategy: 'Wykonujesz postanowienie od razu, tak jak ono nakazuje. Listu nie trzeba wysyłać.',
  pros: ['Druga strona nie wyśle sprawy do komornika.'],
  cons: ['Bez zażalenia zabezpieczenie zostaje do końca sprawy, chyba że sąd je zmieni.'],
};

/** The other party has to obey: an enforceable copy is what the reader needs. */
const enforced: Saying = {
  heading: 'PROŚBA O ODPIS Z KLAUZULĄ WYKONALNOŚCI',
  paragraphs: [
    'Proszę o doręczenie odpisu postanowienia o zabezpieczeniu z klauzulą wykonalności.',
  ],
  requests: ['odpis postanowienia z klauzulą wykonalności'],
  strategy:
    'Sąd zabezpieczył to, o co toczy się Twoja sprawa. Gdy druga strona nie wykonuje postanowienia, z odpisem z klauzulą możesz iść do komornika.',
  pros: ['Postanowienie działa już w czasie sprawy.'],
  cons: ['Bez zażalenia oddalona część wniosku zostaje bez zmian.'],
};

const notContested: Saying = {
  paragraphs: ['Nie zaskarżam postanowienia.'],
  requests: ['odpis postanowienia ze stwierdzeniem prawomocności, gdy będzie prawomocne'],
  strategy: 'Zgadzasz się z postanowieniem. Listu nie trzeba wysyłać.',
  pros: ['Bez opłaty i bez sporu.'],
  cons: ['Po tygodniu postanowienie będzie prawomocne.'],
};

const howToPay = (received: string): Saying => ({
  heading: 'PROŚBA O WSKAZANIE SPOSOBU WYKONANIA POSTANOWIENIA',
  paragraphs: [
    'Proszę o podanie rachunku i tytułu wpłaty oraz dnia, do którego mam zapłacić.',
    received,
  ],
  requests: ['wskazanie rachunku i tytułu wpłaty'],
  strategy: 'Zgadzasz się z postanowieniem i pytasz tylko, jak je wykonać.',
  pros: ['Bez opłaty i bez sporu.'],
  cons: ['Po tygodniu postanowienie będzie prawomocne.'],
});

/** The letter of a reader who agrees with an order: what follows from it depends on what it does. */
export function orderAccepted(facts: LetterFacts, received: string): Saying {
  if (isSecuredForReader(facts)) return enforced;
  if (facts.financial.direction === 'to_receive') return paidOut;
  if (isSecurity(facts)) return obeyed;
  return costs.test(facts.view.spaced) ? howToPay(received) : notContested;
}
