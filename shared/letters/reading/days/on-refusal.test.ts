import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readEvents } from './events.ts';

const eventsOf = (text: string) =>
  readEvents(
    viewLetter(openLetter(`Szkoła Podstawowa nr 4 w Koninie\n\nINFORMACJA\n\n${text}`)),
    undefined,
    '2026-03-02',
  );

test.each([
  'Jeśli nie zgadza się Pani na zmianę, przysługuje Pani prawo wypowiedzenia. Umowa rozwiąże się z dniem 30 września 2026 r.',
  'W razie odmowy przyjęcia nowych warunków umowa wygaśnie z dniem 30 września 2026 r.',
])('a contract that ends only on refusal has no fixed last day: %s', (text) => {
  expect(eventsOf(text).map(({ what }) => what)).not.toContain('koniec umowy');
});

test('a contract that ends by itself has one', () => {
  expect(eventsOf('Umowa najmu wygasa z dniem 30 września 2026 r.')).toMatchObject([
    { what: 'koniec umowy', date: '2026-09-30' },
  ]);
});

test.each([
  'Posiedzenie klasyfikacyjne Rady odbędzie się 16 czerwca 2026 r.',
  'Posiedzenie komisji stypendialnej wyznaczono na 16 czerwca 2026 r. o godz. 10:00.',
])('a council is no court: %s', (text) => {
  expect(eventsOf(text)).toMatchObject([
    { kind: 'other', what: 'posiedzenie rady, komisji lub zarządu' },
  ]);
});

test('a hearing that a line below calls off is none', () => {
  expect(
    eventsOf(
      'Rozprawa wyznaczona na dzień\n\n      21 października 2026 r., godz. 11:30, sala 114\n\nZOSTAŁA ODWOŁANA z powodu choroby sędziego.',
    ),
  ).toEqual([]);
});
