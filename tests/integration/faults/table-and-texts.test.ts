import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import * as auth from '#shared/contracts/auth.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import * as history from '#shared/contracts/history.ts';
import * as me from '#shared/contracts/me.ts';
import { uploadText } from '#shared/contracts/upload.ts';
import {
  type AnalysisProduct,
  letter,
  multipart,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import {
  answersAfter,
  type Fault,
  type FaultProxy,
  losesTheAnswer,
  neverAnswers,
  refuses,
  refusesObject,
  resets,
  startFaultProxy,
} from '#tests/support/fault-proxy.ts';
import { type Call, caller } from '#tests/support/http-event.ts';
import { callStream } from '#tests/support/stream-call.ts';

let product: AnalysisProduct;
let proxy: FaultProxy;
let text: string;
let person: Person;
const groups = new Map<string, ReturnType<typeof caller>>();

beforeAll(async () => {
  product = await startAnalysisProduct({
    environment: { TABLE_TIMEOUT_MS: '600' }, // the product's own
    behindEngines: async () => {
      proxy = await startFaultProxy();
    },
  });
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  groups.set('auth', caller((await import('#functions/api/auth/handler.ts')).handler));
  groups.set('me', caller((await import('#functions/api/me/handler.ts')).handler));
  groups.set('upload', caller((await import('#functions/api/upload/handler.ts')).handler));
  groups.set('history', caller((await import('#functions/api/history/handler.ts')).handler));
});
afterAll(async () => {
  await product.close();
  await proxy.close();
});
beforeEach(async () => {
  person = await product.newPerson();
  product.model.requests.length = 0;
});
afterEach(() => proxy.heal());

async function ask(contract: Contract, request: Call = {}) {
  const call = groups.get(contract.group);
  if (call === undefined) throw new Error(`No handler for ${contract.group}.`);
  return call(contract, request);
}

/** The job settles the remaining runs, with its clock an hour and a half later. */
async function expectNothingLeft(used: number): Promise<void> {
  proxy.heal();
  const { settleDueRuns } = await import('#functions/core/flows/settle-due-runs.ts');
  const later = () => new Date(systemClock().getTime() + 90 * 60_000);
  expect((await settleDueRuns(later)).failed).toBe(0);
  const { used: counted, openRuns } = await product.packageOf(person);
  expect({ counted, open: [...openRuns] }).toEqual({ counted: used, open: [] });
  const objects = await product.cloud.objects();
  expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
  const runs = (await product.cloud.rows()).filter(
    ({ pk, sk }) => pk === `USER#${person.userId}` && String(sk).startsWith('RUN#'),
  );
  for (const run of runs) expect(run).toMatchObject({ settled: true });
}

const throttled = refuses(400, 'ProvisionedThroughputExceededException');
const downs: [string, Fault][] = [
  ['answers 500', refuses(500, 'InternalServerError')],
  ['throttles', throttled],
  ['drops connections', resets],
  ['is silent', neverAnswers],
];
const calls: [string, Contract, () => Promise<Call>][] = [
  [
    'a login',
    auth.login,
    () => Promise.resolve({ body: { email: 'anna@poczta.example', password: 'tajne hasło' } }),
  ],
  ['the account', auth.getMe, () => Promise.resolve({ token: person.token })],
  ['the usage', me.getUsage, () => Promise.resolve({ token: person.token })],
  ['the history', history.listHistory, () => Promise.resolve({ token: person.token })],
  [
    'an upload',
    uploadText,
    async () => ({ token: person.token, ...(await multipart(text, 'a.txt')) }),
  ],
];

/** A call ends after 20 seconds; on a quiet machine the answer takes less than three. */
const HALF_A_CALL_MS = 10_000;

describe('a table that is out', () => {
  test.each(downs)(
    'and %s gets 503 with Retry-After, long before the call would time out',
    async (_, fault) => {
      const requests = await Promise.all(calls.map(([, , request]) => request()));
      const upload = await product.uploaded(person, text);
      proxy.break(['*'], fault);
      const started = performance.now();
      const answers = await Promise.all([
        ...calls.map(([, contract], index) => ask(contract, requests[index])),
        callStream({ fileIds: upload.fileId, token: upload.ticket }),
      ]);
      expect(performance.now() - started).toBeLessThan(HALF_A_CALL_MS);
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(answer.headers['retry-after']).toBe('5');
        expect(answer.json()).toMatchObject({
          code: 'UNAVAILABLE',
          message: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
        });
      }
      await expectNothingLeft(0);
    },
  );
});

