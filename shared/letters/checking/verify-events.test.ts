import { expect, test } from 'vitest';

import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { verifyEvents } from './verify-events.ts';

const letter = openLetter('Rozprawa odbędzie się 8 października 2026 r. o godz. 11:40.');
const event: LetterEvent = {
  kind: 'hearing',
  date: '2026-10-08',
  time: '11:40',
  place: null,
  attendance: null,
  what: 'rozprawa',
  consequence: null,
  quote: null,
};

test('an event stays whose day the letter names, once', () => {
  expect(verifyEvents([event, event], letter)).toEqual([event]);
});

test('an event on a day that the letter does not name, or on none, is dropped', () => {
  const invented = [
    { ...event, date: '2026-10-09' },
    { ...event, date: null },
  ];
  expect(verifyEvents(invented, letter)).toEqual([]);
});
