import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import * as auth from '#shared/contracts/auth.ts';
import * as me from '#shared/contracts/me.ts';
import type { Person } from '#tests/support/administration.ts';
import { type BillingProduct, startBillingProduct } from '#tests/support/billing.ts';
import { type Answer, caller } from '#tests/support/http-event.ts';

const PASSWORD = 'hasło-do-usunięcia';
const MINUTES = 60_000;
let product: BillingProduct;
let callMe: (contract: typeof me.deleteMyAccount, parts: object) => Promise<Answer>;
let callAuth: (contract: typeof auth.login | typeof auth.getMe, parts: object) => Promise<Answer>;
let passwordHash: string;

beforeAll(async () => {
  product = await startBillingProduct();
  callMe = caller((await import('#functions/api/me/handler.ts')).handler);
  callAuth = caller((await import('#functions/api/auth/handler.ts')).handler);
  const { hashPassword } = await import('#functions/platform/identity/passwords.ts');
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => product.close());

const erase = ({ token }: Person) =>
  callMe(me.deleteMyAccount, { token, body: { password: PASSWORD } });
const signIn = ({ email }: Person) => callAuth(auth.login, { body: { email, password: PASSWORD } });
const wordOf = (answer: Answer) => (answer.json() as { code?: string; message?: string }).code;

async function subscriber(): Promise<Person> {
  const { newPerson } = await import('#tests/support/administration.ts');
  const person = await newPerson('USER', { passwordHash });
  await product.buy(person);
  return person;
}

async function finish(): Promise<void> {
  const { handler } = await import('#functions/jobs/finish-erasures/handler.ts');
  await handler();
}

const rowsOf = async ({ userId, email }: Person) =>
  (await product.cloud.rows()).filter((row) => {
    const text = JSON.stringify(row);
    return text.includes(userId) || text.includes(email);
  });

const subscriptionOf = (customer: string) =>
  product.stripe.ledger.book.subscriptions.find((found) => found.customer === customer)?.status;

describe('an erasure while the payment provider is out', () => {
  let person: Person;
  let customer: string;

  beforeEach(async () => {
    person = await subscriber();
    customer = product.customerOf(person);
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, ...rest) =>
      String(address instanceof Request ? address.url : address).includes('/v1/customers/')
        ? Promise.reject(new TypeError('fetch failed'))
        : fetch(address, ...rest),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  test('says that it is under way, and asks for nothing more', async () => {
    const answer = await erase(person);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Usuwanie Twojego konta trwa.');
    expect((await callAuth(auth.getMe, { token: person.token })).status).toBe(401);
  });

  test('is not finished by signing in: the rows that know the customer stay', async () => {
    await erase(person);
    const answer = await signIn(person);
    expect([answer.status, wordOf(answer)]).toEqual([403, 'ACCOUNT_CLOSING']);
    const kept = (await rowsOf(person)).map(({ sk }) => sk);
    expect(kept).toEqual(expect.arrayContaining(['CUSTOMER', 'PROFILE']));
  });

  test('does not reveal the account to anybody with another password', async () => {
    await erase(person);
    const body = { email: person.email, password: 'zgadywanka' };
    expect(wordOf(await callAuth(auth.login, { body }))).toBe('INVALID_CREDENTIALS');
  });

  test('is repeated until the provider is back; then the card is no longer charged', async () => {
    await erase(person);
    await product.advance(10 * MINUTES);
    await finish();
    expect(subscriptionOf(customer)).toBe('active');
    expect(await rowsOf(person)).not.toEqual([]);

    vi.restoreAllMocks();
    await product.advance(5 * MINUTES);
    await finish();
    expect(subscriptionOf(customer)).toBe('canceled');
    expect(await rowsOf(person)).toEqual([]);
    expect(product.cloud.mails().find(({ to }) => to === person.email)?.subject).toBe(
      'Twoje konto w Listowniku zostało usunięte',
    );
    expect(wordOf(await signIn(person))).toBe('INVALID_CREDENTIALS');
  });

  test('leaves the list of users at once', async () => {
    const { newestUsers } = await import('#functions/core/administration/newest-users.ts');
    await erase(person);
    const listed: string[] = [];
    for await (const { user } of newestUsers({ step: 100 })) listed.push(user.id);
    expect(listed).not.toContain(person.userId);
  });
});

test('an erasure under way in its own request is left alone by the job', async () => {
  const person = await subscriber();
  const { changeUser } = await import('#functions/core/accounts/user-repository.ts');
  const { erasureKey } = await import('#functions/core/accounts/account-keys.ts');
  const { systemClock } = await import('#functions/platform/clock.ts');
  const dueAt = new Date(systemClock().getTime() + 2 * MINUTES).toISOString();
  const set = { status: 'closing', ...erasureKey(person.userId, dueAt) } as const;
  await changeUser(person.userId, { set });
  await finish();
  expect(await rowsOf(person)).not.toEqual([]);
  await product.advance(3 * MINUTES);
  await finish();
  expect(await rowsOf(person)).toEqual([]);
});
