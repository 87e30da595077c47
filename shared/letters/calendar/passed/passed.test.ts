import { expect, it } from 'vitest';

import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';

import { hasTakenPlace, passingOf } from './passed.ts';

const term = (change: Partial<Term>): Term => ({
  kind: 'date',
  date: null,
  amount: null,
  unit: null,
  what: 'zapłata',
  quote: null,
  legal_basis: null,
  ...change,
});
const event = (change: Partial<LetterEvent>): LetterEvent => ({
  kind: 'hearing',
  date: '2026-06-17',
  time: null,
  place: null,
  attendance: null,
  what: 'rozprawa w sądzie',
  consequence: null,
  quote: null,
  ...change,
});

it.each([
  ['2026-06-16', null],
  ['2026-06-17', null],
  ['2026-06-18', 'over'],
] as const)('finds a named last day over only after it: %s', (today, passing) => {
  expect(passingOf(term({ date: '2026-06-17' }), '2026-06-01', today)).toBe(passing);
});

it('is never sure of a term that runs from delivery, and leaves time for the post', () => {
  const fortnight = term({ kind: 'from_delivery', amount: 14, unit: 'days' });
  expect(passingOf(fortnight, '2026-06-01', '2026-06-20')).toBeNull();
  expect(passingOf(fortnight, '2026-06-01', '2026-07-30')).toBeNull();
  expect(passingOf(fortnight, '2026-06-01', '2026-08-10')).toBe('likely');
  expect(passingOf(fortnight, null, '2026-08-10')).toBeNull();
});

it.each([
  ['2026-06-16', false],
  ['2026-06-17', false],
  ['2026-06-18', true],
])('knows whether a meeting has taken place: %s', (today, isPast) => {
  expect(hasTakenPlace(event({}), '2026-05-01', today)).toBe(isPast);
});

it('does not take for a meeting what the letter reports, or what begins by itself', () => {
  expect(hasTakenPlace(event({ date: '2026-04-17' }), '2026-05-01', '2026-08-10')).toBe(false);
  const rent = event({ kind: 'other', what: 'nowa stawka' });
  expect(hasTakenPlace(rent, '2026-05-01', '2026-08-10')).toBe(false);
  expect(hasTakenPlace(event({ kind: 'instalment' }), '2026-05-01', '2026-08-10')).toBe(false);
});
