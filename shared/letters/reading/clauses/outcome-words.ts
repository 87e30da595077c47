import type { WordList } from '#shared/letters/text/word-list.ts';

import { ownRefusals } from './words/refusal-words.ts';

/** What the operative part does for or to the reader. */
export type OutcomeKind =
  | 'granted'
  | 'refused'
  | 'partly'
  | 'discontinued'
  | 'orders'
  | 'withdraws'
  | 'remands'
  | 'informs';

/** What one operative verb does; one letter may do several of these. */
export type Deed = Exclude<OutcomeKind, 'partly' | 'remands' | 'informs'>;

/** First person: always the sender's own act, wherever the words are. */
export const ownVerbs: Readonly<Record<Deed, WordList>> = {
  granted: [
    'przyznaje pan*', // przyznaję Panu zasiłek
    'przyznajemy', // przyznajemy odszkodowanie w kwocie …
    'przyznalismy', // przyznaliśmy Panu odszkodowanie
    'wyplacilismy', // wypłaciliśmy kwotę …
    'wyplacimy', // wypłacimy odszkodowanie
    'uznajemy', // uznajemy Pana reklamację
    'anulujemy', // opłatę anulujemy w całości
    'wymienimy', // wymienimy urządzenie na nowe
    'naprawimy',
    'przyjmujemy wniosek',
    'nalezy sie pan*', // należy się Panu 400 EUR
    'naleza sie pan*',
    'zarzad zgodzil sie',
    'zgodzilismy sie',
    'zgadzam sie na',
    'umarzamy oplat*',
    'zgadzamy sie na',
    'wyrazamy zgode na',
    'przychylamy sie do',
    'przychylam sie do',
    'uwzgledniam', // uwzględniam wniosek
    'uwzgledniamy',
    'uwzglednilismy',
    'ustalam pan* prawo', // ustalam Panu prawo do świadczenia
    'przelicza … wskaznik* waloryzacji', // Zakład przelicza Pani świadczenie wskaźnikiem waloryzacji 105,3%
    'przeliczamy … wskaznik* waloryzacji',
    'waloryzuje pan*',
    'waloryzujemy pan*',
    'doliczyl skladki', // Zakład doliczył składki zapisane po przyznaniu emerytury
    'dolicza skladki',
    'doliczylismy',
    'doliczono',
    'zwiekszono pan*',
    'zwiekszylismy',
    'podwyzszyl*', // Zakład podwyższył emeryturę o …
    'podwyzszono',
    'podwyzsza pan* emerytur*',
    'podwyzsza pan* rent*',
    'podwyzsza pan* swiadczeni*',
    'podwyzszamy pan*',
    'stwierdzam nadplate', // stwierdzam nadpłatę podatku
    'zwracam nadplate',
    'okreslam nadplate', // określam nadpłatę w opłacie i zarządzam jej zwrot
    'umarzam zaleglosc', // umarzam zaległość podatkową w kwocie …
    'umarzam naleznosc*',
    'rozkladam na', // rozkładam na trzy raty zapłatę zaległości
    'rozkladam pan*', // rozkładam Panu na trzy raty zaległość
    'odraczam termin platnosci',
    'odraczam zaplate',
  ],
  refused: ownRefusals,
  discontinued: ['umarzam', 'umarzamy'],
  orders: ['zobowiazuje pan*', 'nakazuje pan*', 'nakladam', 'wymierzam'],
  withdraws: ['cofam', 'pozbawiam', 'wstrzymuje wyplat*', 'wstrzymujemy wyplat*', 'uchylam'],
};

/** Third person and infinitive: the sender's act only after its name or after the words that open a ruling. */
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

/** Words that open a ruling. */
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

/** The ruling body, named as the subject of the verb. */
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

/** Only a part of the request. */
export const partWords: WordList = [
  'w czesci', // uznajemy ją w części
  'czesciowo',
  'czesciowe',
  'w pozostalej czesci', // w pozostałej części odmawiam
];

/** Words that show that this sentence does not do it: it is possible, requested, or told about others or the past. */
export const notNow: WordList = [
  'jezeli',
  'jesli',
  'wtedy, gdy', // Decyzję wydajemy tylko wtedy, gdy odmawiamy świadczenia.
  'gdy odmawia*',
  'kiedy odmawia*',
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
  'pozasadow*', // wyrażamy zgodę na pozasądowe rozwiązanie sporu
  'postepowanie przed',
  'decyzja z dnia', // decyzją z dnia … przyznano
];

/** The reader asked for the case that is closed: its end gives them nothing. */
export const onRequest =
  /\b(?:na|z) (?:pan\w* |panstwa )?wnios\w+|\bz wniosku\b|\b(?:pan\w*|panstwa) (?:skarg|wnios|zgloszeni|zawiadomieni)/;
