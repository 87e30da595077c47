import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  deleteHistoryItem,
  getHistoryItem,
  historyItem,
  listHistory,
  saveTags,
} from '#shared/contracts/history.ts';
import type { UploadedText } from '#shared/contracts/upload.ts';
import {
  type AnalysisProduct,
  letter,
  movableClock,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import { callStream } from '#tests/support/stream-call.ts';

let product: AnalysisProduct;
let text: string;
let call: ReturnType<typeof caller>;

beforeAll(async () => {
  product = await startAnalysisProduct();
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  call = caller((await import('#functions/api/history/handler.ts')).handler);
});
afterAll(() => product.close());

async function analyzed(person: Person): Promise<UploadedText> {
  const upload = await product.uploaded(person, text);
  await callStream({ fileIds: upload.fileId, token: upload.ticket });
  return upload;
}

const page = listHistory.response;
const codeOf = (json: unknown) => z.object({ code: z.string() }).parse(json).code;

describe('the history', () => {
  it('lists a finished analysis and opens its result', async () => {
    const person = await product.newPerson();
    const { fileId } = await analyzed(person);
    const listed = page.parse((await call(listHistory, { token: person.token })).json());
    expect(listed).toMatchObject({ currentPage: 1, totalPages: 1 });
    expect(listed.data).toHaveLength(1);
    expect(listed.data[0]).toMatchObject({
      id: fileId,
      originalFileName: 'pismo.pdf',
      documentType: 'Wezwanie do zapłaty zaległych opłat',
      tags: [],
    });
    const opened = await call(getHistoryItem, { token: person.token, params: { id: fileId } });
    expect(historyItem.parse(opened.json()).result.classification.case_details).toEqual({
      reference_number: 'CW/1402/2026',
    });
  });

  it('is empty for a new user and refuses an unknown sort field', async () => {
    const { token } = await product.newPerson();
    expect((await call(listHistory, { token })).json()).toEqual({
      data: [],
      upcoming: [],
      counts: { open: 0, waiting: 0, settled: 0 },
      currentPage: 1,
      totalPages: 1,
    });
    expect((await call(listHistory, { token, query: { sortBy: 'tags' } })).status).toBe(400);
    expect((await call(listHistory, { token, query: { page: '0' } })).status).toBe(400);
    expect((await call(listHistory)).status).toBe(401);
  });

  it('keeps cleaned tags, also when its settlement is repeated', async () => {
    const person = await product.newPerson();
    const { fileId } = await analyzed(person);
    const params = { id: fileId };
    const body = { tags: [' ZUS ', 'zus', '', 'Dom'] };
    const saved = await call(saveTags, { token: person.token, params, body });
    expect(saved.json()).toEqual({ tags: ['ZUS', 'Dom'] });
    const { findRun } = await import('#functions/core/runs/run-repository.ts');
    const { settleRun } = await import('#functions/core/flows/settle-run.ts');
    const run = await findRun(person.userId, fileId);
    if (run) await settleRun({ ...run, settled: false });
    const opened = await call(getHistoryItem, { token: person.token, params });
    expect(historyItem.parse(opened.json()).tags).toEqual(['ZUS', 'Dom']);
  });

  it('deletes everything of an analysis, and the analysis stays used', async () => {
    const person = await product.newPerson();
    const { fileId, ticket } = await analyzed(person);
    const request = { token: person.token, params: { id: fileId } };
    const deleted = await call(deleteHistoryItem, request);
    expect(deleted.json()).toEqual({ message: 'Analiza została pomyślnie usunięta.' });
    const rows = await product.cloud.rows();
    // The package still remembers the run's id in a set, which JSON does not show.
    expect(rows.filter((row) => JSON.stringify(row).includes(fileId))).toEqual([]);
    expect(await product.packageOf(person)).toMatchObject({ used: 1 });
    expect((await call(deleteHistoryItem, request)).status).toBe(404);
    expect((await callStream({ fileIds: fileId, token: ticket })).status).toBe(404);
  });

  it('finishes an interrupted deletion', async () => {
    const person = await product.newPerson();
    const { fileId } = await analyzed(person);
    const { removeResult } = await import('#functions/core/history/result-repository.ts');
    const { removeRun } = await import('#functions/core/runs/run-repository.ts');
    await removeResult(person.userId, fileId);
    await removeRun({ userId: person.userId, fileId });
    const request = { token: person.token, params: { id: fileId } };
    expect((await call(deleteHistoryItem, request)).status).toBe(200);
    expect(page.parse((await call(listHistory, { token: person.token })).json()).data).toEqual([]);
  });

  it('does not come back when its run is settled after the deletion', async () => {
    const person = await product.newPerson();
    const { fileId } = await analyzed(person);
    const { findRun } = await import('#functions/core/runs/run-repository.ts');
    const { settleRun } = await import('#functions/core/flows/settle-run.ts');
    const seen = await findRun(person.userId, fileId);
    await call(deleteHistoryItem, { token: person.token, params: { id: fileId } });
    if (seen) await settleRun({ ...seen, settled: false }, movableClock());
    expect(page.parse((await call(listHistory, { token: person.token })).json()).data).toEqual([]);
    expect(await product.packageOf(person)).toMatchObject({ used: 1 });
  });

  it("shows, tags and deletes nothing that is somebody else's", async () => {
    const owner = await product.newPerson();
    const { token } = await product.newPerson();
    const { fileId } = await analyzed(owner);
    const params = { id: fileId };
    const answers = [
      await call(getHistoryItem, { token, params }),
      await call(saveTags, { token, params, body: { tags: ['moje'] } }),
      await call(deleteHistoryItem, { token, params }),
      await call(getHistoryItem, { token, params: { id: 'x' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(answers.map((answer) => codeOf(answer.json()))).toEqual(Array(4).fill('NOT_FOUND'));
    const opened = await call(getHistoryItem, { token: owner.token, params });
    expect(historyItem.parse(opened.json()).tags).toEqual([]);
  });

  it('keeps a result whose letter is too long to be stored, without the letter', async () => {
    const person = await product.newPerson();
    const upload = await analyzed(person);
    const results = await import('#functions/core/history/result-repository.ts');
    const result = await results.findResult(person.userId, upload.fileId);
    if (!result?.meta) throw new Error('There is no result.');
    const incompressible = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)));
    const sent_text = Array.from({ length: 8 }, () =>
      Buffer.from(crypto.getRandomValues(incompressible)).toString('base64'),
    ).join('');
    const long = { ...result, meta: { ...result.meta, sent_text } };
    const { userId } = person;
    const { fileId } = upload;
    await results.storeResult({ userId, fileId, attempt: 9 }, long, new Date());
    expect((await results.findResult(userId, fileId))?.meta?.sent_text).toBeNull();
  });
});
