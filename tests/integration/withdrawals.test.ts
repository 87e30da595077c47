import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { paySession } from '#localstack/stripe/acts.ts';
import { createCheckout } from '#shared/contracts/billing.ts';
import {
  closeWithdrawal,
  declareWithdrawal,
  getPurchase,
  listWithdrawals,
  withdraw,
  withdrawal,
} from '#shared/contracts/withdrawals.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import { type BillingProduct, startBillingProduct } from '#tests/support/billing.ts';
import { caller } from '#tests/support/http-event.ts';

const DAY_MS = 86_400_000;
const name = 'Anna Kowalska-Żółć';

let product: BillingProduct;
let call: ReturnType<typeof caller>;
let callAdmin: ReturnType<typeof caller>;
let administrator: Person;

beforeAll(async () => {
  product = await startBillingProduct();
  call = caller((await import('#functions/api/billing/handler.ts')).handler);
  callAdmin = caller((await import('#functions/api/admin/handler.ts')).handler);
  administrator = await newPerson('ADMIN');
});
afterAll(() => product.close());

const book = () => product.stripe.ledger.book;

/** Buys a plan as the page does; `startNow` is the box that asks to begin at once. */
async function buy(person: Person, startNow: boolean, priceKey = 'BASIC'): Promise<void> {
  const { token } = person;
  const body = startNow ? { priceKey, startNow } : { priceKey };
  const { url } = createCheckout.response.parse(
    (await call(createCheckout, { token, body })).json(),
  );
  const session = book().sessions.find((open) => open.url === url);
  if (session === undefined || !paySession(product.stripe.ledger, session)) {
    throw new Error('Not paid.');
  }
  await product.stripe.sender.idle();
}

async function purchaseOf({ token }: Person) {
  return getPurchase.response.parse((await call(getPurchase, { token })).json());
}

async function withdrawFrom(person: Person) {
  const { purchase } = await purchaseOf(person);
  const body = { purchaseId: purchase?.id ?? 'none', name };
  return call(withdraw, { token: person.token, body });
}

function subscriptionOf(person: Person) {
  const customer = product.customerOf(person);
  return book().subscriptions.findLast((bought) => bought.customer === customer);
}

function givenBack(person: Person): number {
  const customer = product.customerOf(person);
  const theirs = book().charges.filter((charge) => charge.customer === customer);
  return theirs.reduce((sum, { amount_refunded: refunded }) => sum + refunded, 0);
}

const receiptsTo = (address: string) =>
  product.cloud
    .mails()
    .filter(({ to, subject }) => to === address && subject.includes('odstąpienia od umowy'));

const listed = async () =>
  z
    .array(withdrawal)
    .parse((await callAdmin(listWithdrawals, { token: administrator.token })).json());

describe('a withdrawal from a purchase', () => {
  it('ends the plan at once, and refunds everything to a buyer who did not ask to begin at once', async () => {
    const person = await newPerson();
    await buy(person, false);
    expect(await product.usage(person)).toMatchObject({ source: 'subscription', quota: 20 });
    const answer = await withdrawFrom(person);
    expect(withdrawal.parse(answer.json())).toMatchObject({
      ...{ name, email: person.email, plan: 'BASIC' },
      ...{ state: 'refunded', refundGrosze: 4_900 },
    });
    expect(subscriptionOf(person)?.status).toBe('canceled');
    expect(givenBack(person)).toBe(4_900);
    await product.stripe.sender.idle();
    expect(await product.usage(person)).toMatchObject({ source: 'trial', quota: 1 });
  });

  it('keeps the price of the days used when the buyer asked to begin at once', async () => {
    const person = await newPerson();
    await buy(person, true, 'PRO');
    await product.advance(3 * DAY_MS);
    const { purchase } = await purchaseOf(person);
    expect(purchase).toMatchObject({
      plan: 'PRO',
      startRequested: true,
      paidGrosze: 19_900,
      refundGrosze: 17_910, // 199 zł × 27 / 30
    });
    await withdrawFrom(person);
    expect(givenBack(person)).toBe(17_910);
    expect(await product.usage(person)).not.toMatchObject({ quota: 100 });
  });

  it('is confirmed by mail with the day and the hour, once', async () => {
    const person = await newPerson();
    await buy(person, false);
    await withdrawFrom(person);
    const [receipt, ...others] = receiptsTo(person.email);
    expect(others).toEqual([]);
    expect(receipt?.text).toMatch(/Odstąpienie przyjęte .*\d{1,2}:\d{2}:\d{2}/);
    expect(receipt?.text).toContain(`Ja, ${name}, odstępuję od umowy o plan Standard`);
    expect(receipt?.text.replaceAll(/\s/g, ' ')).toContain('49,00 zł');
  });

  it('has the effect of one, however often it is repeated', async () => {
    const person = await newPerson();
    await buy(person, false);
    const { purchase } = await purchaseOf(person);
    const body = { purchaseId: purchase?.id ?? '', name };
    const again = () => call(withdraw, { token: person.token, body });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await again();
    expect(givenBack(person)).toBe(4_900);
    expect((await purchaseOf(person)).withdrawals).toHaveLength(1);
    expect(receiptsTo(person.email).length).toBeGreaterThanOrEqual(1);
  });

  it('is possible until the end of the fourteenth day, and not later', async () => {
    const person = await newPerson();
    await buy(person, false);
    await product.advance(13 * DAY_MS);
    expect((await purchaseOf(person)).purchase).not.toBeNull();
    await product.advance(6 * DAY_MS); // also past a weekend and a holiday
    expect((await purchaseOf(person)).purchase).toBeNull();
    const late = await call(withdraw, {
      token: person.token,
      body: { purchaseId: subscriptionOf(person)?.id, name },
    });
    expect(late.status).toBe(404);
    expect(late.text).toContain('14 dni od zakupu');
    expect(givenBack(person)).toBe(0);
  });

  it('from a purchase of somebody else is not found', async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    await buy(person, false);
    await buy(stranger, false);
    const body = { purchaseId: subscriptionOf(person)?.id, name };
    expect((await call(withdraw, { token: stranger.token, body })).status).toBe(404);
    expect(subscriptionOf(person)?.status).toBe('active');
  });

  it('does not affect a later purchase', async () => {
    const person = await newPerson();
    await buy(person, false);
    await withdrawFrom(person);
    await buy(person, false);
    await withdrawFrom(person);
    expect(givenBack(person)).toBe(9_800);
    expect((await purchaseOf(person)).withdrawals).toHaveLength(2);
  });
});

