import { expect, test } from 'vitest';

import { countedSender } from './counted-sender.ts';

test.each([
  ['Zakład Ubezpieczeń Społecznych Oddział w Krakowie'],
  ['Kowalski i Wspólnicy sp. z o.o.'],
  ['Sąd Rejonowy dla Łodzi-Widzewa w Łodzi'],
  ['Szkoła Podstawowa im. A. Mickiewicza w Pile'],
])('an office or a company is counted by its name: %s', (name) => {
  expect(countedSender(name)).toBe(name);
});

test.each([
  [
    'Komornik Sądowy przy Sądzie Rejonowym w Nysie Apolonia Wrzos',
    'Komornik Sądowy przy Sądzie Rejonowym w Nysie',
  ],
  ['Kancelaria Komornicza A. Wrzos', 'Kancelaria Komornicza'],
  ['Kamil Brzoza, Wektor Event Sp. z o.o.', 'Wektor Event Sp. z o.o.'],
  ['Hotel „Perła" Artur Zięba', 'Hotel „Perła"'],
])('%s is counted without the name of a person', (name, counted) => {
  expect(countedSender(name)).toBe(counted);
});

test.each([['Hubert Zawadzki'], ['Anna i Piotr Nowakowie'], ['Wysocka Barbara']])(
  'a private person is not counted by name: %s',
  (name) => {
    expect(countedSender(name)).toBeNull();
  },
);
