import { describe, expect, it } from 'vitest';

import { deliveryTexts, inputOf, readDelivery } from './delivery-input.ts';

const TODAY = '2026-10-20';
const read = (date: string, isBroken = false) =>
  readDelivery({ mode: 'in_hand', date, isBroken }, TODAY, '2026-10-09');

describe('the question how and when the letter came', () => {
  it('has an answer once way and day are there', () => {
    expect(read('2026-10-16')).toEqual({ answer: { mode: 'in_hand', date: '2026-10-16' } });
    expect(read(TODAY).answer?.date).toBe(TODAY);
  });

  it('has none yet, and no complaint, while a field is empty', () => {
    expect(readDelivery(inputOf(null), TODAY, null)).toEqual({ answer: undefined });
    expect(read('')).toEqual({ answer: undefined });
  });

  it.each([
    ['', true, deliveryTexts.missing],
    ['2026-02-31', false, deliveryTexts.missing],
    ['2026-10-21', false, deliveryTexts.future],
    ['0026-10-16', false, deliveryTexts.ancient],
  ])('refuses %j (broken: %s) with a sentence', (date, isBroken, error) => {
    expect(read(date, isBroken)).toEqual({ answer: undefined, error });
  });

  it('takes a day before the date of the letter, which may be misread, but says so', () => {
    expect(read('2026-10-01')).toMatchObject({
      answer: { date: '2026-10-01' },
      hint: deliveryTexts.beforeLetter,
    });
  });

  it('needs no day when the reader does not know, but the date of the letter', () => {
    const unknown = { mode: 'unknown', date: '', isBroken: false } as const;
    expect(readDelivery(unknown, TODAY, '2026-10-09')).toEqual({
      answer: { mode: 'unknown', date: null },
    });
    expect(readDelivery(unknown, TODAY, null).hint).toBe(deliveryTexts.noDocumentDate);
  });
});