describe('a withdrawal without a sign-in', () => {
  const declare = (body: unknown) => call(declareWithdrawal, { body });

  it('is confirmed by mail, ends nothing by itself, and waits for an administrator', async () => {
    const person = await newPerson();
    await buy(person, false);
    const answer = await declare({ name, email: person.email.toUpperCase(), plan: 'BASIC' });
    expect(answer.status).toBe(200);
    expect(receiptsTo(person.email)).toHaveLength(1);
    expect(subscriptionOf(person)?.status).toBe('active');
    const found = (await listed()).find(({ email }) => email === person.email);
    expect(found).toMatchObject({ name, plan: 'BASIC', state: 'received', refundGrosze: null });

    const close = () =>
      callAdmin(closeWithdrawal, { token: administrator.token, params: { id: found?.id ?? '' } });
    expect((await close()).status).toBe(200);
    expect((await close()).status).toBe(409);
    expect((await listed()).find(({ id }) => id === found?.id)?.state).toBe('closed');
  });

  it('does not reveal who has an account', async () => {
    const person = await newPerson();
    const known = await declare({ name, email: person.email, plan: 'PRO' });
    const unknown = await declare({ name, email: 'nikt@poczta.example', plan: 'PRO' });
    const shape = (answer: typeof known) => ({
      status: answer.status,
      message: z.object({ message: z.string() }).parse(answer.json()).message,
    });
    expect(shape(known)).toEqual(shape(unknown));
  });

  it('mails at most three receipts an hour to one address', async () => {
    const email = 'zasypywana@poczta.example';
    const answers = [];
    for (let sent = 0; sent < 4; sent += 1) {
      answers.push((await declare({ name, email, plan: 'PRO' })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(receiptsTo(email)).toHaveLength(3);
  });

  it.each(['http://zly.example', 'Anna\r\nBcc: x@y.pl', '<b>Anna</b>', 'zly.example', ''])(
    'does not put %j as a name into a message',
    async (typed) => {
      const refused = await declare({ name: typed, email: 'ktos@poczta.example', plan: 'PRO' });
      expect(refused.status).toBe(400);
    },
  );
});

describe('a withdrawal while the payment provider is out', () => {
  it('counts at once, and the job refunds the money, also during an erasure', async () => {
    const person = await newPerson();
    await buy(person, false);
    product.stripe.outage.path = /refunds/;
    const answer = withdrawal.parse((await withdrawFrom(person)).json());
    expect(answer.state).toBe('received');
    expect(receiptsTo(person.email)).toHaveLength(1);
    expect(givenBack(person)).toBe(0);
    expect(subscriptionOf(person)?.status).toBe('canceled');

    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    const { systemClock } = await import('#functions/platform/clock.ts');
    product.stripe.outage.path = undefined;
    expect(await eraseAccount(person.userId, 'self', systemClock)).toBe('under-way');
    expect(givenBack(person)).toBe(0);

    const { finishWithdrawals } = await import('#functions/core/withdrawals/finish-withdrawals.ts');
    expect(await finishWithdrawals()).toMatchObject({ refunded: 1, failed: 0 });
    expect(givenBack(person)).toBe(4_900);
    expect(await finishWithdrawals()).toMatchObject({ refunded: 0, failed: 0 });
    expect(receiptsTo(person.email)).toHaveLength(1);
  });
});
