import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { customerKey } from '#functions/core/billing/billing-keys.ts';
import { historyKey } from '#functions/core/history/history-keys.ts';
import { reminderKey } from '#functions/core/notifications/notification-keys.ts';
import { nextReminder, reminderDueToday } from '#functions/core/notifications/reminder-times.ts';
import { warsawDay } from '#functions/platform/clock.ts';
import { paymentDemand } from '#infra/smoke/payment-demand.ts';
import { paySession } from '#localstack/stripe/acts.ts';
import { type LocalStripe, startLocalStripe } from '#localstack/stripe/local-stripe.ts';
import { createCheckout } from '#shared/contracts/billing.ts';
import { usage } from '#shared/contracts/me.ts';
import { fileId as asFile, userId as asUser } from '#shared/domain/ids.ts';

import { callApi, mailsTo } from './deployed.ts';
import { change, putPaymentKeys, row, runJob, setUp, until } from './parts.ts';
import { analyse, person, upload } from './people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

let stripe: LocalStripe;

beforeAll(async () => {
  // No event arrives: what was bought is found by the reconciliation or not at all.
  stripe = await startLocalStripe({
    origin: 'http://localhost:3000',
    deliver: () => Promise.resolve(true),
  });
});
afterAll(() => stripe.close());

test('a due reminder goes through the queue to its worker, and arrives once', async () => {
  const email = `przypomnienie-${randomUUID()}@listownik.test`;
  const { token, user } = await person(email);
  const wanted = { token, body: { isOn: true } };
  expect((await callApi('PATCH', '/api/notifications/mail', wanted)).status).toBe(200);
  const { fileId, ticket } = await upload(token, paymentDemand);
  expect((await analyse(fileId, ticket)).at(-1)?.status).toBe('completed');

  const key = historyKey(asUser.parse(user.id), asFile.parse(fileId));
  const now = new Date();
  const reminderLastDay = warsawDay(new Date(now.getTime() + DAY));
  const due = reminderKey(asFile.parse(fileId), minutesAgo(5));
  await change(key, { ...due, reminderTitle: 'Wezwanie do zapłaty', reminderLastDay });
  const before = (await mailsTo(email)).length;
  await runJob('send-notificationsJob');

  const next = nextReminder(reminderLastDay, now)?.toISOString();
  await until(async () => ((await row(key))?.gsi1sk === next ? true : undefined));
  // Before eight in the morning nothing is due today, and the worker only moves the plan on.
  const sent = reminderDueToday(reminderLastDay, now) === undefined ? [] : ['Wezwanie do zapłaty'];
  const mails = await until(async () => {
    const found = (await mailsTo(email)).slice(before);
    return found.length < sent.length ? undefined : found;
  });
  expect(mails).toHaveLength(sent.length);
  for (const mail of mails) expect(mail).toContain('jutro');
  await runJob('send-notificationsJob');
  expect((await mailsTo(email)).slice(before)).toHaveLength(sent.length);
});

test('a payment without an event is found through the queue, and gives the plan', async () => {
  await putPaymentKeys({
    stripeSecretKey: stripe.secretKey,
    stripeWebhookSecret: stripe.webhookSecret,
  });
  for (const id of ['billingApi', 'reconcile-billingJob', 'reconcile-customersJob']) {
    await setUp(id, { STRIPE_API_BASE: stripe.apiBase });
  }
  const { token, user } = await person(`kupiec-${randomUUID()}@listownik.test`);
  const body = { priceKey: 'BASIC', startNow: true };
  const opened = await callApi('POST', '/api/billing/checkout', { token, body });
  expect(opened.status).toBe(200);
  const { url } = createCheckout.response.parse(await opened.json());
  const session = stripe.ledger.book.sessions.find((one) => one.url === url);
  if (session === undefined) throw new Error('No payment page was opened.');
  expect(paySession(stripe.ledger, session)).toBe(true);
  const plan = async () =>
    usage.parse(await (await callApi('GET', '/api/me/usage', { token })).json());
  expect((await plan()).source).toBe('trial');

  const key = customerKey(asUser.parse(user.id));
  await change(key, { gsi1sk: `${minutesAgo(5).toISOString()}#${user.id}` });
  await runJob('reconcile-billingJob');
  const bought = await until(async () => {
    const found = await plan();
    return found.source === 'trial' ? undefined : found;
  });
  expect(bought).toMatchObject({ quota: 20, planStatus: 'active' });
  const due = await until(async () => {
    const gsi1sk = String((await row(key))?.gsi1sk);
    return gsi1sk > new Date().toISOString() ? gsi1sk : undefined;
  });
  expect(due.endsWith(`#${user.id}`)).toBe(true);
});
