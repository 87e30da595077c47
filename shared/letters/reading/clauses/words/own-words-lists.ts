import type { WordList } from '#shared/letters/text/word-list.ts';

/** How a sentence begins that tells what follows when nothing is done. */
export const conditions: WordList = [
  'w razie nie*', // W razie niezastosowania się …
  'w przypadku nie*',
  'w wypadku nie*',
  'w razie braku',
  'w przypadku braku',
  'w przeciwnym razie',
  'w przeciwnym wypadku',
  'jezeli nie',
  'jesli nie',
  'jezeli * nie',
  'jesli * nie',
  'jezeli * * nie', // Jeżeli dokument nie wpłynie, …
  'jesli * * nie',
  'jezeli do … nie',
  'jesli do … nie',
  'o ile nie',
  'po bezskutecznym uplywie',
  'bezskuteczny uplyw',
  'brak wplaty',
  'brak zaplaty',
  'brak odpowiedzi',
  'brak reakcji',
  'brak wypowiedzenia',
  'niezastosowanie sie',
  'niewykonanie',
  'nieuregulowanie',
  'niezlozenie',
  'niezgloszenie',
  'niezgloszona',
  'niestawienie sie',
  'nieuzasadniona odmowa',
  'kto nie',
  'po tym dniu',
  'po tym terminie',
  'z utrata', // Z utratą statusu ustaje zgłoszenie do ubezpieczenia.
  'zlozone po', // Uwagi złożone po 8 czerwca nie będą rozpatrywane.
];

/** That something happens then. */
export const threats: WordList = [
  'zosta*',
  'bedzie*',
  'beda',
  'moze',
  'moga',
  'mozemy',
  'skieruj*',
  'przekaz*',
  'wystapi*',
  'wypowie*',
  'odetniemy',
  'wstrzyma*',
  'rozwiaz*',
  'naliczymy',
  'pozostawi*',
  'zakonczymy',
  'okresli',
  'spowoduj*',
  'skutkuj*',
  'oznacza*',
  'uwaza sie',
  'uznamy',
  'uznaje sie',
  'podlega*',
  'grozi',
  'traci',
  'utrac*',
  'ustaje',
  'wygasa*',
  'przestanie*',
  'staje sie',
  'stanie sie',
  'ponosi*',
  'wszczete',
];

/** That the reader may, but need not. */
export const offers: WordList = [
  'moze pan*',
  'moga panstwo',
  'ma pan* prawo',
  'maja panstwo prawo',
  'przysluguje pan* prawo',
  'przysluguje panstwu prawo',
  'mozna zlozyc',
  'mozna wniesc o',
  'mozna wystapic',
  'mozna dochodzic', // Zmiany wysokości alimentów można dochodzić przed sądem rodzinnym.
  'mozna ubiegac sie',
  'mozna zglosic',
  'mozna * zmienic', // Termin można bezpłatnie zmienić.
  'mozna skorzystac',
  'mozna kwestionowac',
  'moze kwestionowac',
  'moze wnosic o', // Pozwany może wnosić o skierowanie do mediacji.
  'moze oswiadczyc',
  'moze w terminie', // Pokrzywdzony może w terminie 7 dni oświadczyć …
  'moze w ciagu',
  'po przedstawieniu', // Środki wypłacimy po przedstawieniu dokumentów.
  'moze przedstawic',
  'kazdy moze', // Każdy może złożyć uwagi.
  'jest mozliwe',
  'jest mozliwa',
  'mozliwe jest',
  'istnieje mozliwosc',
  'na wniosek pozwanego', // Na wniosek pozwanego sąd zawiesi rygor.
  'na wniosek dluznika',
  'na pan* wniosek', // Na Pani wniosek zwrócimy nadpłatę.
  'wniosek o zwolnienie od kosztow',
  'jezeli istnieja przeciwwskazania',
];

/** Words that take an offer back, or make it a remedy told elsewhere. */
export const notOffered: WordList = [
  'odpowiadajac na', // Odpowiadając na Pani wniosek …
  'w odpowiedzi na',
  'nie moze pan*',
  'nie mozna',
  'nie dotyczy',
  'nie w tej sprawie',
  'nie przysluguje',
  'nie sluzy',
  'odwolani*',
  'zazaleni*',
  'apelacj*',
  'sprzeciw wnosi*',
  'wniesc sprzeciw',
  'zlozyc sprzeciw',
  'skarg*',
  'zaskarzy*',
  'reklamacj*',
];

/** What letters teach everybody, whatever they are about. */
export const everyday: WordList = [
  'zmian* adresu',
  'zmianie adresu',
  'miejsca pobytu',
  'przywroceni*',
  'danych osobowych',
  'pelnomocnik*',
  'e-doreczen*',
  'wnioslo',
  'wniesiono',
  'zrzec sie',
  'zrzeczeni*',
  'infolini*',
  'poza granicami',
  'za granica',
];

/** How a sentence begins that tells what follows when the reader does something. */
export const ifDone: WordList = ['jezeli', 'jesli', 'gdy', 'o ile', 'w przypadku', 'w razie'];

/** What the sender then gives up or does for the reader. */
export const thenSpared: WordList = [
  'anuluj*', // notę anulujemy
  'umorz*', // różnicę umorzymy
  'wycof*',
  'odstapi*',
  'bezskuteczn*', // Bank uzna wypowiedzenie za bezskuteczne.
  'bezprzedmiotow*',
  'niebyl*',
  'nie zaplaci',
  'nic * nie placi',
  'nic * * nie placi',
  'nie nalicz*',
  'nie skieruj*',
  'nie wypowie*',
  'nie wstrzyma*',
  'nie bedzie',
  'nie beda',
  'nie podlega egzekucji',
  'obnizym*',
  'przyjmiemy',
  'bez odsetek',
  'bez dodatkowych kosztow',
];
