import { describe, expect, it } from 'vitest';

import { lengthInWords } from './term-length.ts';

describe('lengthInWords', () => {
  it.each([
    [1, 'days', '1 dzień'],
    [2, 'weeks', '2 tygodnie'],
    [5, 'months', '5 miesięcy'],
    [12, 'weeks', '12 tygodni'],
    [22, 'months', '22 miesiące'],
    [14, 'working_days', '14 dni roboczych'],
  ] as const)('writes %i %s as %s', (amount, unit, words) => {
    expect(lengthInWords({ amount, unit })).toBe(words);
  });
});
