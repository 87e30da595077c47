import { describe, expect, it } from 'vitest';

import { formatCount, formatShare } from './count.ts';

describe('counts and shares', () => {
  it('group digits from five on, as Polish does', () => {
    expect([0, 1234, 12345, 1234567].map(formatCount)).toEqual([
      '0',
      '1234',
      '12\u00a0345',
      '1\u00a0234\u00a0567',
    ]);
  });

  it.each([
    [1, 3, '33,3\u00a0%'],
    [1, 2, '50\u00a0%'],
    [0, 5, '0\u00a0%'],
    [0, 0, '0\u00a0%'],
    [1, 100_000, '<\u00a00,1\u00a0%'],
  ])('says %i of %i as %s', (value, total, text) => {
    expect(formatShare(value, total)).toBe(text);
  });
});
