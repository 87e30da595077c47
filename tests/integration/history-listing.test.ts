import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type HistoryRow, listHistory } from '#shared/contracts/history.ts';
import { fileId } from '#shared/domain/ids.ts';
import { emptyReview } from '#shared/domain/review.ts';
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

test('a page of a long history reads no more rows than it shows', async () => {
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

test('rows read before a change are not stored after it', async () => {
  await write(many);
  const { findListing, keepListing } = await listings();
  const { listHistoryRows, removeHistoryRow } = await rows();
  const now = new Date();
  const { revision } = await findListing(person.userId, now);
  const old = await listHistoryRows(person.userId);
  expect(revision).not.toBe('');
  await removeHistoryRow(person.userId, idOf(many));
  await keepListing(person.userId, { revision, rows: old }, now);
  expect((await findListing(person.userId, now)).rows).toBeUndefined();
  expect(await newest()).not.toContain(idOf(many));
});

test('no listing is stored during a change, and for a minute after an interrupted one', async () => {
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

test('a deletion or a correction appears at once, and a withdrawn consent leaves no listing', async () => {
  await write(many);
  await page();
  const { replaceReview } = await rows();
  const columns = { documentType: 'Nakaz', sender: 'Sąd', title: null, reference: null };
  const review = { seen: 0, deadline: null, review: emptyReview, ...columns };
  await replaceReview(person.userId, idOf(many), review);
  expect((await page()).data[0]?.documentType).toBe('Nakaz');
  const { deleteAnalysis } = await import('#functions/core/flows/delete-analysis.ts');
  await deleteAnalysis(person.userId, idOf(many));
  expect((await newest())[0]).toBe(idOf(many - 1));
  const { withdrawLetterConsent } =
    await import('#functions/core/flows/withdraw-letter-consent.ts');
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const user = await findUser(person.userId);
  if (user === undefined) throw new Error('Nobody.');
  await withdrawLetterConsent(user);
  expect(await newest()).toEqual([]);
});

test('a concurrent reader does not recreate the listing of an erased account', async () => {
  await write(many);
  const { beginListing, findListing, keepListing } = await listings();
  const { listHistoryRows } = await rows();
  const { removeItem } = await import('#functions/platform/table/item.ts');
  const { eraseRows } = await import('#functions/core/flows/erase-rows.ts');
  const now = new Date();
  await removeItem({ pk: `USER#${person.userId}`, sk: 'LISTING' }); // forgotten after 30 days
  const revision = await beginListing(person.userId, now);
  const old = await listHistoryRows(person.userId);
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const user = await findUser(person.userId);
  if (user === undefined) throw new Error('Nobody.');
  await eraseRows(user, () => now);
  await keepListing(person.userId, { revision, rows: old }, now);
  expect(await findListing(person.userId, now)).toMatchObject({ revision: '', rows: undefined });
});

test('a short history needs no listing', async () => {
  await write(9);
  expect((await page()).data).toHaveLength(9);
  const { findListing } = await listings();
  expect((await findListing(person.userId, new Date())).rows).toBeUndefined();
});
