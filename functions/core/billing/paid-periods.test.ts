import { describe, expect, it } from 'vitest';

import type { PaidInvoice, PaidLine } from '#functions/platform/payments/payment-shapes.ts';
import { userId } from '#shared/domain/ids.ts';

import { isLive, packagesPaidFor, planStatusOf } from './paid-periods.ts';

const START = 1_795_000_000;
const END = START + 30 * 86_400;
const anna = userId.parse('user-0001');
const planOf = (price: string) => ({ basic: 'BASIC', pro: 'PRO' })[price] as 'BASIC' | 'PRO';

function line(priceId: string, fields: Partial<PaidLine> = {}): PaidLine {
  const period = { start: START, end: END };
  return {
    subscriptionId: 'sub_1',
    priceId,
    proration: false,
    amount: 4_900,
    ...period,
    ...fields,
  };
}

function invoice(lines: PaidLine[], refundedAt?: number): PaidInvoice {
  return { id: 'in_1', lines, refundedAt };
}

function packages(invoices: PaidInvoice[], status = 'active') {
  return packagesPaidFor(anna, { subscriptions: [{ id: 'sub_1', status }], invoices }, planOf);
}

describe('what a customer has paid for', () => {
  it('is one package per period, named after subscription and start', () => {
    expect(packages([invoice([line('basic')])])).toEqual([
      {
        userId: anna,
        packageId: `sub_1.${START}`,
        productKey: 'BASIC',
        quota: 20,
        windowStart: new Date(START * 1_000).toISOString(),
        windowEnd: new Date(END * 1_000).toISOString(),
        planStatus: 'active',
      },
    ]);
  });

  it('grows with a dearer plan within the period, and falls back when the difference is returned', () => {
    const middle = { proration: true, start: START + 86_400 };
    const difference = [
      line('basic', { ...middle, amount: -4_000 }),
      line('pro', { ...middle, amount: 15_000 }),
    ];
    const first = invoice([line('basic')]);
    expect(packages([invoice(difference), first])).toMatchObject([{ quota: 100 }]);
    expect(packages([invoice(difference, START + 99), first])).toMatchObject([{ quota: 20 }]);
  });

  it('is nothing from the refund on when all of a period was returned', () => {
    const at = START + 86_400;
    expect(packages([invoice([line('pro')], at)])).toMatchObject([
      { quota: 0, windowEnd: new Date(at * 1_000).toISOString() },
    ]);
  });

  it('leaves out prices of other products', () => {
    expect(packages([invoice([line('mug')])])).toEqual([]);
  });
});

describe('a subscription', () => {
  it.each([
    ['active', 'active', true],
    ['trialing', 'trialing', true],
    ['past_due', 'past_due', true],
    ['unpaid', 'past_due', true],
    ['incomplete', 'past_due', false],
    ['incomplete_expired', 'canceled', false],
    ['canceled', 'canceled', false],
    ['paused', 'canceled', false],
  ])('that is %s is shown as %s; a second one is refused: %s', (word, shown, live) => {
    expect(planStatusOf(word)).toBe(shown);
    expect(isLive(word)).toBe(live);
  });
});
