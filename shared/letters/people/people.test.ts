import { expect, it } from 'vitest';

import { findPeople } from './people.ts';

it.each([
  ['Wzywamy Pana Czesława Hałasa do zapłaty.', 'Czesław Hałas'],
  ['Rozpatrzono skargę Pana Stanisława Lisa.', 'Stanisław Lis'],
  ['Zawarto ugodę z Panem Kazimierzem Majem.', 'Kazimierz Maj'],
  ['Wzywamy Panią Czesławę Hałas do zapłaty.', 'Czesława Hałas'],
  ['Pismo podpisała Pani Stanisława Lis.', 'Stanisława Lis'],
])('the title before a name tells a man from a woman: %s', (text, name) => {
  expect(findPeople(text).map(({ person }) => person)).toEqual([name]);
});