/** Every write of an analysis, each broken at the moment it is made. */
const hiccups: [string, number, readonly string[], Fault][] = [
  ['throttles a call', 1, ['UpdateItem'], throttled],
  [
    'answers 500 once',
    1,
    ['UpdateItem', 'PutItem', 'GetItem'],
    refuses(500, 'InternalServerError'),
  ],
  ['drops one connection', 1, ['GetItem', 'Query'], resets],
  ['loses the answer of a write', 1, ['UpdateItem'], losesTheAnswer],
  ['loses the answer of a new row', 1, ['PutItem'], losesTheAnswer],
  ['is slow', 3, ['GetItem', 'UpdateItem'], answersAfter(200)],
];

describe('a table with a hiccup', () => {
  test.each(hiccups)(
    'that %s has no effect: one result, one charge',
    async (_, times, operations, fault) => {
      const upload = await product.uploaded(person, text);
      proxy.breakTimes(times, operations, fault);
      const { events } = await callStream({ fileIds: upload.fileId, token: upload.ticket });
      expect(events.at(-1)).toMatchObject({ status: 'completed' });
      await expectNothingLeft(1);
    },
  );

  test('that fails in the middle of a run ends it with a message, and the analysis is returned', async () => {
    const upload = await product.uploaded(person, text);
    product.model.script((response, request) => {
      proxy.break(
        ['UpdateItem', 'PutItem', 'GetItem', 'Query'],
        refuses(500, 'InternalServerError'),
      );
      response.writeHead(500).end(request.name);
    });
    const { status, events } = await callStream({ fileIds: upload.fileId, token: upload.ticket });
    expect(status).toBe(200);
    expect(events.at(-1)).toMatchObject({ status: 'error', result: null });
    expect(events.at(-1)?.error).toMatch(/^Usługa jest chwilowo niedostępna\./);
    await expectNothingLeft(0);
  });
});

const objectFaults: [string, Fault, number][] = [
  ['has lost the text (404)', refusesObject(404, 'NoSuchKey'), 409],
  ['denies a text that is gone (403)', refusesObject(403, 'AccessDenied'), 409],
  ['answers 500', refusesObject(500, 'InternalError'), 503],
  ['asks to slow down', refusesObject(503, 'SlowDown'), 503],
  ['drops connections', resets, 503],
];

describe('a store of texts that', () => {
  test.each(objectFaults)('%s is reported before anything is charged', async (_, fault, status) => {
    const upload = await product.uploaded(person, text);
    proxy.break(['GetObject'], fault);
    const answer = await callStream({ fileIds: upload.fileId, token: upload.ticket });
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject({
      message:
        status === 409
          ? 'Tekst pisma został już usunięty z serwera. Wybierz plik ponownie.'
          : 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
    });
    expect(product.model.requests.length).toBe(0);
    await expectNothingLeft(0);
  });

  test.each(objectFaults.filter(([name]) => name !== 'asks to slow down' && !name.includes('40')))(
    '%s takes no upload, and leaves none',
    async (_, fault) => {
      proxy.break(['PutObject'], fault);
      const answer = await product.upload(person, text);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      await expectNothingLeft(0);
    },
  );

  test('is slow does not fail the run', async () => {
    const upload = await product.uploaded(person, text);
    proxy.breakTimes(1, ['GetObject'], answersAfter(700));
    const { events } = await callStream({ fileIds: upload.fileId, token: upload.ticket });
    expect(events.at(-1)).toMatchObject({ status: 'completed' });
    await expectNothingLeft(1);
  });

  test('deletes nothing keeps the result, and the job deletes later', async () => {
    const upload = await product.uploaded(person, text);
    proxy.break(['DeleteObject'], refusesObject(500, 'InternalError'));
    const { events } = await callStream({ fileIds: upload.fileId, token: upload.ticket });
    expect(events.at(-1)).toMatchObject({ status: 'completed' });
    await expectNothingLeft(1);
  });
});
