import { type Clock, setClockShift, systemClock } from '#functions/platform/clock.ts';
import { workOffQueue } from '#localstack/runtime/work-off-queues.ts';
import { paySession } from '#localstack/stripe/acts.ts';
import { type LocalStripe, startLocalStripe } from '#localstack/stripe/local-stripe.ts';
import { signatureOf } from '#localstack/stripe/webhooks.ts';
import * as billing from '#shared/contracts/billing.ts';
import * as me from '#shared/contracts/me.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { newPerson, type Person } from './administration.ts';
import {
  type EmbeddedCloud,
  SESSION_SECRET,
  startEmbeddedCloud,
  WEB_ORIGIN,
} from './embedded-cloud.ts';
import { type Answer, caller } from './http-event.ts';
import { customerQueue } from './work-queues.ts';

/** The billing calls over embedded engines and the payment provider's stand-in. */
export type BillingProduct = {
  cloud: EmbeddedCloud;
  stripe: LocalStripe;
  /** Moves the clock of the product and of the provider; what comes due is done and its events are sent. */
  advance: (milliseconds: number) => Promise<void>;
  /** Bodies of the events sent so far, also of those that were dropped. */
  events: string[];
  /** Whether events arrive. */
  delivery: { on: boolean };
  newPerson: () => Promise<Person>;
  checkout: (person: Person, priceKey?: string) => Promise<Answer>;
  /** Buys a plan: opens the page and pays. Resolves when its events were taken. */
  buy: (person: Person, priceKey?: 'BASIC' | 'PRO') => Promise<string>;
  portal: (person: Person) => Promise<Answer>;
  webhook: (body: string | Buffer, signature: string) => Promise<Answer>;
  /** The event again, signed now. */
  replay: (body: string) => Promise<Answer>;
  usage: (person: Person) => Promise<me.Usage>;
  customerOf: (person: Person) => string;
  /** From now on the payment provider does not answer. */
  stopProvider: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startBillingProduct(): Promise<BillingProduct> {
  let shiftMs = 0;
  let stopping: Promise<void> | undefined;
  const events: string[] = [];
  const delivery = { on: true };
  const wire: { send?: (body: string, signature: string) => Promise<Answer> } = {};
  const stripe = await startLocalStripe({
    origin: WEB_ORIGIN,
    clock: systemClock,
    deliver: async (body, signature) => {
      events.push(body);
      return delivery.on ? (await wire.send?.(body, signature))?.status === 200 : true;
    },
  });
  const cloud = await startEmbeddedCloud({
    STRIPE_API_BASE: stripe.apiBase,
    STRIPE_PRICE_BASIC: 'price_basic',
    STRIPE_PRICE_PRO: 'price_pro',
    SECRETS_JSON: JSON.stringify({
      sessionSecret: SESSION_SECRET,
      modelApiKey: '',
      stripeSecretKey: stripe.secretKey,
      stripeWebhookSecret: stripe.webhookSecret,
    }),
  });
  const call = caller((await import('#functions/api/billing/handler.ts')).handler);
  const callMe = caller((await import('#functions/api/me/handler.ts')).handler);
  const webhook = (body: string | Buffer, signature: string) =>
    call(billing.paymentWebhook, {
      body: body.toString(),
      headers: { 'stripe-signature': signature },
    });
  wire.send = webhook;
  const stopProvider = () => (stopping ??= stripe.close());
  const checkout = ({ token }: Person, priceKey = 'BASIC') =>
    call(billing.createCheckout, { token, body: { priceKey } });

  return {
    cloud,
    stripe,
    advance: async (milliseconds) => {
      shiftMs += milliseconds;
      setClockShift(shiftMs);
      stripe.settle();
      await stripe.sender.idle();
    },
    events,
    delivery,
    newPerson: () => newPerson(),
    checkout,
    buy: async (person, priceKey = 'BASIC') => {
      const opened = billing.createCheckout.response.parse(
        (await checkout(person, priceKey)).json(),
      );
      const session = stripe.ledger.book.sessions.find(({ url }) => url === opened.url);
      if (session === undefined || !paySession(stripe.ledger, session))
        throw new Error('Not paid.');
      await stripe.sender.idle();
      return session.customer;
    },
    portal: ({ token }) => call(billing.openPortal, { token }),
    webhook,
    replay: (body) => webhook(body, signatureOf(body, stripe.webhookSecret)),
    usage: async ({ token }) => me.usage.parse((await callMe(me.getUsage, { token })).json()),
    customerOf: ({ userId }) => {
      const found = stripe.ledger.book.customers.find(({ metadata }) => metadata.userId === userId);
      if (found === undefined) throw new Error('The person has no customer.');
      return found.id;
    },
    stopProvider,
    close: async () => {
      setClockShift(0);
      await stopProvider();
      await cloud.close();
    },
  };
}

/** A person's packages as rows, the trial last, without the number of the reading that wrote them. */
export async function packageRows(cloud: EmbeddedCloud, userId: UserId) {
  const rows = await cloud.rows();
  return rows
    .filter(({ pk, sk }) => pk === `USER#${userId}` && String(sk).startsWith('PACKAGE#'))
    .map((row): Record<string, unknown> => ({ ...row, reading: undefined }))
    .sort((a, b) => String(a.sk).localeCompare(String(b.sk)));
}

/** The package analyses are taken from now. */
export async function usageOf(userId: UserId) {
  const { findCurrentUsage } = await import('#functions/core/packages/current-usage.ts');
  return findCurrentUsage(userId);
}

/** The hourly job at the clock's time, and its workers until nothing waits. */
export async function reconcile(clock: Clock = systemClock) {
  const { queueDueCustomers, reconcileCustomer } =
    await import('#functions/core/billing/reconcile-customers.ts');
  const { workOff } = await import('#functions/platform/queue/work-off.ts');
  const { oldestDueSeconds } = await queueDueCustomers(clock);
  const report = { reconciled: 0, failed: 0, oldestDueSeconds };
  await workOffQueue(customerQueue(), async (event) => {
    const answer = await workOff(event, async (row) => {
      await reconcileCustomer(row, clock);
      report.reconciled += 1;
    });
    report.failed += answer.batchItemFailures.length;
    return answer;
  });
  return report;
}
