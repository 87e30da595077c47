import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import { paySession } from '#localstack/stripe/acts.ts';
import { type BillingProduct, reconcile, startBillingProduct } from '#tests/support/billing.ts';

const DAY_MS = 86_400_000;

let product: BillingProduct;

beforeAll(async () => {
  product = await startBillingProduct();
});
afterAll(() => product.close());

describe('an erased account', () => {
  test('whose erasure broke off pays no more after a day', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    const { changeUser } = await import('#functions/core/accounts/user-repository.ts');
    await changeUser(person.userId, { set: { status: 'closing' } });
    await product.advance(DAY_MS);
    await reconcile();
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
