import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import { act } from '#localstack/stripe/acts.ts';
import {
  type BillingProduct,
  packageRows,
  startBillingProduct,
  usageOf,
} from '#tests/support/billing.ts';

const DAY_MS = 86_400_000;

let product: BillingProduct;

beforeAll(async () => {
  product = await startBillingProduct();
});
afterAll(() => product.close());

describe('time', () => {
  test('renews: each paid period has its own package, unused analyses are not carried over', async () => {
    const person = await product.newPerson();
    await product.buy(person);
    const before = await usageOf(person.userId);
    await product.advance(30 * DAY_MS + 1_000);
    const after = await usageOf(person.userId);
    expect(after).toMatchObject({ quota: 20, used: 0, planStatus: 'active' });
    expect(Date.parse(after?.windowEnd ?? '') - Date.parse(before?.windowEnd ?? '')).toBe(
      30 * DAY_MS,
    );
    const rows = await packageRows(product.cloud, person.userId);
    expect(rows.filter(({ source }) => source === 'subscription')).toHaveLength(2);
  });

  test('a declined card opens no period and is shown; paying opens it', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    const { ledger, sender } = product.stripe;
    const { canAnalyze } = await import('#functions/core/packages/current-usage.ts');
    const { listPackages } = await import('#functions/core/packages/package-repository.ts');
    const paidOnes = async () =>
      (await listPackages(person.userId)).filter(({ source }) => source === 'subscription');
    act(ledger, customer, 'decline');
    await product.advance(30 * DAY_MS + 1_000);
    expect(await paidOnes()).toMatchObject([{ planStatus: 'past_due' }]);
    const instant = systemClock().toISOString();
    expect((await paidOnes()).every(({ windowEnd = '' }) => windowEnd <= instant)).toBe(true);
    act(ledger, customer, 'pay');
    await sender.idle();
    expect(await usageOf(person.userId)).toMatchObject({ quota: 20, planStatus: 'active' });
    expect(await canAnalyze(person.userId)).toBe(true);
  });

  test('a cancellation keeps the period and ends with it', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    act(product.stripe.ledger, customer, 'cancel');
    await product.advance(29 * DAY_MS);
    expect(await usageOf(person.userId)).toMatchObject({ quota: 20, planStatus: 'active' });
    await product.advance(DAY_MS + 1_000);
    expect((await usageOf(person.userId))?.source).toBe('trial');
    const rows = await packageRows(product.cloud, person.userId);
    expect(rows.find(({ source }) => source === 'subscription')).toMatchObject({
      planStatus: 'canceled',
    });
  });

  test('a cheaper plan counts from the next period on', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person, 'PRO');
    act(product.stripe.ledger, customer, 'change-to-BASIC');
    await product.stripe.sender.idle();
    expect(await usageOf(person.userId)).toMatchObject({ quota: 100 });
    await product.advance(30 * DAY_MS + 1_000);
    expect(await usageOf(person.userId)).toMatchObject({ quota: 20 });
  });
});
