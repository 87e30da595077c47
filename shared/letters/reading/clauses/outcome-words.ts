import type { WordList } from '#shared/letters/text/word-list.ts';

/** What the operative part does for or to its reader. */
export type OutcomeKind =
  'granted' | 'refused' | 'partly' | 'discontinued' | 'orders' | 'withdraws' | 'informs';

/** What one operative verb does; a whole letter may do several of them. */
export type Deed = Exclude<OutcomeKind, 'partly' | 'informs'>;

/** Said by the sender of itself, so they are the sender's own deed wherever they stand. */
export const ownVerbs: Readonly<Record<Deed, WordList>> = {
  granted: [
    'przyznaje pan*', // przyznaję Panu zasiłek
    'przyznajemy', // przyznajemy odszkodowanie w kwocie …
    'przyznalismy', // przyznaliśmy Panu odszkodowanie
    'wyplacilismy', // wypłaciliśmy kwotę …
    'wyplacimy', // wypłacimy odszkodowanie
    'uznajemy', // uznajemy Pana reklamację
    'uwzgledniam', // uwzględniam wniosek
    'uwzgledniamy',
    'uwzglednilismy',
    'ustalam pan* prawo', // ustalam Panu prawo do świadczenia
    'stwierdzam nadplate', // stwierdzam nadpłatę podatku
    'zwracam nadplate',
    'okreslam nadplate', // określam nadpłatę w opłacie i zarządzam jej zwrot
    'umarzam zaleglosc', // umarzam zaległość podatkową w kwocie …
    'umarzam naleznosc*',
    'rozkladam na', // rozkładam na trzy raty zapłatę zaległości
    'odraczam termin platnosci',
    'odraczam zaplate',
  ],
  refused: [
    'odmawiam', // odmawiam ustalenia warunków zabudowy
    'odmawiamy', // odmawiamy wypłaty odszkodowania
    'odmowilismy',
    'nie wyplacimy', // nie wypłacimy odszkodowania
    'nie przyznajemy',
    'nie uwzgledniam',
    'nie uwzgledniamy', // nie uwzględniamy reklamacji
    'nie uwzglednilismy',
    'nie uznajemy',
    'nie znajdujemy podstaw', // nie znajdujemy podstaw do wypłaty
    'nie mozemy przyznac',
    'nie mozemy wyplacic',
    'oddalam',
    'odrzucam',
  ],
  discontinued: ['umarzam', 'umarzamy'],
  orders: ['zobowiazuje pan*', 'nakazuje pan*', 'nakladam', 'wymierzam'],
  withdraws: ['cofam', 'pozbawiam', 'wstrzymuje wyplat*', 'wstrzymujemy wyplat*', 'uchylam'],
};

/** Third person and infinitive: the sender's deed only behind its name or the words of a ruling. */
export const ruledVerbs: Readonly<Record<Deed, WordList>> = {
  granted: [
    'przyznaje', // Zakład przyznaje Pani prawo do …
    'przyznac', // orzekam przyznać wnioskodawcy zwrot
    'przyznal',
    'przyznalo', // Towarzystwo przyznało odszkodowanie
    'przyznala',
    'uwzglednia',
    'uwzglednic',
    'zwrocic', // zwrócić nadpłatę
    'rozlozyc na', // orzekam rozłożyć na sześć rat
    'rozklada na',
    'odroczyc termin platnosci',
    'odracza termin platnosci',
    'ustala prawo',
    'ustalic prawo',
    'stwierdza nadplate',
    'stwierdzic nadplate',
  ],
  refused: [
    'odmawia', // Zakład Ubezpieczeń Społecznych odmawia Pani prawa
    'odmowic', // postanawiam odmówić
    'nie uwzglednia',
    'nie uwzglednic',
    'nie przyznaje',
    'nie przyznac',
    'oddala', // Sąd oddala powództwo
    'oddalic',
    'odrzuca',
    'odrzucic',
  ],
  discontinued: ['umarza', 'umorzyc'],
  orders: [
    'zobowiazuje',
    'zobowiazac', // zobowiązać do zwrotu kwoty
    'nakazuje',
    'nakazac',
    'naklada',
    'nalozyc',
    'wymierza',
    'wymierzyc',
    'zasadza',
    'zasadzic',
    'ustalam kwote nienaleznie', // ustalam kwotę nienależnie pobranych płatności
  ],
  withdraws: [
    'cofa',
    'cofnac',
    'pozbawia',
    'pozbawic',
    'o pozbawieniu', // orzekam o pozbawieniu statusu bezrobotnego
    'o utracie', // orzekam o utracie statusu
    'wstrzymuje wyplate',
    'wstrzymac wyplate',
    'uchyla',
    'uchylic',
  ],
};

/** Words with which a ruling opens. */
export const openings: WordList = [
  'orzekam',
  'orzeka',
  'postanawiam',
  'postanawia',
  'postanowil',
  'postanowila',
  'decyduje',
  'decyzja',
];

/** Who rules, named as the subject of the verb. */
export const rulers: WordList = [
  'zaklad ubezpieczen*',
  'zus',
  'krus',
  'prezes*',
  'naczelnik',
  'burmistrz',
  'wojt',
  'prezydent*',
  'starosta',
  'dyrektor',
  'sad',
  'organ',
  'towarzystwo*',
  'ubezpieczyciel',
  'bank',
];

/** Only a part of what was asked for. */
export const partWords: WordList = [
  'w czesci', // uznajemy ją w części
  'czesciowo',
  'czesciowe',
  'w pozostalej czesci', // w pozostałej części odmawiam
];

/** What is not done by this sentence: it is possible, asked for, told of others or of the past. */
export const notNow: WordList = [
  'jezeli',
  'jesli',
  'gdyb*', // Gdybyśmy odmówili, dostałby Pan decyzję.
  'w razie',
  'w przypadku',
  'moze',
  'mozna',
  'mozliw*',
  'przysluguje',
  'wnosi o', // strona wnosi o …
  'wnioskuje',
  'zgodnie z art*', // zgodnie z art. … organ odmawia
  'organ odmawia gdy',
  'w pozostalym zakresie',
  'decyzja z dnia', // decyzją z dnia … przyznano
];
