import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { act } from '#localstack/stripe/acts.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Person } from '#tests/support/administration.ts';
import { type BillingProduct, packageRows, startBillingProduct } from '#tests/support/billing.ts';

const DAY_MS = 86_400_000;

let product: BillingProduct;

beforeAll(async () => {
  product = await startBillingProduct();
});
afterAll(() => product.close());

async function forgetPackages(userId: UserId): Promise<void> {
  const { removeItem } = await import('#functions/platform/table/item.ts');
  for (const row of await packageRows(product.cloud, userId)) {
    const sk = String(row.sk);
    if (sk !== 'PACKAGE#trial') await removeItem({ pk: `USER#${userId}`, sk });
  }
}

/** A person who changed the plan, the card and their mind, with every event of it. */
async function eventfulLife(): Promise<{ person: Person; events: string[] }> {
  const person = await product.newPerson();
  const first = product.events.length;
  const customer = await product.buy(person);
  const { ledger, sender } = product.stripe;
  act(ledger, customer, 'change-to-PRO');
  act(ledger, customer, 'decline');
  await sender.idle();
  await product.advance(30 * DAY_MS + 1_000);
  act(ledger, customer, 'pay');
  act(ledger, customer, 'refund');
  act(ledger, customer, 'cancel');
  await sender.idle();
  return { person, events: product.events.slice(first) };
}

describe('recorded events', () => {
  test('in any order, once or many times, one by one or at once, end in the same rows', async () => {
    const { person, events } = await eventfulLife();
    const expected = await packageRows(product.cloud, person.userId);
    expect(expected.map(({ quota }) => quota)).toEqual([100, 0, 1]);
    expect(events.length).toBeGreaterThan(8);
    const some = fc.shuffledSubarray([...events, ...events], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(some, fc.integer({ min: 1, max: 6 }), async (order, atOnce) => {
        await forgetPackages(person.userId);
        for (let next = 0; next < order.length; next += atOnce) {
          const together = order.slice(next, next + atOnce);
          const answers = await Promise.all(together.map((body) => product.replay(body)));
          expect(answers.map(({ status }) => status)).toEqual(together.map(() => 200));
        }
        expect(await packageRows(product.cloud, person.userId)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  test('a hundred times at once are one package', async () => {
    const person = await product.newPerson();
    product.delivery.on = false;
    await product.buy(person);
    product.delivery.on = true;
    const body = product.events.at(-1) ?? '';
    const answers = await Promise.all(Array.from({ length: 100 }, () => product.replay(body)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeLessThan(100);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100 - busy.length);
    // A table too busy to answer in time has the event sent again, as Stripe does.
    const again = await Promise.all(busy.map(() => product.replay(body)));
    expect(again.every(({ status }) => status === 200)).toBe(true);
    const paid = (await packageRows(product.cloud, person.userId)).filter(
      ({ sk }) => sk !== 'PACKAGE#trial',
    );
    expect(paid).toHaveLength(1);
  });

  test('read slowly never undo what a later reading wrote', async () => {
    const person = await product.newPerson();
    await product.buy(person);
    const { listPackages } = await import('#functions/core/packages/package-repository.ts');
    const { setSubscriptionPackage } =
      await import('#functions/core/billing/subscription-package-repository.ts');
    const [paid] = (await listPackages(person.userId)).filter(({ source }) => source !== 'trial');
    const { packageId, windowStart, windowEnd } = paid ?? {};
    if (packageId === undefined || windowStart === undefined || windowEnd === undefined) {
      throw new Error('No package.');
    }
    const { userId } = person;
    const stale = {
      userId,
      packageId,
      windowStart,
      windowEnd,
      productKey: 'PRO',
      quota: 100,
    } as const;
    const before = await packageRows(product.cloud, userId);
    expect(
      await setSubscriptionPackage(
        { ...stale, planStatus: 'past_due' },
        { reading: 0, ownerSince: stale.windowStart },
      ),
    ).toBe(false);
    expect(await packageRows(product.cloud, userId)).toEqual(before);
  });
});
