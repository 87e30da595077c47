import type { WordList } from '#shared/letters/text/word-list.ts';

/* Words of a debt, and orders that stand after their sum. Folded; `*` stands for any ending. */

/** Words of a debt, which alone order nothing: the letter may only mention it. */
export const owedWords: WordList = [
  'nienaleznie pobran*',
  'do zwrotu',
  'mial* wplynac', // Rata w kwocie 150 zł miała wpłynąć do 31 maja
  'powinn* wplynac',
  'do zaplaty',
  'do doplaty',
  'zalega*',
  'zaleglosc*',
  'zadluzeni*',
  'niedoplat*',
  'dlug na dzien', // Dług na dzień 30.04.2026: …
  'egzekwowan*',
  'termin platnosci',
  'platn*',
];

/** After a sum: "Saldo 216,25 zł prosimy wpłacić do 30 listopada". */
export const orderAfterWords: WordList = [
  'prosimy wplacic',
  'prosimy zaplacic',
  'prosimy uregulowac',
  'prosimy uiscic',
  'prosimy przelac',
  'prosze wplacic',
  'prosze zaplacic',
  'nalezy wplac*',
  'nalezy zaplac*',
  'nalezy uisc*',
  'nalezy uregulow*',
  'nalezy zwroc*',
  'nalezy przela*',
  'powinn* pan* zaplac*',
  'powinn* pan* wplac*',
];

/** Words that ask for payment in a letter without a known order. */
export const requestWords: WordList = [
  'nalezy oplac*', // Składkę należy opłacić do 31 stycznia
  'nalezy wniesc', // Opłatę należy wnieść w terminie 14 dni
  'nalezy splac*',
  'nalezy zwroc*',
  'prosimy wplac*',
  'prosimy zaplac*',
  'prosimy uisc*',
  'prosimy uregulow*',
  'prosze wplac*', // należność proszę wpłacić na rachunek …
  'prosze zaplac*',
  'wplaty nalezy dokonac',
  'wplaty prosimy dokon*',
  'wplat prosimy dokon*', // Wpłat prosimy dokonywać na numer rachunku składkowego
  'wplat nalezy dokon*',
  'platnosci nalezy dokonac',
  'mozna wplacic',
  'mozna ja wplacic', // Opłatę można ją wpłacić przy zwrocie w kasie
  'nalezy wplac*',
  'nalezy zaplac*',
  'nalezy uisc*',
  'nalezy uregulow*',
  'nalezy przekaz*',
  'nalezy przela*',
  'prosimy o wplat*',
  'prosimy o zaplat*',
  'prosimy o uregulow*',
  'prosze o wplat*',
  'prosze o zaplat*',
  'platne do',
  'termin platnosci',
  'oplate wnosi sie', // Opłatę wnosi się w czterech ratach
  'oplate uiszcza sie',
  'oplate placi sie',
  'podatek placi sie',
  'skladke oplaca sie',
  'naleznosc wplaca sie',
  'naleznosc uiszcza sie',
  'raty wplaca sie',
  'raty wplaca pan*', // Raty wpłaca Pan na swój numer rachunku składkowego
  'raty wplacaja panstwo',
  'raty splaca pan*',
  'raty placi pan*',
  'raty oplaca pan*',
];
