import { expect, test } from 'vitest';

import type { Classification } from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';

import { dayToKeep, dayToRemind } from './reviewed-terms.ts';

const hearing: LetterEvent = {
  kind: 'hearing',
  date: '2026-10-08',
  time: '11:40',
  place: 'sala 114',
  attendance: 'optional',
  what: 'rozprawa w sądzie',
  consequence: null,
  quote: null,
};

function letterWith(dates: Partial<Classification['critical_dates']>): Classification {
  return {
    recipient_identification: { name: null },
    sender_identification: { name: null },
    document_classification: { type: 'Zawiadomienie o rozprawie' },
    case_details: { reference_number: null },
    critical_dates: { deadline: null, ...dates },
    threat_assessment: { level: 'MEDIUM' },
    required_actions: [],
    financial_obligations: {
      has_financial: false,
      main_amount: null,
      interest: null,
      costs: null,
      total_amount: null,
      currency: null,
      payment_title: null,
      bank_account: null,
    },
  };
}

test('a letter that only sets a hearing reminds of the hearing', () => {
  expect(dayToKeep(letterWith({ events: [hearing] }), null)).toBe('2026-10-08');
});

test('the last day of a term comes before any hearing', () => {
  const letter = letterWith({ deadline: '2026-09-01', events: [hearing] });
  expect(dayToKeep(letter, null)).toBe('2026-09-01');
});

test('the end of a contract is nothing to be reminded of, and a letter without events stays readable', () => {
  expect(dayToKeep(letterWith({ events: [{ ...hearing, kind: 'other' }] }), null)).toBeNull();
  expect(dayToKeep(letterWith({}), null)).toBeNull();
});

test('a reply that is sent ends the reminders of its term, and leaves those of the hearing', () => {
  const letter = letterWith({ deadline: '2026-09-01', events: [hearing] });
  const review = { delivery: null, corrections: {} };
  expect(dayToRemind(letter, review)).toBe('2026-09-01');
  expect(dayToRemind(letter, { ...review, done: { sent: '2026-08-20' } })).toBe('2026-10-08');
  expect(dayToRemind(letter, { ...review, done: { paid: '2026-08-20' } })).toBe('2026-10-08');
  expect(dayToRemind(letter, { ...review, done: { settled: '2026-08-20' } })).toBeNull();
  expect(dayToRemind(letter, { ...review, done: {} })).toBe('2026-09-01');
});
