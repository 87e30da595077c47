import { type DocumentType, kindOf, remedyOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const { criminal } = law;
const order = {
  code: 'orzeczenie_sadowe',
  level: 'MEDIUM',
  counsel: 'advised',
  reply: 'prosecution_order',
  specialization: 'prawo karne',
  freeHelp: ['legal_aid', 'court_office'],
} as const satisfies Partial<DocumentType>;
const complaint = {
  name: 'zażalenie',
  term: { amount: 7, unit: 'days' },
  form: 'pismo z podpisem i krótkim uzasadnieniem',
} as const;

/** Orders in a criminal case that do not end it: a penalty for a witness, a thing taken, a search. */
export const criminalOrderTypes = [
  kindOf({
    ...order,
    id: 'sad-karny-postanowienie',
    label: 'Postanowienie sądu w sprawie karnej',
    issuer: 'court',
    sender: [words(3, 'sad* rejonow*', 'sad* okregow*'), words(4, 'wydzial* karn*')],
    title: [words(9, 'postanowieni*')],
    act: [words(5, 'postanawia', 'postanowil*')],
    body: [
      words(4, 'k.p.k', 'kpk', 'k. p. k', 'kodeksu postepowania karnego'),
      words(2, 'oskarzon*'),
    ],
    remedy: remedyOf({
      ...complaint,
      addressee: 'sąd wskazany w pouczeniu',
      via: 'sąd, który wydał postanowienie',
      law: [criminal.complaintTerm],
    }),
    duties: ['remedy', 'pay'],
    meaning:
      'Sąd karny wydał postanowienie, które Cię dotyczy. Pouczenie mówi, jak można je zaskarżyć.',
    consequence: 'Postanowienie stanie się prawomocne i zostanie wykonane.',
    law: [criminal.restoration],
  }),
  kindOf({
    ...order,
    id: 'prokuratura-rzeczy',
    label: 'Postanowienie o zatrzymaniu rzeczy lub przeszukaniu',
    issuer: 'police',
    sender: [words(5, 'prokuratur*', 'komend*', 'komisariat*', 'posterun*')],
    title: [words(8, 'postanowieni*')],
    act: [
      words(
        9,
        'zatwierdz* … zatrzymani*', // zatwierdza zatrzymanie telefonu
        'zatwierdz* … przeszukani*',
        'zatwierdzeni* zatrzymania rzeczy',
        'zatwierdzeni* przeszukania',
        'uznac za dowod* rzeczow*',
        'zadani* wydania rzeczy',
      ),
    ],
    body: [words(3, 'k.p.k', 'kpk', 'k. p. k')],
    remedy: remedyOf({
      ...complaint,
      addressee: 'sąd rejonowy wskazany w pouczeniu',
      via: 'prokurator, który wydał lub zatwierdził postanowienie',
      law: [criminal.complaintTerm, criminal.prosecutorComplaint],
    }),
    duties: ['remedy'],
    meaning: 'Prokurator lub policja rozstrzygnęli o zabranych rzeczach albo o przeszukaniu.',
    consequence: 'Postanowienie się uprawomocni, a rzeczy pozostaną w sprawie.',
    law: [criminal.policeComplaint, criminal.files, criminal.restoration],
    concernsMoney: false,
  }),
];
