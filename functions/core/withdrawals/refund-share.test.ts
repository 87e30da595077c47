import { describe, expect, it } from 'vitest';

import { withdrawUntil } from '#functions/core/billing/withdraw-until.ts';

import { refundOf } from './refund-share.ts';

const bought = new Date('2026-11-09T23:30:00.000Z'); // 10 November in Warsaw
const after = (days: number) => new Date(bought.getTime() + days * 86_400_000);
const standard = { paid: 4_900, boughtAt: bought };

describe('the days of a withdrawal', () => {
  it('are fourteen after the day of the purchase in Poland', () => {
    expect(withdrawUntil(bought)).toBe('2026-11-24');
  });

  it.each([
    ['a Saturday', '2026-11-14T12:00:00.000Z', '2026-11-30'],
    ['a holiday', '2026-12-11T12:00:00.000Z', '2026-12-28'], // 25 December, then a weekend
  ])('that end on %s end on the next working day', (_, instant, last) => {
    expect(withdrawUntil(new Date(instant))).toBe(last);
  });
});

describe('the money of a withdrawal', () => {
  it('comes back whole to who did not ask that the plan begins at once', () => {
    expect(refundOf({ ...standard, startRequested: false }, after(13))).toBe(4_900);
  });

  it.each([
    [0, 4_900],
    [0.9, 4_900],
    [1, 4_737], // 4900 × 29 / 30 = 4736.67, rounded for the buyer
    [14.2, 2_614],
  ])('after %s days of a plan that was asked to begin comes to %s grosze', (days, refund) => {
    expect(refundOf({ ...standard, startRequested: true }, after(days))).toBe(refund);
  });

  it('is never more than was paid, nor less than nothing', () => {
    expect(refundOf({ ...standard, startRequested: true }, after(-1))).toBe(4_900);
    expect(refundOf({ ...standard, startRequested: true }, after(99))).toBe(0);
  });
});
