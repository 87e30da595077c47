import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type HistoryRow, listHistory } from '#shared/contracts/history.ts';
import { fileId } from '#shared/domain/ids.ts';
import {
  type AnalysisProduct,
  movableClock,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import { countTableCalls } from '#tests/support/table-calls.ts';

let product: AnalysisProduct;
let person: Person;
let call: ReturnType<typeof caller>;
const many = 60;

beforeAll(async () => {
  product = await startAnalysisProduct();
  call = caller((await import('#functions/api/history/handler.ts')).handler);
});
afterAll(() => product.close());
beforeEach(async () => {
  person = await product.newPerson();
});

const rows = () => import('#functions/core/history/history-repository.ts');
const listings = () => import('#functions/core/history/listing-repository.ts');
const idOf = (number: number) => fileId.parse(`letter-${String(number).padStart(4, '0')}`);

async function write(count: number, from = 1): Promise<void> {
  const { createHistoryRow } = await rows();
  for (let number = from; number < from + count; number += 1) {
    const createdAt = new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString();
    const row = { id: idOf(number), originalFileName: 'a.txt', createdAt, documentType: 'Pismo' };
    await createHistoryRow(person.userId, { ...row, sender: null, tags: [] }, {});
  }
}

async function page(query: Record<string, string> = {}) {
  const answer = await call(listHistory, { token: person.token, query });
  return listHistory.response.parse(answer.json());
}

const newest = async () => (await page()).data.map(({ id }: HistoryRow) => id);

test('a page of many reads no more rows than it shows', async () => {
  await write(many);
  const first = await page();
  for (const query of [{}, { page: '6' }, { search: 'pismo', sortBy: 'documentType' }]) {
    const { result, calls } = await countTableCalls(() => page(query));
    expect(result).toMatchObject({ totalPages: 6, counts: { open: many } });
    // Whose session it is, the rows that a short history would be, and the listing.
    expect(calls).toMatchObject({ count: 3, inSequence: 2, rows: 12 });
  }
  expect(await page()).toEqual(first);
});

test('a page shows each change at once', async () => {
  await write(many);
  await page();
  const { replaceTags, removeHistoryRow } = await rows();
  await replaceTags(person.userId, idOf(many), ['dom']);
  expect((await page()).data[0]?.tags).toEqual(['dom']);
  await removeHistoryRow(person.userId, idOf(many));
  expect((await newest())[0]).toBe(idOf(many - 1));
  await write(1, many + 1);
  expect((await newest())[0]).toBe(idOf(many + 1));
});

test('what was read before a change is not kept after it', async () => {
  await write(many);
  const { findListing, keepListing } = await listings();
  const { listHistoryRows, removeHistoryRow } = await rows();
  const now = new Date();
  const { revision } = await findListing(person.userId, now);
  const old = await listHistoryRows(person.userId);
  await removeHistoryRow(person.userId, idOf(many));
  await keepListing(person.userId, { revision, rows: old }, now);
  expect((await findListing(person.userId, now)).rows).toBeUndefined();
  expect(await newest()).not.toContain(idOf(many));
});

test('while a row is being changed, and a minute after a change that broke off, no listing is kept', async () => {
  await write(many);
  const clock = movableClock();
  const { changingRows, findListing } = await listings();
  const { readHistory } = await import('#functions/core/history/read-history.ts');
  const dies = () => Promise.reject(new Error('The process ended.'));
  await expect(changingRows(person.userId, dies, clock)).rejects.toThrow('ended');
  // Another change that goes well does not hide the one that broke off.
  await changingRows(person.userId, () => Promise.resolve(), clock);
  expect(await readHistory(person.userId, clock)).toHaveLength(many);
  expect((await findListing(person.userId, clock())).rows).toBeUndefined();
  clock.advance(61_000);
  await readHistory(person.userId, clock);
  expect((await findListing(person.userId, clock())).rows).toHaveLength(many);
});

test('a short history needs no listing', async () => {
  await write(9);
  expect((await page()).data).toHaveLength(9);
  const { findListing } = await listings();
  expect((await findListing(person.userId, new Date())).rows).toBeUndefined();
});
