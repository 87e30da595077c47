import type { WordList } from '#shared/letters/text/word-list.ts';

/* Sums that are only mentioned, and when they are a debt nevertheless. Folded; `*` stands for any ending. */

/** What is borrowed, earned, declared or owned: only mentioned, unless the sum's sentence orders payment. */
export const toldUnlessOrderedWords: WordList = [
  'kredyt*', // Wspólnota zaciąga kredyt 480 000 zł
  'dochod',
  'dochodu',
  'dochody',
  'dochodow',
  'dochodem',
  'przychod*', // Przychód (emerytura) 41 904,72 zł
  'deklar*',
  'zadeklarowa*',
  'wykazal*', // spółka wykazała nadwyżkę podatku 22 610 zł
  'nadwyzk*',
  'wartosc*',
  'oplata od pozwu', // Opłata od pozwu wynosi 200 zł
];

/** The rest of such a sum is a debt: "kapitał kredytu", "rata kredytu". */
export const debtWords: WordList = [
  'kapital*',
  'rata',
  'raty',
  'rat',
  'niesplacon*',
  'pozostal*',
  'do splaty',
  'wymagaln*',
  'odset*',
  'koszt*',
  'prowizj*',
  'podatek od',
  'razem',
];

/** What somebody merely requests, in a court's letter: "Powód wnosi o zasądzenie 1 800 zł". */
export const claimWords: WordList = [
  'powod wnosi o',
  'powodka wnosi o',
  'wnosil* o',
  'zada podwyzszenia', // Powódka żąda podwyższenia alimentów z 900 zł do 1 500 zł
  'zada obnizenia',
  'wnosi o podwyzszenie',
  'wnosi o obnizenie',
  'domaga sie podwyzszenia',
  'domaga sie obnizenia',
  'pozew* o',
  'pozwu o',
  'o alimenty w kwocie',
  'roszczeni* o',
  'pan zada',
  'pani zada', // Pozwany deklaruje 1 800 zł, a Pani żąda 2 600 zł
  'panstwo zadaja',
  'napisal* pan*', // Napisał Pan, że klub żąda 400,00 zł
  'pisze pan*',
  'opisal* pan*',
  'podal* pan* strat*', // W zgłoszeniu podała Pani straty na 6 380 zł
  'wycenil* pan*',
  'zglosil* pan*, ze',
  'wnioskowal* pan*',
  'ocenic, czy', // Nie możemy ocenić, czy opłata 400,00 zł jest należna
  'rozstrzygnac, czy',
  'ustalic, czy',
  'zadal', // Świadek żądał 480 zł
  'zadala',
  'zadal pan',
  'zadan* przez pan*', // Żądana przez Panią kwota 25 000 zł
];
