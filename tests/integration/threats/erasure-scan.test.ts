import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import { paySession } from '#localstack/stripe/acts.ts';
import * as admin from '#shared/contracts/admin.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';
import * as auth from '#shared/contracts/auth.ts';
import * as billing from '#shared/contracts/billing.ts';
import * as history from '#shared/contracts/history.ts';
import * as me from '#shared/contracts/me.ts';
import * as notifications from '#shared/contracts/notifications.ts';
import { type UploadedText, uploadText } from '#shared/contracts/upload.ts';
import { letter, multipart } from '#tests/support/analysis-product.ts';
import { answersD20 } from '#tests/support/scripted-answers.ts';
import { startWholeProduct, type WholeProduct } from '#tests/support/whole-product.ts';

const EMAIL = 'kanarek.usuwany@poczta.example';
const SUBJECT = 'podmiot-u-dostawcy-7731';
const FILE_NAME = 'kanarek-pismo-domowe.pdf';
let product: WholeProduct;
let text: string;

beforeAll(async () => {
  product = await startWholeProduct();
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
});
afterAll(() => product.close());

type Traces = { userId: string; token: string; words: string[] };

/** Somebody who signs in through Google with a verified e-mail. */
async function signedIn(): Promise<{ userId: string; token: string }> {
  const begun = await product.call(auth.startGoogle);
  const cookie = begun.cookies[0]?.split(';')[0] ?? '';
  const query = product.provider.consent(begun.headers.location ?? '', {
    sub: SUBJECT,
    email: EMAIL,
    email_verified: true,
    given_name: 'Kanarkosława',
    family_name: 'Usuwana',
  });
  const answer = await product.call(auth.finishGoogle, { query, cookies: [cookie] });
  const token = answer.headers.location?.split('token=')[1] ?? '';
  const account = auth.account.parse((await product.call(auth.getMe, { token })).json());
  return { userId: account.id, token };
}

async function uploaded(token: string): Promise<UploadedText> {
  const body = await multipart(text, `${FILE_NAME}.txt`);
  const answer = await product.call(uploadText, { token, ...body });
  const [upload] = uploadText.response.parse(answer.json());
  if (upload === undefined) throw new Error('Nothing was uploaded.');
  return upload;
}

const run = ({ fileId, ticket }: UploadedText) =>
  product.call(analyzeStream, { query: { fileIds: fileId, token: ticket } });

/** A life with the product that leaves something in every corner of it. */
async function aLife(): Promise<Traces> {
  const { userId, token } = await signedIn();
  const boss = await product.newPerson('ADMIN');
  const grant = { token: boss.token, params: { id: userId }, body: { amount: 5, days: 30 } };
  await product.call(admin.grantUsage, grant);
  await product.call(admin.triggerReset, { token: boss.token, params: { id: userId } });

  const opened = await product.call(billing.createCheckout, { token, body: { priceKey: 'PRO' } });
  const { url } = billing.createCheckout.response.parse(opened.json());
  const session = product.stripe.ledger.book.sessions.find((found) => found.url === url);
  if (session === undefined || !paySession(product.stripe.ledger, session))
    throw new Error('Unpaid.');
  const { syncBilling } = await import('#functions/core/billing/sync-billing.ts');
  const { userId: idOf } = await import('#shared/domain/ids.ts');
  await syncBilling(idOf.parse(userId), session.customer);

  const [finished, refused, waiting] = [
    await uploaded(token),
    await uploaded(token),
    await uploaded(token),
  ];
  await run(finished);
  product.model.script((response) => response.writeHead(400).end('{}'));
  await run(refused);
  const tags = { token, params: { id: finished.fileId }, body: { tags: ['kanarek-etykieta'] } };
  await product.call(history.saveTags, tags);
  const device = product.push.addDevice();
  await product.call(notifications.subscribePush, { token, body: device });
  await product.call(auth.register, {
    body: { email: EMAIL, password: 'tajne hasło', firstName: 'Kanarkosława', lastName: 'X' },
  });
  await product.call(auth.login, { body: { email: EMAIL, password: 'zgadywanka' } });
  await product.call(auth.forgotPassword, { body: { email: EMAIL } });
  const files = [finished, refused, waiting].map(({ fileId }) => fileId);
  const { endpoint } = notifications.subscribePush.body.parse(device);
  const words = [EMAIL, SUBJECT, 'Kanarkosława', 'Usuwana', 'kanarek', session.customer, endpoint];
  return { userId, token, words: [...words, ...files] };
}

