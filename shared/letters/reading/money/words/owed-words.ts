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
