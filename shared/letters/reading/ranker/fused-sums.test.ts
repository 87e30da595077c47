import { describe, expect, it } from 'vitest';

import { noSums } from '#shared/letters/reading/money/chosen-sums.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

import { fusedSums } from './fused-sums.ts';

const item = (grosze: number, role: MoneyItem['role']): MoneyItem => ({
  grosze,
  currency: 'PLN',
  role,
  label: '',
  row: false,
  weak: false,
  way: null,
  ordered: false,
  zone: 'body',
  quote: '',
  at: grosze,
});
const nothing = { main: null, total: null, interest: null, costs: null };
const surely = (grosze: number, isReceived = false) => ({ grosze, share: 0.95, isReceived });

describe('another sum of the model', () => {
  const [main, interest, costs] = [item(900, 'main'), item(40, 'interest'), item(17, 'costs')];
  const items = [main, interest, costs, item(300, 'total')];
  const fused = (sums: object, ranked: object, toPay = true) =>
    fusedSums({
      sums: { ...noSums, main, ...sums },
      items,
      amounts: [],
      ranked: { ...nothing, ...ranked },
      toPay,
    });

  it('takes no place of a debt that it is only added to', () => {
    expect(fused({ costs }, { main: surely(17) }).main).toBe(costs);
    expect(fused({ interest, costs }, { main: surely(17) }).main).toBe(main);
    expect(fused({ interest, costs }, { main: surely(300) }).main?.grosze).toBe(300);
  });

  it('is no whole of what is to be paid where it comes to the reader', () => {
    const sums = { main: costs, total: item(20, 'total') };
    expect(fused(sums, { total: surely(300) }).total?.grosze).toBe(300);
    expect(fused(sums, { total: surely(300, true) }).total?.grosze).toBe(20);
  });
});
