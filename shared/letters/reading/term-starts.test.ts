import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { runsFromLater } from './term-starts.ts';

const letterOf = (title: string) =>
  viewLetter(openLetter(`Zakład Meblowy Dąb sp. z o.o.\nPuławy, 4 maja 2026 r.\n\n${title}\n`));

test.each([
  'w ciagu 14 dni od zawiadomienia o tym wystapic do sadu',
  'w ciagu 14 dni od dnia zawiadomienia o odrzuceniu tego sprzeciwu',
  'w terminie 30 dni od otrzymania negatywnej odpowiedzi',
])('a term runs from a letter that is still to come: %s', (words) => {
  expect(runsFromLater(letterOf('KARA UPOMNIENIA'), words)).toBe(true);
});

test.each([
  ['ODRZUCENIE SPRZECIWU', 'w ciagu 14 dni od dnia zawiadomienia o odrzuceniu sprzeciwu'],
  ['ODPOWIEDŹ NA REKLAMACJĘ', 'w terminie 30 dni od otrzymania odpowiedzi'],
  ['KARA UPOMNIENIA', 'w ciagu 7 dni od dnia zawiadomienia o ukaraniu wniesc sprzeciw'],
])('in "%s" a term runs from this letter: %s', (title, words) => {
  expect(runsFromLater(letterOf(title), words)).toBe(false);
});
