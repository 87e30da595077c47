import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import { act, paySession } from '#localstack/stripe/acts.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Person } from '#tests/support/administration.ts';
import { type BillingProduct, startBillingProduct } from '#tests/support/billing.ts';

const DAY_MS = 86_400_000;

let product: BillingProduct;

beforeAll(async () => {
  product = await startBillingProduct();
});
afterAll(() => product.close());

type Row = Record<string, unknown>;

/** A person's packages as rows, the trial last, but for the number of the reading that wrote them. */
async function packageRows(userId: UserId): Promise<Row[]> {
  const rows = await product.cloud.rows();
  return rows
    .filter(({ pk, sk }) => pk === `USER#${userId}` && String(sk).startsWith('PACKAGE#'))
    .map((row): Row => ({ ...row, reading: undefined }))
    .sort((a, b) => String(a.sk).localeCompare(String(b.sk)));
}

async function forgetPackages(userId: UserId): Promise<void> {
  const { removeItem } = await import('#functions/platform/table/item.ts');
  for (const row of await packageRows(userId)) {
    const sk = String(row.sk);
    if (sk !== 'PACKAGE#trial') await removeItem({ pk: `USER#${userId}`, sk });
  }
}

async function usageOf(userId: UserId) {
  const { findCurrentUsage } = await import('#functions/core/packages/current-usage.ts');
  return findCurrentUsage(userId);
}

/** Somebody whose plan, card and mind have changed, and every event of it. */
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
    const expected = await packageRows(person.userId);
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
        expect(await packageRows(person.userId)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

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
    const paid = (await packageRows(person.userId)).filter(({ sk }) => sk !== 'PACKAGE#trial');
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
    const before = await packageRows(userId);
    expect(
      await setSubscriptionPackage(
        { ...stale, planStatus: 'past_due' },
        { reading: 0, ownerSince: stale.windowStart },
      ),
    ).toBe(false);
    expect(await packageRows(userId)).toEqual(before);
  });
});

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
    const rows = await packageRows(person.userId);
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
    const rows = await packageRows(person.userId);
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

describe('the daily reconciliation', () => {
  async function reconcile() {
    const { reconcileBilling } = await import('#functions/core/billing/reconcile-billing.ts');
    return reconcileBilling();
  }

  test('makes good what days without events left out, and comes again a day later', async () => {
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

  test('forgets who never paid once nothing can come of it', async () => {
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

  /** Somebody who bought, whose shard comes `most` after that of another at the most, and `least` at the least. */
  async function customerAfter(shard: number, least: number, most: number): Promise<Person> {
    const { shardOf } = await import('#functions/platform/table/shard-of.ts');
    for (;;) {
      const person = await product.newPerson();
      const distance = shardOf(person.userId, 16) - shard;
      if (distance < least || distance > most) continue;
      await product.buy(person);
      return person;
    }
  }

  test('reaches everybody within a day, also when a run has time for one who always fails', async () => {
    await reconcile();
    const broken = await customerAfter(0, 0, 3);
    const behind = await customerAfter(0, 8, 11);
    await product.advance(2 * DAY_MS);
    await setReadings(broken.userId, 'not a number');
    const { reconcileBilling } = await import('#functions/core/billing/reconcile-billing.ts');
    const began = systemClock().getTime();
    const reconciled: number[] = [];
    for (let hour = 0; hour < 16; hour += 1) {
      let looked = 0;
      const clock = () => new Date(began + hour * 3_600_000);
      const report = await reconcileBilling(clock, () => (looked += 1) > 1);
      reconciled.push(report.reconciled);
    }
    const row = (await product.cloud.rows()).find(
      ({ pk, sk }) => pk === `USER#${behind.userId}` && sk === 'CUSTOMER',
    );
    expect(String(row?.gsi1sk) > new Date(began).toISOString()).toBe(true);
    expect(Math.max(...reconciled)).toBe(1);
    await setReadings(broken.userId, 1);
    await reconcile();
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

describe('an erased account', () => {
  test('whose erasure broke off pays no more after a day', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    const { changeUser } = await import('#functions/core/accounts/user-repository.ts');
    await changeUser(person.userId, { set: { status: 'closing' } });
    await product.advance(DAY_MS);
    const { reconcileBilling } = await import('#functions/core/billing/reconcile-billing.ts');
    await reconcileBilling();
    const { customers } = product.stripe.ledger.book;
    expect(customers.find(({ id }) => id === customer)).toMatchObject({ deleted: true });
  });

  test('pays no more, has no customer and leaves no row', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    await eraseAccount(person.userId, 'self', systemClock);
    await product.stripe.sender.idle();
    const { book } = product.stripe.ledger;
    expect(book.customers.find(({ id }) => id === customer)).toMatchObject({ deleted: true });
    const theirs = book.subscriptions.filter((found) => found.customer === customer);
    expect(theirs.map(({ status }) => status)).toEqual(['canceled']);
    const left = JSON.stringify(await product.cloud.rows());
    for (const trace of [person.userId, person.email, customer]) expect(left).not.toContain(trace);
    expect(book.invoices.some((invoice) => invoice.customer === customer)).toBe(true);
  });

  test('cannot be paid for on a page opened before', async () => {
    const person = await product.newPerson();
    await product.checkout(person);
    const session = product.stripe.ledger.book.sessions.at(-1);
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    await eraseAccount(person.userId, 'self', systemClock);
    if (session === undefined) throw new Error('No page.');
    expect(paySession(product.stripe.ledger, session)).toBe(false);
  });
});

describe('a provider that cannot be reached', () => {
  test('is a Polish sentence, and an erasure waits for it', async () => {
    const person = await product.newPerson();
    await product.buy(person);
    await product.stopProvider();
    const answer = await product.portal(person);
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({
      message: 'Płatności są chwilowo niedostępne. Spróbuj ponownie za chwilę.',
    });
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    expect(await eraseAccount(person.userId, 'self', systemClock)).toBe('under-way');
    const rows = await product.cloud.rows();
    expect(rows.some(({ pk, sk }) => pk === `USER#${person.userId}` && sk === 'CUSTOMER')).toBe(
      true,
    );
  });
});
