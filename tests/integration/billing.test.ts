import type { APIGatewayProxyEventV2, Context, Handler } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import { act } from '#localstack/stripe/acts.ts';
import { PERIOD_SECONDS } from '#localstack/stripe/prices.ts';
import { signatureOf } from '#localstack/stripe/webhooks.ts';
import * as billing from '#shared/contracts/billing.ts';
import type { Person } from '#tests/support/administration.ts';
import { type BillingProduct, startBillingProduct } from '#tests/support/billing.ts';
import { WEB_ORIGIN } from '#tests/support/embedded-cloud.ts';
import { caller, httpEvent } from '#tests/support/http-event.ts';

let product: BillingProduct;

beforeAll(async () => {
  product = await startBillingProduct();
});
afterAll(() => product.close());

const urlOf = (answer: { json: () => unknown }) =>
  billing.createCheckout.response.parse(answer.json()).url;

/** What the table holds of a person's billing, without what a repetition may raise. */
async function stateOf({ userId }: Person) {
  const rows = await product.cloud.rows();
  return rows
    .filter(({ pk, sk }) => pk === `USER#${userId}` && String(sk).startsWith('PACKAGE#'))
    .map((row) => ({ ...row, reading: undefined }))
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

describe('a payment page', () => {
  test('is opened for the plan of the stage, in the name of the user', async () => {
    const person = await product.newPerson();
    const answer = await product.checkout(person, 'PRO');
    expect(answer.status).toBe(200);
    const session = product.stripe.ledger.book.sessions.find(({ url }) => url === urlOf(answer));
    expect(session).toMatchObject({
      customer: product.customerOf(person),
      success_url: `${WEB_ORIGIN}/#/cennik?success=true`,
      cancel_url: `${WEB_ORIGIN}/#/cennik?canceled=true`,
    });
    expect(product.stripe.ledger.book.hidden.wanted[session?.id ?? '']?.price).toBe('price_pro');
  });

  test('requires a sign-in', async () => {
    const nobody = { ...(await product.newPerson()), token: '' };
    for (const answer of [await product.checkout(nobody), await product.portal(nobody)]) {
      expect(answer.status).toBe(401);
      expect(answer.json()).toMatchObject({ message: 'Brak autoryzacji. Proszę się zalogować.' });
    }
  });

  test('accepts two plans and no price or address from the caller', async () => {
    const person = await product.newPerson();
    const refused = await product.checkout(person, 'FREE');
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({ message: 'Wybierz plan Standard albo Pro.' });
    const { handler } = await import('#functions/api/billing/handler.ts');
    const body = { priceKey: 'BASIC', price: 'price_cheap', success_url: 'https://evil.example' };
    const sneaky = await caller(handler)(billing.createCheckout, { token: person.token, body });
    expect(sneaky.status).toBe(400);
  });

  test('coming back from it as if it had been paid changes nothing', async () => {
    const person = await product.newPerson();
    await product.checkout(person);
    const before = await stateOf(person);
    expect(await product.usage(person)).toMatchObject({ source: 'trial', quota: 1 });
    expect(await stateOf(person)).toEqual(before);
  });

  test('requested many times at once belongs to one customer, and one page stays payable', async () => {
    const person = await product.newPerson();
    const answers = await Promise.all([1, 2, 3, 4].map(() => product.checkout(person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { customers, sessions } = product.stripe.ledger.book;
    const own = customers.filter(({ metadata }) => metadata.userId === person.userId);
    expect(own).toHaveLength(1);
    await product.advance(2_000); // the provider counts in seconds: now there is a newest one for certain
    await product.checkout(person);
    const open = sessions.filter((page) => page.customer === own[0]?.id && page.status === 'open');
    expect(open).toHaveLength(1);
  });
});

describe('a paid period', () => {
  test('gives its package once, the plan and its end are shown', async () => {
    const person = await product.newPerson();
    await product.buy(person);
    const usage = await product.usage(person);
    expect(usage).toMatchObject({
      source: 'subscription',
      quota: 20,
      used: 0,
      planStatus: 'active',
    });
    const length = Date.parse(usage.windowEnd ?? '') - systemClock().getTime();
    expect(Math.abs(length / 1_000 - PERIOD_SECONDS)).toBeLessThan(120);
    expect(await stateOf(person)).toHaveLength(2);
  });

  test('leads a second purchase to the portal', async () => {
    const person = await product.newPerson();
    await product.buy(person);
    const again = urlOf(await product.checkout(person, 'PRO'));
    expect(again).toMatch(/\/portal\//);
    expect(urlOf(await product.portal(person))).toMatch(/\/portal\//);
  });

  test('without a subscription there is no portal, and nobody sees that of another', async () => {
    const [person, stranger] = [await product.newPerson(), await product.newPerson()];
    const customer = await product.buy(person);
    const refused = await product.portal(stranger);
    expect(refused.status).toBe(404);
    expect(refused.json()).toMatchObject({
      message: 'Nie masz jeszcze subskrypcji. Wybierz plan w cenniku.',
    });
    await product.checkout(stranger);
    urlOf(await product.portal(stranger));
    const portals = Object.values(product.stripe.ledger.book.hidden.portals);
    expect(portals.at(-1)?.customer).toBe(product.customerOf(stranger));
    expect(product.customerOf(stranger)).not.toBe(customer);
  });
});

describe('a subscription', () => {
  test('changed to a more expensive plan gives the larger quota at once and keeps the used number', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    act(product.stripe.ledger, customer, 'change-to-PRO');
    await product.stripe.sender.idle();
    expect(await product.usage(person)).toMatchObject({ quota: 100, planStatus: 'active' });
    expect(await stateOf(person)).toHaveLength(2);
    act(product.stripe.ledger, customer, 'change-to-BASIC');
    await product.stripe.sender.idle();
    expect(await product.usage(person)).toMatchObject({ quota: 100 });
  });

  test('that is canceled stays until the period ends', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    act(product.stripe.ledger, customer, 'cancel');
    await product.stripe.sender.idle();
    expect(await product.usage(person)).toMatchObject({ quota: 20, planStatus: 'active' });
  });

  test('fully refunded leaves nothing of its package', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    const { listPackages, reserveAnalysis } =
      await import('#functions/core/packages/package-repository.ts');
    const { canAnalyze } = await import('#functions/core/packages/current-usage.ts');
    const { fileId } = await import('#shared/domain/ids.ts');
    const paid = (await listPackages(person.userId)).find(({ source }) => source !== 'trial');
    if (paid === undefined) throw new Error('No package.');
    const run = {
      userId: person.userId,
      packageId: paid.packageId,
      fileId: fileId.parse('file-0001'),
    };
    expect(await reserveAnalysis(run, systemClock())).toBe(true);
    act(product.stripe.ledger, customer, 'refund');
    await product.stripe.sender.idle();
    const [closed] = (await listPackages(person.userId)).filter(({ source }) => source !== 'trial');
    expect(closed).toMatchObject({ used: 1, quota: 1 });
    const next = { ...run, fileId: fileId.parse('file-0002') };
    expect(await reserveAnalysis(next, systemClock())).toBe(false);
    expect(await canAnalyze(person.userId)).toBe(true); // the trial is still theirs
  });
});

describe('an event', () => {
  async function unchangedBy(person: Person, body: string, signature: string) {
    const before = await product.cloud.rows();
    const answer = await product.webhook(body, signature);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Nieprawidłowy podpis powiadomienia o płatności.',
    });
    expect(await product.cloud.rows()).toEqual(before);
    expect(await product.usage(person)).toMatchObject({ source: 'trial' });
  }

  async function undelivered() {
    const person = await product.newPerson();
    product.delivery.on = false;
    await product.buy(person);
    product.delivery.on = true;
    return { person, body: product.events.at(-1) ?? '', secret: product.stripe.webhookSecret };
  }

  test('that is forged, rewritten, signed long ago or by another key changes nothing', async () => {
    const { person, body, secret } = await undelivered();
    const signature = signatureOf(body, secret);
    await unchangedBy(person, body.replace('cus_', 'cuS_'), signature);
    await unchangedBy(person, JSON.stringify(JSON.parse(body), null, 1), signature);
    await unchangedBy(person, body, signatureOf(body, secret, Date.now() - 301_000));
    await unchangedBy(person, body, signatureOf(body, 'whsec_of_somebody_else'));
    await unchangedBy(person, body, '');
  });

  test('is accepted within its five minutes, in base64 too', async () => {
    const { person, body, secret } = await undelivered();
    const signature = signatureOf(body, secret, Date.now() - 290_000);
    const event = httpEvent(billing.paymentWebhook, { headers: { 'stripe-signature': signature } });
    const encoded = { ...event, body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
    const lambda: Handler<APIGatewayProxyEventV2, unknown> = (
      await import('#functions/api/billing/handler.ts')
    ).handler;
    const context = { awsRequestId: 'test' } as Context; // the handler reads nothing else of it
    expect(await lambda(encoded, context, () => undefined)).toMatchObject({ statusCode: 200 });
    expect(await product.usage(person)).toMatchObject({ source: 'subscription' });
  });

  test.each(['somebody-of-another-stage', 'the-person'])(
    'about a customer that names %s but is not ours changes nothing',
    async (named) => {
      const { person, body } = await undelivered();
      const { customers } = product.stripe.ledger.book;
      const userId = named === 'the-person' ? person.userId : named;
      const [known] = customers;
      if (known === undefined) throw new Error('No customer.');
      const foreign = { ...known, id: `cus_foreign_${named}`, metadata: { userId } };
      customers.push(foreign);
      const before = await product.cloud.rows();
      const answer = await product.replay(body.replaceAll(/cus_[0-9a-f]+/g, foreign.id));
      expect(answer.status).toBe(200);
      expect(await product.cloud.rows()).toEqual(before);
    },
  );

  test('about no customer, a deleted or an unknown one is accepted and changes nothing', async () => {
    const { body } = await undelivered();
    const before = await product.cloud.rows();
    const about = (object: unknown) => JSON.stringify({ ...JSON.parse(body), data: { object } });
    expect((await product.replay(about({ object: 'balance' }))).status).toBe(200);
    const never = about({ object: 'x', customer: 'cus_never' });
    expect((await product.replay(never)).status).toBe(200);
    const [known] = product.stripe.ledger.book.customers;
    product.stripe.ledger.book.customers.push({
      ...(known ?? { object: 'customer', created: 0, email: '', metadata: {} }),
      id: 'cus_deleted',
      deleted: true,
    });
    expect((await product.replay(about({ object: 'x', customer: 'cus_deleted' }))).status).toBe(
      200,
    );
    expect(await product.cloud.rows()).toEqual(before);
  });

  test('of an unknown type is accepted', async () => {
    const { person, body } = await undelivered();
    expect(
      (await product.replay(body.replace(/"type":"[^"]+"/, '"type":"new.thing"'))).status,
    ).toBe(200);
    expect(await product.usage(person)).toMatchObject({ source: 'subscription' });
  });
});
