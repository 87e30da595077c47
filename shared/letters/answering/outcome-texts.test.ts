import { expect, test } from 'vitest';

import { shortened } from './outcome-texts.ts';

test.each([
  ['odmawia Pani, PESEL 93071494021, prawa do zasiłku.', 'odmawia Pani prawa do zasiłku'],
  ['przeciwko Annie Zych (PESEL 00000000000) o zapłatę', 'przeciwko Annie Zych o zapłatę'],
  ['przyznaje Pani, nr PESEL [PESEL_1], emeryturę', 'przyznaje Pani emeryturę'],
  ['proszę wskazać numer PESEL powoda', 'proszę wskazać numer PESEL powoda'],
])('a quote on the first card leaves the personal number out: %s', (quote, told) => {
  expect(shortened(quote)).toBe(told);
});

test('a quote keeps the point of a year, and no other point at its end', () => {
  expect(shortened('do 6 marca 2026 r.')).toBe('do 6 marca 2026 r.');
  expect(shortened('odmawia zasiłku.')).toBe('odmawia zasiłku');
});
