import { describe, expect, it } from 'vitest';

import { correctable, kindOf, readCorrection, shownOf, typedOf } from './correction-input.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a corrected fact', () => {
  it('is one of the facts that may be corrected', () => {
    expect(correctable('sender_identification.name')).toBe('sender_identification.name');
    expect(correctable('threat_assessment.level')).toBeUndefined();
    expect(correctable(undefined)).toBeUndefined();
  });

  it.each([
    ['financial_obligations.total_amount', '1 250,5 zł', 1250.5],
    ['financial_obligations.total_amount', '0', 0],
    [
      'financial_obligations.bank_account',
      'PL 24 1600 0003 5175 5306 4331 4956',
      '24160000035175530643314956',
    ],
    ['critical_dates.deadline', '2026-10-30', '2026-10-30'],
    ['sender_identification.name', '  Urząd Skarbowy ', 'Urząd Skarbowy'],
  ] as const)('%s is read from %j', (fact, typed, value) => {
    expect(readCorrection(fact, typed)).toEqual({ corrections: { [fact]: value } });
  });

  it.each([
    ['financial_obligations.total_amount', 'sto', 'Wpisz kwotę, na przykład 1250,00.'],
    ['financial_obligations.total_amount', '1,234', 'Wpisz kwotę, na przykład 1250,00.'],
    ['financial_obligations.total_amount', '2000000000', 'Ta kwota jest za duża.'],
    ['financial_obligations.bank_account', '1234', 'Rachunek ma 26 cyfr.'],
    [
      'financial_obligations.bank_account',
      '24160000035175530643314957',
      'Ten numer nie ma poprawnej sumy kontrolnej. Sprawdź cyfry w piśmie.',
    ],
    ['critical_dates.deadline', '', 'Podaj istniejącą datę, na przykład 16.10.2026.'],
    ['sender_identification.name', '   ', 'Wpisz poprawną wartość.'],
  ] as const)('%s refuses %j with a sentence', (fact, typed, error) => {
    expect(readCorrection(fact, typed)).toEqual({ error });
  });

  it('begins its field with what the letter gave, if that fits', () => {
    expect(typedOf('financial_obligations.main_amount', 1250.5)).toBe('1250,50');
    expect(typedOf('critical_dates.deadline', '14 dni od dnia doręczenia')).toBe('');
    expect(typedOf('critical_dates.deadline', '2026-10-30')).toBe('2026-10-30');
    expect(typedOf('case_details.reference_number', null)).toBe('');
  });

  it('shows what had been read as the page writes it', () => {
    expect(plain(shownOf('financial_obligations.main_amount', 1250.5))).toBe('1 250,50 zł');
    expect(plain(shownOf('critical_dates.document_date', '2026-10-09'))).toBe(
      '9 października 2026',
    );
    expect(shownOf('case_details.reference_number', null)).toBe('Brak');
    expect(kindOf('financial_obligations.payment_title')).toBe('text');
  });
});
