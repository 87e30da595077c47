import { describe, expect, it } from 'vitest';

import { noSums } from '#shared/letters/reading/money/chosen-sums.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

import { withBoundedInterest } from './interest-bounds.ts';

const itemOf = (grosze: number, role: MoneyItem['role'], label: string): MoneyItem => ({
  grosze,
  role,
  label,
  currency: 'PLN',
  row: false,
  weak: false,
  way: null,
  ordered: false,
  zone: 'body',
  quote: '',
  at: 0,
});

describe('withBoundedInterest', () => {
  const small = itemOf(11_826, 'demand', '');
  const whole = itemOf(333_306, 'demand', '');

  it('changes two sums of the total that stand in the wrong places', () => {
    const large = itemOf(321_480, 'interest', 'zasilek odsetki razem ');
    const sums = { ...noSums, main: small, interest: large, total: whole };
    expect(withBoundedInterest(sums)).toEqual({ ...sums, main: large, interest: small });
  });

  it('leaves out interest that nothing confirms', () => {
    const large = itemOf(500_000, 'interest', 'kwota odsetki razem ');
    const sums = { ...noSums, main: small, interest: large };
    expect(withBoundedInterest(sums).interest).toBeNull();
  });

  it('believes a plain label', () => {
    const large = itemOf(321_480, 'interest', 'oraz odsetki ustawowe za opoznienie w kwocie ');
    const sums = { ...noSums, main: small, interest: large, total: whole };
    expect(withBoundedInterest(sums)).toBe(sums);
  });
});
