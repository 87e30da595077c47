import { claim, demand } from '#shared/letters/catalogue/debts/demands.ts';
import { type DocumentType, kindOf } from '#shared/letters/catalogue/document-type.ts';
import { law } from '#shared/letters/catalogue/law/law.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

const person = {
  code: 'inne',
  issuer: 'private',
  counsel: 'by_level',
  remedy: null,
  level: 'LOW',
  specialization: 'prawo cywilne',
  freeHelp: ['legal_aid', 'citizen_advice'],
} as const satisfies Partial<DocumentType>;

const stop = {
  ...person,
  label: 'Wezwanie do zaprzestania naruszeń',
  counsel: 'advised',
  level: 'MEDIUM',
  duties: ['stop_infringement', 'pay'],
  reply: 'infringement_call',
  meaning:
    'Druga strona twierdzi, że naruszasz jej prawa, i wzywa do zaprzestania. Sąd nic jeszcze nie rozstrzygnął.',
  consequence: 'Druga strona może wnieść pozew.',
} as const satisfies Partial<DocumentType>;

const deposit = {
  ...demand,
  issuer: 'private',
  duties: ['pay', 'deposit_papers', 'object_in_writing'],
  meaning:
    'Najemca żąda od Ciebie zwrotu kaucji albo jej części. To nie jest wyrok ani nakaz zapłaty.',
  law: [law.housing.deposit, ...claim],
} as const satisfies Partial<DocumentType>;

/** An employee's own end of the contract: the reader is the employer, who has no appeal. */
const leaves = {
  ...person,
  code: 'wypowiedzenie_umowy',
  level: 'MEDIUM',
  duties: ['settle_employee'],
  specialization: 'prawo pracy',
  freeHelp: ['legal_aid', 'labour'],
} as const satisfies Partial<DocumentType>;

