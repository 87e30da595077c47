import { describe, expect, it } from 'vitest';

import { resultExample } from '#shared/contracts/examples/result-example.ts';
import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import type { MoneyDirection } from '#shared/domain/events-and-money.ts';

import { accountLine } from './account-line.ts';

function lineOf(direction: MoneyDirection, warnings: ResultWarning[] = [], isValid = true) {
  const { classification } = resultExample;
  const financial_obligations = {
    ...classification.financial_obligations,
    ...{ direction, bank_account: '26116022029453544054744482', bank_account_valid: isValid },
  };
  return accountLine({ classification: { ...classification, financial_obligations }, warnings });
}

describe('the account of a letter', () => {
  it('may be copied where the reader pays', () => {
    expect(lineOf('to_pay')).toEqual({ label: 'Numer rachunku', note: null, mayBeCopied: true });
  });

  it('is only told where the reader gets money back or nothing is asked', () => {
    for (const direction of ['to_receive', 'disputed', 'none'] as const) {
      expect(lineOf(direction)).toMatchObject({ label: 'Rachunek z pisma', mayBeCopied: false });
    }
  });

  it('of a letter that shows signs of a fraud comes with the words not to pay to it', () => {
    const warning: ResultWarning = { kind: 'scam_signs', title: '', message: '', quote: null };
    const { note, mayBeCopied } = lineOf('to_pay', [warning]);
    expect(note).toContain('Nie wpłacaj na ten rachunek.');
    expect(mayBeCopied).toBe(false);
  });

  it('says that its check digits fail', () => {
    expect(lineOf('to_pay', [], false).note).toContain('sumy kontrolnej');
  });

  it('says that the number of its bank fails, though the account itself is valid', () => {
    const warning: ResultWarning = { kind: 'bank_code', title: '', message: '', quote: null };
    const { note, mayBeCopied } = lineOf('to_pay', [warning]);
    expect(note).toContain('Numer banku w tym rachunku się nie zgadza.');
    expect(mayBeCopied).toBe(true);
  });
});
