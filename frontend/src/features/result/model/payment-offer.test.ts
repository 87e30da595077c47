import { describe, expect, it } from 'vitest';

import type { AnalysisResult, ResultWarning } from '#shared/domain/analysis-result.ts';

import { paymentOffer } from './payment-offer.ts';

const warning: ResultWarning = { kind: 'scam_signs', title: '', message: '', quote: null };
const confirmed = (fact: string) => ({
  fact,
  status: 'confirmed' as const,
  quote: null,
  reason: '',
});

type Money = AnalysisResult['classification']['financial_obligations'];

function resultWith(money: Partial<Money>, rest: Partial<AnalysisResult> = {}): AnalysisResult {
  const result = {
    classification: {
      sender_identification: { name: 'Spółdzielnia Mieszkaniowa Zielone Wzgórza' },
      case_details: { reference_number: 'CW/1402/2026' },
      financial_obligations: {
        has_financial: true,
        direction: 'to_pay',
        main_amount: 2243.22,
        total_amount: 2283.99,
        currency: 'PLN',
        payment_title: null,
        bank_account: '24160000035175530643314956',
        ...money,
      },
    },
    verification: [
      confirmed('financial_obligations.bank_account'),
      confirmed('financial_obligations.total_amount'),
    ],
    ...rest,
  };
  // The rest of the result does not matter for a payment.
  return result as unknown as AnalysisResult;
}

const refusal = (result: AnalysisResult) => {
  const offer = paymentOffer(result, {});
  return offer && 'refused' in offer ? offer.refused : undefined;
};

describe('the transfer code of a letter', () => {
  it('holds account, amount in grosze, payee and reference as the standard wants them', () => {
    expect(paymentOffer(resultWith({}), {})).toEqual({
      code: '|PL|24160000035175530643314956|228399|Spółdzielnia Mieszka|CW/1402/2026|||',
      payee: 'Spółdzielnia Mieszkaniowa Zielone Wzgórza',
      zlote: 2283.99,
      title: 'CW/1402/2026',
    });
  });

  it('is not spoken of where nothing can be transferred', () => {
    expect(paymentOffer(resultWith({ bank_account: null }), {})).toBeUndefined();
    expect(paymentOffer(resultWith({ has_financial: false }), {})).toBeUndefined();
    expect(paymentOffer(resultWith({ currency: 'EUR' }), {})).toBeUndefined();
  });

  it.each(['to_receive', 'conditional', 'disputed', 'none'] as const)(
    'is offered for no money that is "%s": nobody asks for it',
    (direction) => {
      expect(paymentOffer(resultWith({ direction }), {})).toBeUndefined();
    },
  );

  it('is not offered where the way of the money was not yet known', () => {
    const result = resultWith({});
    delete result.classification.financial_obligations.direction;
    expect(paymentOffer(result, {})).toBeUndefined();
  });

  it.each([
    [resultWith({ bank_account: '1'.repeat(26) }), /nie przechodzi kontroli/],
    [resultWith({}, { warnings: [warning] }), /ostrzeżenia na górze strony/],
    [resultWith({ total_amount: 10_000 }), /do 9 999,99 zł/],
    [resultWith({ total_amount: null, main_amount: null }), /nie znamy odbiorcy albo kwoty/],
    [resultWith({}, { verification: [] }), /nie są potwierdzone/],
    [
      resultWith(
        {},
        {
          verification: [
            confirmed('financial_obligations.bank_account'),
            { ...confirmed('financial_obligations.total_amount'), certainty: 'check' },
          ],
        },
      ),
      /nie są potwierdzone/,
    ],
  ])('gives way to the reason when it would not be safe (%#)', (result, reason) => {
    expect(refusal(result)).toMatch(reason);
  });

  it('takes what the reader corrected without evidence in the letter', () => {
    const offer = paymentOffer(resultWith({}, { verification: [] }), {
      'financial_obligations.bank_account': '24160000035175530643314956',
      'financial_obligations.total_amount': 2283.99,
    });
    expect(offer).toHaveProperty('code');
  });
});