/** Letters of private persons and of lawyers for them; most are told by what they do (`reading/kinds/own-deeds.ts`). */
export const privateLetterTypes = [
  kindOf({
    ...stop,
    id: 'wezwanie-do-zaniechania',
    title: [
      words(
        14,
        'zaniechani* narusz*',
        'zaprzestani* narusz*',
        'narusz* dobr osobist*',
        'ochron* dobr osobist*',
        'usuniecia skutkow narusz*',
        'usuniecia opinii',
        'usuniecia wpis*',
        'usuniecia tresci',
        'usuniecia zdjec',
        'do przeprosin',
      ),
    ],
    act: [
      words(
        8,
        'wzywa* … zaniechani* narusz*',
        'wzywa* … zaprzestani* narusz*',
        'wzywa* … usuniecia … opinii',
        'wzywa* … usuniecia … wpis*',
        'wzywa* … usuniecia … zdjec',
        'wzywa* … usuniecia … film*',
        'wzywa* … usuniecia … tresci',
        'wzywa* … usuniecia … post*',
        'wzywa* … przeproszeni*',
        'wzywa* … przeprosin',
        'wzywa* … opublikowani* … oswiadczeni*',
      ),
    ],
    body: [
      words(4, 'dobr* osobist*', 'wizerun*', 'art. 23 i 24', 'art. 448', 'art. 81'),
      words(2, 'przeprosin*', 'przepraszam', 'opini*', 'wpis*', 'zniewag*', 'znieslawieni*'),
    ],
  }),
  // The same with money besides: an apology, a sum and the lawyer's costs.
  kindOf({ ...stop, id: 'wezwanie-do-zaniechania-i-zaplaty', code: 'przedsadowe_wezwanie' }),
  kindOf({
    ...demand,
    id: 'oplaty-czlonkowskie',
    code: 'wezwanie_do_zaplaty',
    label: 'Zawiadomienie o opłatach lub składkach',
    level: 'LOW',
    counsel: 'not_needed',
    duties: ['pay'],
    reply: 'invoice',
    meaning:
      'Organizacja podaje opłaty lub składki i dzień zapłaty. To nie jest upomnienie ani egzekucja.',
    consequence: null,
  }),
  kindOf({
    ...deposit,
    id: 'zwrot-kaucji',
    code: 'wezwanie_do_zaplaty',
    label: 'Wezwanie do zwrotu kaucji',
    consequence: 'Najemca może wnieść pozew i żądać odsetek.',
  }),
  kindOf({
    ...deposit,
    id: 'zwrot-kaucji-przed-sadem',
    code: 'przedsadowe_wezwanie',
    label: 'Przedsądowe wezwanie do zwrotu kaucji',
    consequence: 'Najemca może wnieść pozew o kaucję; dojdą odsetki i koszty sądowe.',
  }),
  kindOf({
    ...demand,
    id: 'zadanie-za-szkode',
    code: 'wezwanie_do_zaplaty',
    label: 'Żądanie pokrycia szkody',
    issuer: 'private',
    duties: ['pay', 'answer_damage'],
    reply: 'damage_claim',
    meaning:
      'Osoba prywatna chce, żeby ktoś pokrył jej szkodę. To nie jest wyrok ani nakaz zapłaty.',
    consequence: 'Gdy nie odpowiesz, nadawca może pójść do sądu.',
    law: claim,
  }),
  kindOf({
    ...person,
    id: 'prosba-sasiada',
    label: 'Żądanie sąsiada',
    duties: ['answer_neighbour'],
    reply: 'neighbour_demand',
    meaning:
      'Sąsiad prosi, żebyś coś zrobił lub zrobiła. To nie jest decyzja ani wyrok: możesz się zgodzić, odmówić albo ustalić coś innego.',
    consequence: null,
  }),
  kindOf({
    ...person,
    id: 'odstapienie-kupujacego',
    code: 'wypowiedzenie_umowy',
    label: 'Odstąpienie od umowy sprzedaży',
    level: 'MEDIUM',
    duties: ['pay', 'answer_buyer'],
    reply: 'buyer_withdraws',
    meaning:
      'Kupujący odstępuje od umowy sprzedaży i chce zwrotu ceny. O tym, czy miał do tego prawo, w sporze rozstrzyga sąd.',
    consequence: 'Kupujący może wnieść pozew o zwrot ceny.',
  }),
  kindOf({
    ...demand,
    id: 'zadanie-kupujacego',
    code: 'wezwanie_do_zaplaty',
    label: 'Żądanie kupującego z powodu wady rzeczy',
    issuer: 'private',
    level: 'MEDIUM',
    duties: ['answer_buyer'],
    reply: 'buyer_claims',
    meaning:
      'Kupujący twierdzi, że rzecz od Ciebie ma wadę, i chce części ceny albo naprawy. To nie jest wyrok: możesz się zgodzić, odmówić albo się dogadać.',
    consequence: 'Kupujący może wnieść pozew; dojdą wtedy koszty sądu.',
  }),
  kindOf({
    ...leaves,
    id: 'wypowiedzenie-pracownika',
    label: 'Wypowiedzenie umowy o pracę przez pracownika',
    reply: 'employee_leaves',
    meaning:
      'Pracownik kończy umowę o pracę z zachowaniem wypowiedzenia. Nie musisz się na to zgadzać: umowa i tak się skończy.',
    consequence: null,
    concernsMoney: false,
  }),
  kindOf({
    ...leaves,
    id: 'rozwiazanie-przez-pracownika',
    label: 'Rozwiązanie umowy o pracę przez pracownika bez wypowiedzenia',
    level: 'HIGH',
    counsel: 'advised',
    duties: ['pay', 'settle_employee', 'object_in_writing'],
    reply: 'employee_ends_at_once',
    meaning:
      'Pracownik kończy umowę o pracę od razu i zarzuca pracodawcy ciężkie naruszenie obowiązków.',
    consequence: 'Pracownik może wnieść pozew do sądu pracy; dojdą odsetki i koszty.',
  }),
  kindOf({
    ...person,
    id: 'pismo-osoby-prywatnej',
    label: 'List od osoby prywatnej',
    duties: ['answer_person'],
    reply: 'unknown',
    meaning: 'Pisze do Ciebie osoba prywatna. To nie jest pismo urzędu ani sądu.',
    consequence: null,
  }),
];
