import { afterAll, beforeAll, expect, test } from 'vitest';

import * as auth from '#shared/contracts/auth.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import * as history from '#shared/contracts/history.ts';
import * as me from '#shared/contracts/me.ts';
import { uploadText } from '#shared/contracts/upload.ts';
import {
  type AnalysisProduct,
  letter,
  multipart,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import {
  type FaultProxy,
  refuses,
  refusesMail,
  refusesObject,
  startFaultProxy,
} from '#tests/support/fault-proxy.ts';
import { type Call, caller } from '#tests/support/http-event.ts';
import { logsDuring } from '#tests/support/log-capture.ts';
import { fails } from '#tests/support/scripted-model.ts';
import { callStream } from '#tests/support/stream-call.ts';

/** What a person gives us; each is unlike anything the product says by itself. */
const person = {
  email: 'kanarek.osobowy@poczta.example',
  password: 'kanarek-hasło-8714',
  firstName: 'Kanarkosława',
  lastName: 'Kanarkowska',
};
const inLetter = ['44051401359', 'Kanarkoszka', '61109010140000071219812874'];
const fileName = 'kanarek-pismo.pdf.txt';

let product: AnalysisProduct;
let proxy: FaultProxy;
let groups: Record<string, ReturnType<typeof caller>>;
let written = '';

beforeAll(async () => {
  product = await startAnalysisProduct({
    behindEngines: async () => {
      proxy = await startFaultProxy();
    },
  });
  groups = {
    auth: caller((await import('#functions/api/auth/handler.ts')).handler),
    me: caller((await import('#functions/api/me/handler.ts')).handler),
    upload: caller((await import('#functions/api/upload/handler.ts')).handler),
    history: caller((await import('#functions/api/history/handler.ts')).handler),
  };
  written = await logsDuring(aLifeWithFaults);
});
afterAll(async () => {
  await product.close();
  await proxy.close();
});

async function ask(contract: Contract, request: Call = {}) {
  const call = groups[contract.group];
  if (call === undefined) throw new Error(`No handler for ${contract.group}.`);
  return call(contract, request);
}

const secrets: string[] = [];
/** Everything a person does, once as it should be and once with every service failing. */
async function aLifeWithFaults(): Promise<void> {
  const { email, password } = person;
  const wordy = `Email address is not verified: ${email}, Kanarkowska`;
  proxy.break(['SendRawEmail'], refusesMail(400, 'MessageRejected', `Not verified: ${email}`));
  await ask(auth.register, { body: person });
  proxy.heal();
  await ask(auth.register, { body: person });
  secrets.push(...mailed('verify-email'));
  const opened = await ask(auth.verifyEmail, { params: { token: secrets[0] ?? '' } });
  const { token, user } = auth.session.parse(opened.json());
  await ask(auth.login, { body: { email, password: `${password} źle` } });
  await ask(auth.login, { body: `{"email":"${email}", kanarek-hasło` });
  await ask(auth.forgotPassword, { body: { email } });
  secrets.push(token, ...mailed('reset-password'));

  const text = `${await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek')}\n${inLetter.join(' ')}`;
  const owner = { userId: user.id, token };
  const first = await product.uploaded(owner, text);
  secrets.push(first.ticket);
  product.model.otherwise(fails(500));
  await callStream({ fileIds: first.fileId, token: first.ticket });
  const second = await product.uploaded(owner, text);
  proxy.break(['GetObject'], refusesObject(500, 'InternalError'));
  await callStream({ fileIds: second.fileId, token });
  proxy.break(['PutItem', 'UpdateItem', 'GetItem'], refuses(500, 'InternalServerError', wordy));
  await callStream({ fileIds: second.fileId, token: second.ticket });
  await ask(uploadText, { token, ...(await multipart(text, fileName)) });
  await ask(me.updateProfile, { token, body: { firstName: 'Kanarkosława', lastName: 'X' } });
  await ask(history.listHistory, { token });
  await ask(auth.login, { body: { email, password } });
  proxy.heal();
  await ask(me.exportMyData, { token });
  await ask(me.deleteMyAccount, { token, body: { password } });
}

function mailed(route: string): string[] {
  const link = new RegExp(`#/${route}/([\\w-]+)`);
  return product.cloud.mails().flatMap(({ text }) => link.exec(text)?.[1] ?? []);
}

test('log canary: a life with every fault is logged', () => {
  for (const event of ['mail not sent', 'request failed', 'model attempt failed']) {
    expect(written).toContain(event);
  }
  expect(secrets.length).toBeGreaterThanOrEqual(4);
});

test.each([
  ['e-mail', [person.email, 'kanarek.osobowy']],
  ['password', [person.password, 'kanarek-hasło']],
  ['name', [person.firstName, person.lastName]],
  ['word of the letter', [...inLetter, 'SPÓŁDZIELNIA', 'Zaległość']],
  ['file name', ['kanarek-pismo']],
  ['token', ['eyJ', 'Bearer ']],
])('log canary: no %s stands in the logs', (_, canaries) => {
  for (const canary of canaries) expect(written).not.toContain(canary);
});

test('log canary: no mailed link, session or ticket is in the logs', () => {
  for (const secret of secrets) expect(written.includes(secret)).toBe(false);
});
