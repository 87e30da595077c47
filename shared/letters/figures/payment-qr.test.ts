import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ResultWarning } from '#shared/domain/analysis-result.ts';

import { microAccountFor } from './checksums.ts';
import { paymentCode, type PaymentOrder } from './payment-qr.ts';

const order: PaymentOrder = {
  nip: '5214349636',
  account: '24160000035175530643314956',
  grosze: 12_345,
  payee: 'Testowy odbiorca',
  title: 'Tytuł płatności',
};
const warning: ResultWarning = {
  kind: 'words_and_digits_differ',
  title: 'Sprawdź przed zapłatą',
  message: 'Kwoty się różnią.',
  quote: null,
};

describe('paymentCode', () => {
  it('writes the nine fields of the standard', () => {
    expect(paymentCode(order, [])).toEqual({
      code: '5214349636|PL|24160000035175530643314956|012345|Testowy odbiorca|Tytuł płatności|||',
    });
  });

  it('leaves the NIP empty for a private person or a wrong number', () => {
    expect(paymentCode({ ...order, nip: null }, [])).toMatchObject({
      code: expect.stringMatching(/^\|PL\|/) as unknown,
    });
    expect(paymentCode({ ...order, nip: '5214349637' }, [])).toMatchObject({
      code: expect.stringMatching(/^\|PL\|/) as unknown,
    });
  });

  it.each<[Partial<PaymentOrder>, readonly ResultWarning[], string]>([
    [{ account: '24160000035175530643314957' }, [], 'account_fails'],
    [{}, [warning], 'warnings_stand'],
    [{ account: microAccountFor('5214349636') }, [], 'tax_transfer'],
    [{ grosze: 1_000_000 }, [], 'amount_out_of_range'],
    [{ grosze: 0 }, [], 'amount_out_of_range'],
    [{ grosze: 10.5 }, [], 'amount_out_of_range'],
  ])('refuses %j with %j as %s', (change, warnings, refused) => {
    expect(paymentCode({ ...order, ...change }, warnings)).toEqual({ refused });
  });

  it.each(['reply_replaced', 'answered_by_rules'] as const)(
    'is offered beside a warning that is only about replies (%s)',
    (kind) => {
      expect(paymentCode(order, [{ ...warning, kind }])).toHaveProperty('code');
      expect(paymentCode(order, [{ ...warning, kind }, warning])).toHaveProperty('refused');
    },
  );

  it('keeps eight bars and the field lengths whatever the names contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (payee, title) => {
        const result = paymentCode({ ...order, payee, title: `${title}|żółć` }, []);
        const fields = 'code' in result ? result.code.split('|') : [];
        expect(fields).toHaveLength(9);
        expect(Array.from(fields[4] ?? '').length).toBeLessThanOrEqual(20);
        expect(Array.from(fields[5] ?? '').length).toBeLessThanOrEqual(32);
      }),
    );
  });
});
