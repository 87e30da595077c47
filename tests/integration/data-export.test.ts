import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { systemClock } from '#functions/platform/clock.ts';
import { exportMyData, withdrawLetterConsent } from '#shared/contracts/me.ts';
import { type FileId, fileId } from '#shared/domain/ids.ts';
import {
  type AnalysisProduct,
  letter,
  movableClock,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { copyOf, followed } from '#tests/support/exported-data.ts';
import {
  type Fault,
  type FaultProxy,
  refuses,
  refusesObject,
  resets,
  startFaultProxy,
} from '#tests/support/fault-proxy.ts';
import { caller } from '#tests/support/http-event.ts';
import { callStream } from '#tests/support/stream-call.ts';

/** What a Lambda function may answer. */
const LARGEST_ANSWER = 6 * 1024 * 1024;

let product: AnalysisProduct;
let proxy: FaultProxy;
let callMe: ReturnType<typeof caller>;
let person: Person;

beforeAll(async () => {
  product = await startAnalysisProduct({
    behindEngines: async () => {
      proxy = await startFaultProxy();
    },
  });
  callMe = caller((await import('#functions/api/me/handler.ts')).handler);
});
afterAll(async () => {
  await product.close();
  await proxy.close();
});
beforeEach(async () => {
  person = await product.newPerson();
});
afterEach(() => proxy.heal());

const ask = () => callMe(exportMyData, { token: person.token });
const stored = async () =>
  (await product.cloud.objects()).filter((key) => key === `exports/${person.userId}.json`);

async function analyzed(): Promise<FileId> {
  const text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  const upload = await product.uploaded(person, text);
  await callStream({ fileIds: upload.fileId, token: upload.ticket });
  return fileId.parse(upload.fileId);
}

/** Years of analyses: the same one again and again, with 30 kB of letter that nothing compresses. */
async function analyzedOften(times: number): Promise<void> {
  const first = await analyzed();
  const results = await import('#functions/core/history/result-repository.ts');
  const history = await import('#functions/core/history/history-repository.ts');
  const { userId } = person;
  const result = await results.findResult(userId, first);
  const [row] = await history.listHistoryRows(userId);
  if (!result?.meta || row === undefined) throw new Error('There is no result.');
  for (let index = 0; index < times; index += 1) {
    const id = fileId.parse(`dawne-pismo-${String(index).padStart(4, '0')}`);
    const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(22_500))).toString('base64');
    const long = { ...result, meta: { ...result.meta, sent_text: noise } };
    await results.storeResult({ userId, fileId: id, attempt: 1 }, long, new Date());
    await history.createHistoryRow(userId, { ...row, id }, {});
  }
}

const analyses = z.array(z.looseObject({ id: z.string(), result: z.looseObject({}) }));

describe("a copy of a person's data", () => {
  test('larger than a Lambda answer is complete, through a link to the bucket', async () => {
    await analyzedOften(250);
    proxy.heal();
    const answer = await ask();
    expect(answer.text.length).toBeLessThan(2_000);
    const { text, json } = await copyOf(answer);
    expect(Buffer.byteLength(text)).toBeGreaterThan(LARGEST_ANSWER);
    expect(analyses.parse(json.history)).toHaveLength(251);
    // Begun, ended, and two parts at least: never held as one.
    expect(proxy.calls.filter((call) => call === 'POST')).toHaveLength(2);
    expect(proxy.calls.filter((call) => call === 'PutObject').length).toBeGreaterThan(1);
    // Eight megabytes of results in pages of one, each read once, and no result by itself.
    expect(proxy.calls.filter((call) => call === 'Query').length).toBeLessThan(16);
    expect(proxy.calls.filter((call) => call === 'GetItem').length).toBeLessThan(4);
  });

  test('is indented by two spaces, with a list for each noun', async () => {
    await analyzed();
    const { text, json } = await copyOf(await ask());
    expect(text).toBe(`${JSON.stringify(json, null, 2)}\n`);
    expect(Object.keys(json)).toEqual(['exportedAt', 'account', 'history', 'packages', 'runs']);
  });

  test('opens by a link of ten minutes, at the host that the page comes from', async () => {
    const before = systemClock().getTime();
    const answer = await ask();
    const { url, expiresAt } = exportMyData.response.parse(answer.json());
    const query = new URLSearchParams(url.slice(url.indexOf('?')));
    expect(url.startsWith(`/exports/${person.userId}.json?`)).toBe(true);
    expect(query.get('X-Amz-Expires')).toBe('600');
    expect(query.get('X-Amz-SignedHeaders')).toBe('host');
    const minutes = (Date.parse(expiresAt) - before) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(11);
    const copy = await followed(answer);
    expect(copy.headers.get('content-disposition')).toBe('attachment');
    expect(copy.headers.get('cache-control')).toBe('no-store');
  });

  test('is one for each person, the newest', async () => {
    await ask();
    await ask();
    expect(await stored()).toHaveLength(1);
  });

  test('is deleted soon after its link has expired, and not before', async () => {
    const { sweepTexts } = await import('#functions/core/flows/sweep-texts.ts');
    await ask();
    const clock = movableClock();
    clock.advance(10 * 60_000);
    await sweepTexts(clock);
    expect(await stored()).toHaveLength(1);
    clock.advance(6 * 60_000);
    expect((await sweepTexts(clock)).exportsDeleted).toBeGreaterThan(0);
    expect(await stored()).toEqual([]);
  });

  test('goes with the account, and with the consent to read letters', async () => {
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    await ask();
    await callMe(withdrawLetterConsent, { token: person.token });
    expect(await stored()).toEqual([]);
    await ask();
    expect(await stored()).toHaveLength(1);
    expect(await eraseAccount(person.userId, 'self', systemClock)).toBe('done');
    expect(await stored()).toEqual([]);
  });
});

const bucketFaults: [string, Fault][] = [
  ['answers 500', refusesObject(500, 'InternalError')],
  ['asks to slow down', refusesObject(503, 'SlowDown')],
  ['drops connections', resets],
];

describe('a bucket that', () => {
  test.each(bucketFaults)('%s is reported, and nothing is left', async (_, fault) => {
    proxy.break(['PutObject'], fault);
    const answer = await ask();
    expect([answer.status, answer.json()]).toMatchObject([
      503,
      { message: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.' },
    ]);
    proxy.heal();
    expect(await stored()).toEqual([]);
  });

  test('refuses us is reported as our fault', async () => {
    proxy.break(['PutObject'], refusesObject(403, 'AccessDenied'));
    const answer = await ask();
    expect([answer.status, answer.json()]).toMatchObject([
      500,
      { message: 'Wystąpił nieoczekiwany błąd serwera.' },
    ]);
  });

  test('stores the copy while the table fails keeps no partial one', async () => {
    await analyzed();
    proxy.break(['Query'], refuses(500, 'InternalServerError'));
    expect((await ask()).status).toBe(503);
    proxy.heal();
    expect(await stored()).toEqual([]);
  });
});
