import type { WordList } from '#shared/letters/text/word-list.ts';

const toOne: WordList = [
  'wypelnij',
  'odeslij',
  'wyslij',
  'przeslij',
  'podpisz',
  'zadzwon',
  'sprawdz',
  'zabierz',
  'przynies',
  'przygotuj',
  'zmien',
  'zastrzez',
  'zaloz',
  'zloz',
  'podaj',
  'oddaj',
  'zwroc',
  'zglos',
  'napisz',
  'potwierdz',
  'odbierz',
  'usun',
  'przyjdz',
  'wybierz',
  'zawiadom',
  'powiadom',
  'poinformuj',
  'odpisz',
  'uzupelnij',
  'dostarcz',
  'dolacz',
  'popraw',
  'skontaktuj sie',
];

/** Imperatives of a letter that addresses its reader as "ty" or "wy", at the beginning of a sentence. */
export const imperatives: WordList = toOne.flatMap((word) => {
  const [verb = '', ...rest] = word.split(' ');
  return [word, [`${verb}cie`, ...rest].join(' ')];
});
