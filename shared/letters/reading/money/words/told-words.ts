import type { WordList } from '#shared/letters/text/word-list.ts';

/* Sums that are told of, and when they are a debt all the same. Folded; `*` stands for any ending. */

/** What is borrowed, earned, declared or owned: told of, unless the sentence of the sum orders to pay it. */
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

/** What is left of such a sum is a debt: "kapitał kredytu", "rata kredytu". */
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

/** What somebody only wants, in a letter of a court: "Powód wnosi o zasądzenie 1 800 zł". */
export const claimWords: WordList = [
  'powod wnosi o',
  'powodka wnosi o',
  'wnosil* o',
  'pozew* o',
  'pozwu o',
  'o alimenty w kwocie',
  'roszczeni* o',
  'pan zada',
  'pani zada', // Pozwany deklaruje 1 800 zł, a Pani żąda 2 600 zł
  'panstwo zadaja',
  'zadal', // Świadek żądał 480 zł
  'zadala',
  'zadal pan',
  'zadan* przez pan*', // Żądana przez Panią kwota 25 000 zł
];
