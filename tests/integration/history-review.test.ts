import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { getHistoryItem, listHistory, saveReview } from '#shared/contracts/history.ts';
import type { FileId } from '#shared/domain/ids.ts';
import {
  type AnalysisProduct,
  letter,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import { answersD20, classificationOfD20 } from '#tests/support/scripted-answers.ts';
import { completes } from '#tests/support/scripted-model.ts';
import { callStream } from '#tests/support/stream-call.ts';

let product: AnalysisProduct;
let call: ReturnType<typeof caller>;
let person: Person;
let id: FileId;

/** The co-operative's demand, with a term that runs from delivery instead of a day. */
const FROM_DELIVERY = 'w terminie 7 dni od dnia doręczenia tego wezwania';
const content = {
  ...classificationOfD20,
  terms: [
    {
      ...classificationOfD20.terms[0],
      ...{ kind: 'from_delivery', date: null, amount: 7, unit: 'days' },
      quote: FROM_DELIVERY,
    },
  ],
};

beforeAll(async () => {
  product = await startAnalysisProduct();
  product.model.otherwise((response, request) => {
    const isFirst = request.name === 'classification';
    (isFirst ? completes({ content }) : answersD20)(response, request);
  });
  const dated = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  const text = dated.replace('do dnia 21 września 2026 r.', FROM_DELIVERY);
  expect(text).not.toBe(dated);
  call = caller((await import('#functions/api/history/handler.ts')).handler);
  person = await product.newPerson();
  const upload = await product.uploaded(person, text);
  await callStream({ fileIds: upload.fileId, token: upload.ticket });
  id = upload.fileId;
});
afterAll(() => product.close());

const save = (body: unknown, token = person.token) =>
  call(saveReview, { token, params: { id }, body });
const messageOf = (json: unknown) => z.object({ message: z.string() }).parse(json).message;

async function listed() {
  const page = await call(listHistory, { token: person.token });
  return listHistory.response.parse(page.json()).data[0];
}

async function opened() {
  const item = await call(getHistoryItem, { token: person.token, params: { id } });
  return getHistoryItem.response.parse(item.json());
}

describe('what a reader adds to an analysis', () => {
  it('is not there at first', async () => {
    expect((await opened()).review).toBeUndefined();
    expect((await listed())?.deadline).toBeNull();
  });

  it('gives the day of the deadline once the delivery is known, also when it is sent twice', async () => {
    const delivery = { mode: 'in_hand', date: '2026-03-02' };
    for (const answer of [await save({ delivery }), await save({ delivery })]) {
      expect(answer.json()).toEqual({
        review: { delivery, corrections: {} },
        deadline: '2026-03-09',
      });
    }
    expect((await listed())?.deadline).toBe('2026-03-09');
    expect((await opened()).review).toEqual({ delivery, corrections: {} });
  });

  it('plans the reminders of a day to come', async () => {
    const rowOf = async () =>
      (await product.cloud.rows()).find((row) => row.sk === `HISTORY#${id}`) ?? {};
    const corrections = { 'critical_dates.deadline': '2090-03-09' };
    await save({ corrections });
    expect(await rowOf()).toMatchObject({ reminderLastDay: '2090-03-09' });
    await save({ corrections: {}, delivery: null });
    expect(await rowOf()).not.toHaveProperty('reminderLastDay');
    await save({ delivery: { mode: 'in_hand', date: '2026-03-02' } });
  });

  it('ends the reminders when the reader ticks it off, and brings them back when that is undone', async () => {
    const rowOf = async () =>
      (await product.cloud.rows()).find((row) => row.sk === `HISTORY#${id}`) ?? {};
    await save({ corrections: { 'critical_dates.deadline': '2090-03-09' } });
    for (const done of [
      { sent: '2026-11-20' },
      { paid: '2026-11-20' },
      { settled: '2026-11-20' },
    ]) {
      await save({ done });
      expect(await rowOf()).not.toHaveProperty('reminderLastDay');
      expect(await listed()).toMatchObject({ done, deadline: '2090-03-09' });
    }
    await save({ done: {} });
    expect(await rowOf()).toMatchObject({ reminderLastDay: '2090-03-09' });
    expect((await opened()).review?.delivery?.date).toBe('2026-03-02');
    await save({ corrections: {}, done: {} });
  });

  it('keeps the delivery when facts are corrected, and shows them in the history until taken back', async () => {
    const { result } = await opened();
    const read = result.classification.sender_identification.name;
    const corrections = { 'sender_identification.name': ' Urząd Skarbowy w Krośnie ' };
    const answer = saveReview.response.parse((await save({ corrections })).json());
    expect(answer.review.delivery?.date).toBe('2026-03-02');
    expect((await listed())?.sender).toBe('Urząd Skarbowy w Krośnie');
    // The analysis itself stays what it was.
    expect((await opened()).result).toEqual(result);
    await save({ corrections: {}, delivery: null });
    expect(await listed()).toMatchObject({ sender: read, deadline: null });
    expect((await opened()).review).toMatchObject({ delivery: null, corrections: {} });
  });

  it('loses no part when two devices save at once', async () => {
    const answers = await Promise.all([
      save({ delivery: { mode: 'in_hand', date: '2026-03-03' } }),
      save({ corrections: { 'case_details.reference_number': 'UPO-1/2026' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await opened()).review).toMatchObject({
      delivery: { mode: 'in_hand', date: '2026-03-03' },
      corrections: { 'case_details.reference_number': 'UPO-1/2026' },
    });
  });

  it.each([
    [{ delivery: { mode: 'in_hand', date: null } }, 'Podaj dzień, w którym pismo dotarło.'],
    [
      { delivery: { mode: 'in_hand', date: '2026-02-30' } },
      'Podaj istniejącą datę, na przykład 16.10.2026.',
    ],
    [
      { delivery: { mode: 'in_hand', date: '2099-01-01' } },
      'Dzień doręczenia nie może być w przyszłości.',
    ],
    [
      { corrections: { 'financial_obligations.bank_account': '1'.repeat(26) } },
      'Ten numer nie ma poprawnej sumy kontrolnej. Sprawdź cyfry w piśmie.',
    ],
    [
      { corrections: { 'sender_identification.name': 'x'.repeat(201) } },
      'Ta wartość może mieć najwyżej 200 znaków.',
    ],
    [
      { corrections: { 'threat_assessment.level': 'LOW' } },
      'Nieprawidłowe dane. Sprawdź formularz i spróbuj ponownie.',
    ],
  ])('refuses %j with a sentence', async (body, sentence) => {
    const answer = await save(body);
    expect(answer.status).toBe(400);
    expect(messageOf(answer.json())).toBe(sentence);
  });

  it('can be changed by nobody else, and is not stored for a deleted analysis', async () => {
    const other = await product.newPerson();
    const body = { delivery: { mode: 'unknown', date: null } };
    expect((await save(body, other.token)).status).toBe(404);
    expect((await call(saveReview, { params: { id }, body })).status).toBe(401);
    const gone = { token: person.token, params: { id: crypto.randomUUID() }, body };
    expect((await call(saveReview, gone)).status).toBe(404);
    expect((await opened()).review?.delivery?.mode).toBe('in_hand');
  });
});
