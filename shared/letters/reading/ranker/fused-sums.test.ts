import { expect, test } from 'vitest';

import { noSums } from '#shared/letters/reading/money/chosen-sums.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

import type { AmountClass } from './amount-class.ts';
import { fusedSums } from './fused-sums.ts';

const item = (grosze: number, known: Pick<MoneyItem, 'role' | 'label' | 'way'>): MoneyItem => ({
  ...known,
  grosze,
  currency: 'PLN',
  row: false,
  weak: false,
  ordered: false,
  zone: 'body',
  quote: '',
  at: grosze,
});

/** "Nadpłata 214,68 zł · Najbliższa wpłata: 122,12 zł": a bill with a surplus and the next payment. */
const payment = item(122_12, { role: 'demand', label: 'najblizsza wplata', way: 'pay' });
const surplus = item(214_68, { role: 'total', label: 'nadplata', way: 'receive' });
const judged = (grosze: number, name: AmountClass) => ({
  grosze,
  shares: new Map([[name, 0.95]]),
  chosen: { main: 0, total: 0 },
});
const wholeIn = (toPay: boolean) =>
  fusedSums({
    sums: { ...noSums, main: payment },
    items: [payment, surplus],
    amounts: [judged(payment.grosze, 'main'), judged(surplus.grosze, 'total')],
    ranked: {
      main: { grosze: payment.grosze, share: 0.95, isReceived: false },
      total: { grosze: surplus.grosze, share: 0.95, isReceived: true },
      interest: null,
      costs: null,
    },
    toPay,
  }).total;

test('a surplus is never the whole of what is to be paid', () => {
  expect(wholeIn(true)).toBeNull();
  expect(wholeIn(false)).toBe(surplus);
});
