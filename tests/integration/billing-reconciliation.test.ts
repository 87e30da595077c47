import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import { act } from '#localstack/stripe/acts.ts';
import type { UserId } from '#shared/domain/ids.ts';
import {
  type BillingProduct,
  reconcile,
  startBillingProduct,
  usageOf,
} from '#tests/support/billing.ts';

const DAY_MS = 86_400_000;

let product: BillingProduct;

beforeAll(async () => {
  product = await startBillingProduct();
});
afterAll(() => product.close());

describe('the daily reconciliation', () => {
  test('repairs lost events, and runs again a day later', async () => {
    const person = await product.newPerson();
    product.delivery.on = false;
    const customer = await product.buy(person);
    await product.advance(2 * 3_600_000);
    expect((await usageOf(person.userId))?.source).toBe('trial');
    expect((await reconcile()).failed).toBe(0);
    expect(await usageOf(person.userId)).toMatchObject({ quota: 20, planStatus: 'active' });
    act(product.stripe.ledger, customer, 'refund');
    await product.advance(3 * DAY_MS);
    expect((await reconcile()).reconciled).toBeGreaterThan(0);
    expect((await usageOf(person.userId))?.source).toBe('trial');
    expect((await reconcile()).reconciled).toBe(0); // nobody is due again today
    product.delivery.on = true;
  });

  test('stops checking customers who never paid', async () => {
    const person = await product.newPerson();
    await product.checkout(person);
    await product.advance(4 * DAY_MS);
    await reconcile();
    const rows = await product.cloud.rows();
    const row = rows.find(({ pk, sk }) => pk === `USER#${person.userId}` && sk === 'CUSTOMER');
    expect(row).toBeDefined();
    expect(row).not.toHaveProperty('gsi1pk');
  });

  async function setReadings(userId: UserId, readings: string | number): Promise<void> {
    const { updateIf } = await import('#functions/platform/table/conditional-write.ts');
    const { toAttributes } = await import('#functions/platform/table/dynamo.ts');
    await updateIf({
      Key: toAttributes({ pk: `USER#${userId}`, sk: 'CUSTOMER' }),
      UpdateExpression: 'SET readings = :readings',
      ExpressionAttributeValues: toAttributes({ ':readings': readings }),
    });
  }

  test('reaches everybody in one run, even after customers that always fail', async () => {
    await reconcile();
    const broken = await product.newPerson();
    await product.buy(broken);
    const others = 11;
    for (let count = 0; count < others; count += 1) await product.buy(await product.newPerson());
    await product.advance(2 * DAY_MS);
    await setReadings(broken.userId, 'not a number');
    const began = systemClock().toISOString();
    const report = await reconcile();
    expect(report.failed).toBe(1);
    expect(report.reconciled).toBeGreaterThanOrEqual(others);
    const rows = await product.cloud.rows();
    const due = rows.filter(({ sk, gsi1sk }) => sk === 'CUSTOMER' && String(gsi1sk) < began);
    expect(due.map(({ userId }) => userId)).toEqual([broken.userId]);
    await setReadings(broken.userId, 1);
    await reconcile();
  });

  test('reports how long the oldest one waits', async () => {
    const broken = await product.newPerson();
    await product.buy(broken);
    await product.advance(DAY_MS);
    await setReadings(broken.userId, 'not a number');
    const before = await reconcile();
    expect(before.oldestDueSeconds).toBeGreaterThanOrEqual(3_600 - 5);
    await product.advance(3_600_000);
    const after = await reconcile();
    expect(after.oldestDueSeconds - before.oldestDueSeconds).toBeGreaterThanOrEqual(3_590);
    await setReadings(broken.userId, 1);
    await reconcile();
    expect((await reconcile()).oldestDueSeconds).toBe(0);
  });

  test('goes on when one customer fails', async () => {
    const person = await product.newPerson();
    await product.buy(person);
    const broken = await product.newPerson();
    await product.checkout(broken);
    await setReadings(broken.userId, 'not a number');
    await product.advance(DAY_MS);
    const report = await reconcile();
    expect(report.failed).toBe(1);
    expect(report.reconciled).toBeGreaterThan(0);
  });
});
