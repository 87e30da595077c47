import { describe, expect, it } from 'vitest';

import type { MoneyDirection } from '#shared/domain/events-and-money.ts';

import { moneyLine } from './money-line.ts';

function going(direction: MoneyDirection | undefined) {
  const financial_obligations = {
    has_financial: true,
    main_amount: null,
    interest: null,
    costs: null,
    payment_title: null,
    bank_account: null,
    total_amount: 6840,
    currency: 'PLN',
    ...(direction === undefined ? {} : { direction }),
  };
  return moneyLine({ financial_obligations });
}

describe('the direction of money', () => {
  it.each([
    ['to_pay', 'Do zapłaty', false],
    ['to_receive', 'Dostaniesz', false],
    ['conditional', 'O co chodzi', true],
    ['disputed', 'Kwota sporna', true],
    [undefined, 'Ile', false],
  ] as const)('says of %s money: %s', (direction, label, isOpen) => {
    expect(going(direction)).toMatchObject({ label, isOpen, value: '6\u00a0840,00\u00a0zł' });
  });

  it('names no sum when the letter is about no money', () => {
    expect(going('none').value).toBeNull();
  });

  it('tells nobody to pay what is only claimed', () => {
    expect(going('disputed').note).toMatch(/nie znaczy, że trzeba ją zapłacić/);
  });
});
