import { expect, test } from 'vitest';

import { wordsOfSearch, wordsOfUser } from './user-names.ts';

test('a person is found by every part of their names and by the whole address, without accents', () => {
  const lucja = { email: 'lucja.zolc@poczta.example', firstName: 'Łucja', lastName: 'Żółć-Gęś' };
  expect(wordsOfUser(lucja)).toEqual(['ges', 'lucja', 'lucja.zolc@poczta.example', 'zolc']);
});

test.each([
  ['', []],
  ['  ', []],
  ['-', []],
  ['ŻÓŁĆ  gęś', ['zolc', 'ges']],
  ['Żółć-G', ['zolc', 'g']],
  ['Jan-A@Poczta', ['jan-a@poczta']],
])('looks for the words of "%s"', (search, words) => {
  expect(wordsOfSearch(search)).toEqual(words);
});