/** Everything the product and the payment provider hold, as one text for each place. */
async function everything() {
  const rows = await product.cloud.rows();
  const isAct = ({ pk }: Record<string, unknown>) => String(pk).startsWith('AUDIT#');
  const { invoices, hidden, ...ledger } = product.stripe.ledger.book;
  // The provider forgets the keys of repeated requests after a day by itself.
  const kept = { ...hidden, answered: {} };
  return {
    table: JSON.stringify(rows.filter((row) => !isAct(row))),
    acts: JSON.stringify(rows.filter(isAct)),
    texts: (await product.cloud.objects()).join(' '),
    invoices: JSON.stringify(invoices),
    provider: JSON.stringify({ ...ledger, kept }),
  };
}

test('leaves nothing of the person in table, texts or at the payment provider except what the law requires', async () => {
  const { userId, token, words } = await aLife();
  const before = await everything();
  for (const word of [
    userId,
    EMAIL,
    SUBJECT,
    'Kanarkosława',
    'kanarek-etykieta',
    ...words.slice(-3),
  ]) {
    expect(before.table).toContain(word); // or the scan below would prove nothing
  }
  expect(before.texts).toContain(userId);
  expect(before.provider).toContain(EMAIL);

  const erased = await product.call(me.deleteMyAccount, { token, body: {} });
  expect(erased.status).toBe(200);

  const after = await everything();
  for (const trace of [userId, ...words]) {
    expect([trace, after.table.includes(trace)]).toEqual([trace, false]);
    expect([trace, after.texts.includes(trace)]).toEqual([trace, false]);
  }
  // Kept: acts under a random id that identifies nobody, and invoices, as tax law requires.
  for (const word of words) expect([word, after.acts.includes(word)]).toEqual([word, false]);
  expect(after.acts).toContain(userId);
  expect(after.invoices).not.toBe('[]');
  for (const trace of [userId, EMAIL, 'Kanarkosława']) {
    expect([trace, after.provider.includes(trace)]).toEqual([trace, false]);
    expect([trace, after.invoices.includes(trace)]).toEqual([trace, false]);
  }
});

test('stops a run in progress, whose answer then leaves nothing', async () => {
  const person = await product.newPerson();
  const upload = await uploaded(person.token);
  const asked = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<undefined>();
  product.model.script((response, request) => {
    asked.resolve(undefined);
    void answer.promise.then(() => answersD20(response, request));
  });
  const running = run(upload);
  await asked.promise;
  const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
  await eraseAccount(person.userId, 'self', systemClock);
  answer.resolve(undefined);
  await running;

  const { table, texts } = await everything();
  for (const trace of [person.userId, person.email, upload.fileId]) {
    expect([trace, `${table} ${texts}`.includes(trace)]).toEqual([trace, false]);
  }
});

test('during an upload leaves nothing of it', async () => {
  const person = await product.newPerson();
  const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const send = dynamo.send.bind(dynamo) as (command: object) => Promise<unknown>; // one overload per command
  let isErased = false;
  const spy = vi.spyOn(dynamo, 'send').mockImplementation((async (command: object) => {
    const isRun =
      command instanceof PutItemCommand && command.input.Item?.sk?.S?.startsWith('RUN#');
    if (isRun === true && !isErased) {
      isErased = true;
      await eraseAccount(person.userId, 'self', systemClock);
    }
    return send(command);
  }) as never);
  const body = await multipart(text, `${FILE_NAME}.txt`);
  const answer = await product.call(uploadText, { token: person.token, ...body });
  spy.mockRestore();
  expect(isErased).toBe(true);
  expect(answer.status).toBe(401);
  const { table, texts } = await everything();
  expect(`${table} ${texts}`).not.toContain(person.userId);
});
