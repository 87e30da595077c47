import type { WordList } from '#shared/letters/text/word-list.ts';

/** Who acts or owns, in the words letters use. */
export type Person =
  | 'reader'
  | 'claimant'
  | 'debtor'
  | 'witness'
  | 'suspect'
  | 'victim'
  | 'employer'
  | 'employee'
  | 'bank'
  | 'bidder'
  | 'landlord'
  | 'heir'
  | 'guarantor'
  | 'complainant'
  | 'third'
  | 'expert'
  | 'sender'
  | 'abroad';

/** Nominative and dative: the person who acts, and the owner of a right or a thing. */
export const subjects: Readonly<Partial<Record<Person, WordList>>> = {
  reader: [
    'pan',
    'pani',
    'panu',
    'panstwo',
    'panstwu',
    'strona',
    'stronie',
    'strony',
    'adresat',
    'adresatowi',
  ],
  claimant: [
    'powod', // Powód może w terminie tygodnia …
    'powodka',
    'powodowi', // Powodowi przysługuje apelacja.
    'powodce',
    'strona powodowa',
    'stronie powodowej',
    'wierzyciel', // Wierzyciel w terminie 7 dni uiszcza zaliczkę.
    'wierzycielowi',
    'wierzycielka',
    'wnioskodawca',
  ],
  debtor: [
    'pozwany',
    'pozwana',
    'pozwanemu',
    'pozwanej przysluguje',
    'strona pozwana',
    'stronie pozwanej',
    'dluznik',
    'dluzniczka',
    'dluznikowi',
    'zobowiazany',
    'zobowiazana',
    'zobowiazanemu',
    'uczestnik',
    'uczestniczka',
    'uczestnikowi',
  ],
  witness: ['swiadek', 'swiadkowi', 'swiadkowie', 'swiadkom'],
  suspect: [
    'podejrzany',
    'podejrzana',
    'podejrzanemu',
    'obwiniony',
    'obwinionemu',
    'oskarzony',
    'oskarzonemu',
    'ukarany',
    'ukaranemu',
    'sprawca',
  ],
  victim: [
    'pokrzywdzony',
    'pokrzywdzona',
    'pokrzywdzonemu',
    'poszkodowany',
    'poszkodowanemu',
    'pokrzywdzonej',
  ],
  employer: ['pracodawca', 'pracodawcy przysluguje', 'platnik'],
  employee: ['pracownik', 'pracownikowi', 'pracownica', 'pracownicy'],
  bank: ['bank', 'bankowi', 'banki'],
  bidder: [
    'licytant',
    'licytantowi',
    'nabywca',
    'oferent',
    'przystepujacy do przetargu',
    'licytanci',
  ],
  third: [
    'osoba trzecia',
    'osobie trzeciej',
    'osoby trzecie',
    'osobom trzecim',
    'dozorca',
    'wykonawca', // Wykonawca zakończy prace do 15 grudnia.
    'dostawca',
    'rzeczoznawca',
    'kurier',
    'posiadacz',
    'dziedzic',
  ],
  expert: ['biegly', 'biegli', 'bieglemu', 'tlumacz'],
  sender: [
    'organ', // Organ rozpatruje skargę w terminie 14 dni.
    'sad',
    'komornik',
    'gmina',
    'urzad',
    'zaklad', // Zakład wyda decyzję w ciągu 60 dni.
    'towarzystwo',
    'ubezpieczyciel',
    'administrator',
    'prokurator',
    'przewodniczacy',
    'naczelnik',
    'kierownik',
    'dyrektor',
    'inspektor',
    'fundusz',
    'sprzedawca',
    'spolka',
    'spoldzielnia', // Spółdzielnia odpowie w terminie 30 dni.
    'zarzadca',
    'operator',
    'biblioteka',
    'szkola',
    'uczelnia',
    'nadawca',
  ],
  abroad: [
    'poza granicami',
    'poza terytorium',
    'za granica', // zamieszkała za granicą
    'nie ma miejsca zamieszkania',
    'nie maja miejsca zamieszkania',
    'pozbawion* wolnosci',
    'panstwie czlonkowskim',
  ],
};
