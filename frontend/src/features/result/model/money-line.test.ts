import { describe, expect, it } from 'vitest';

import { sample } from '#frontend/src/features/sample/sample-letter.ts';
import type { MoneyDirection } from '#shared/domain/analysis-result.ts';

import { moneyLine } from './money-line.ts';

const { classification } = sample.result;

function going(direction: MoneyDirection | undefined) {
  const financial_obligations = {
    ...classification.financial_obligations,
    has_financial: true,
    total_amount: 6840,
    currency: 'PLN',
    ...(direction === undefined ? {} : { direction }),
  };
  return moneyLine({ ...classification, financial_obligations });
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
