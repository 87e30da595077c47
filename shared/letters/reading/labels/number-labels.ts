import type { WordList } from '#shared/letters/text/word-list.ts';

/** "nr pisma" and "numer pisma". */
const numbersOf = (...things: readonly string[]): WordList =>
  things.flatMap((thing) => [`nr ${thing}`, `numer ${thing}`]);

/** The number that the sender asks to quote. */
export const ownNumberLabels: WordList = [
  ...numbersOf(
    'pisma',
    'wezwania',
    'dokumentu',
    'zawiadomienia',
    'upomnienia',
    'decyzji',
    'wystapienia',
    'korespondencji',
    'przesylki',
    'wiadomosci', // Nr wiadomości: TOiP/2026/3
    'mandatu',
    'monitu',
    'noty',
    'referencyjny',
    'ref.',
    'zlecenia',
    'skierowania',
    'wniosku',
    'zamowienia',
    'ostrzezenia',
  ),
  'znak',
  'nasz znak',
  'znak sprawy',
  'znak pisma',
  'znak akt',
  'znak wezwania',
  'l. dz.',
  'l.dz.',
  'ldz.',
  'liczba dziennika',
  'pismo', // pismo AO/PT/77/2026
  'pismo nr', // Pismo nr NK/WZ/26/08/45120
  'id wiadomosci',
  'wiadomosc',
  'wiadomosc nr',
  'ref.',
  'ref',
  'our ref', // labels of letters from abroad
  'aktenzeichen',
  'c.j.', // Č.j.: MUNAC/48210/2026
  'referencje',
  'unp',
  'oznaczenie pisma',
  'oznaczenie sprawy',
  'identyfikator pisma',
  'identyfikator sprawy',
  'kod sprawy',
  'ewid', // EWID: 4-7712/26
  'ewid.',
];

/** The number of the matter. */
export const caseNumberLabels: WordList = [
  ...numbersOf(
    'sprawy',
    'akt',
    'szkody',
    'roszczenia',
    'reklamacji',
    'zgloszenia',
    'regresu',
    'rej.',
    'rejestru',
    'rejestrowy',
    'kolejki', // Nr kolejki: ORT/2025/1184
    'w kolejce',
    'na liscie oczekujacych',
    'kolejki oczekujacych',
    'kandydata',
    'wnioskodawcy',
    'beneficjenta',
    'renty', // Numer renty (Postrentennummer): 53 210844 K 017
    'swiadczenia', // Nr świadczenia: ER/41/000882731/17
    'wpisu',
    'cjib', // of a fine from the Netherlands
    'wierzytelnosci',
    'postepowania',
    'zwrotu',
    'dlugu',
  ),
  'sygn. akt',
  'sygn. akt sprawy',
  'sygn.',
  'sygn',
  'sygnatura',
  'sygnatura akt',
  'sygnatura sprawy',
  'sprawa nr',
  'sprawa numer',
  'szkoda nr',
  'szkoda numer',
  'reklamacja nr',
  'regres nr',
  'rep.',
  'repertorium',
  'sprawa',
  'id sprawy',
  'id dlugu',
  'identyfikator dlugu',
  'wezwanie nr',
  'upomnienie nr',
  'decyzja nr',
];

/** The number of a contract, an invoice, a customer. */
export const otherNumberLabels: WordList = [
  ...numbersOf(
    'umowy',
    'umowy klienta',
    'umowy kredytu',
    'polisy',
    'klienta',
    'ewidencyjny',
    'ewid.',
    'indeksu',
    'rezerwacji',
    'konta klienta',
    'faktury',
    'ppe',
    'abonenta',
    'lokalu',
    'tytulu wykonawczego',
    'licznika',
    'rej. pojazdu',
    'rejestracyjny',
    'odbiorcy',
    'platnika',
    'kontrahenta',
    'pacjenta',
    'historii choroby',
    'ksiegi glownej',
    'uczestnika',
    'ubezpieczonego',
    'swiadczeniobiorcy',
    'producenta', // of a farm
    'czlonkowski',
    'uzytkownika',
  ),
  'umowa nr',
  'polisa nr',
  'polisa',
  'konto ewid.', // Konto ewid. 00771
  'indeks', // Indeks lokalu 04-112-017
  'indeks lokalu',
  'kod klienta',
  'rezerwacja nr', // rezerwacja nr LT-558120
  'id klienta',
  'faktura nr',
  'faktura vat nr',
  'ppe',
  'tytul wykonawczy',
  'tytul wykonawczy nr',
  'wasz znak',
  'panstwa znak',
  'pana znak',
  'kod dostepu',
  'pojazd',
];
