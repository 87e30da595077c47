import { describe, expect, it } from 'vitest';

import { resultExample } from '#shared/contracts/examples/result-example.ts';
import { analysisResult, type FactEvidence } from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { emptyReview } from '#shared/domain/review.ts';

import { spokenCard, toldCard } from './told-card.ts';

const { classification: example } = analysisResult.parse(resultExample);
const { financial_obligations: money } = example;
const classification = {
  ...example,
  financial_obligations: { ...money, direction: 'to_pay' as const },
};
const told = {
  classification,
  verification: [],
  review: emptyReview,
  today: '2026-07-24',
};

describe('the first card in words', () => {
  it('says what the card says', () => {
    const card = toldCard(told);
    expect(card).toMatchObject({
      title: classification.in_short?.title,
      money: { label: 'Do zapłaty', value: '2\u00a0283,99\u00a0zł' },
    });
    expect(card.steps.length).toBeGreaterThan(0);
  });

  it('says which sum is to be looked up', () => {
    const fact = 'financial_obligations.total_amount';
    const unsure: FactEvidence = {
      fact,
      status: 'confirmed',
      certainty: 'check',
      quote: null,
      reason: '',
    };
    const card = toldCard({ ...told, verification: [unsure] });
    expect(card.money?.label).toBe('Do zapłaty: sprawdź w piśmie');
  });

  it('asks to look where the letter names sums and none was taken', () => {
    const fact = 'financial_obligations.main_amount';
    const none = { ...money, has_financial: false, total_amount: null, main_amount: null };
    const withNone = { ...told, classification: { ...example, financial_obligations: none } };
    const doubt: FactEvidence = {
      fact,
      status: 'unconfirmed',
      certainty: 'check',
      quote: null,
      reason: '',
    };
    expect(toldCard(withNone).money).toBeNull();
    expect(toldCard({ ...withNone, verification: [doubt] }).money).toEqual({
      label: 'Ile: sprawdź w piśmie',
      value: 'Pismo wymienia kwoty. Sprawdź, czy któraś jest do zapłaty.',
    });
  });

  it('says which event is to be looked up', () => {
    const hearing: LetterEvent = {
      ...{ kind: 'hearing', date: '2026-12-03', time: '09:30', place: 'sala 12' },
      ...{ attendance: null, what: 'Rozprawa', consequence: null, quote: null },
    };
    const critical_dates = { ...example.critical_dates, events: [hearing] };
    const unsure: FactEvidence = {
      fact: 'critical_dates.events.0',
      status: 'confirmed',
      certainty: 'check',
      quote: null,
      reason: '',
    };
    const having = { ...told, classification: { ...classification, critical_dates } };
    const when = '3\u00a0grudnia\u00a02026 (czwartek), godz.\u00a009:30, sala 12';
    expect(toldCard(having).events).toEqual([`Rozprawa: ${when}`]);
    expect(toldCard({ ...having, verification: [unsure] }).events).toEqual([
      `Rozprawa (sprawdź w piśmie): ${when}`,
    ]);
  });

  it('is read as whole sentences, the steps by their numbers', () => {
    const spoken = spokenCard(toldCard(told));
    expect(spoken.every((sentence) => /[.?!]$/.test(sentence))).toBe(true);
    expect(spoken.join(' ')).toMatch(/Co musisz zrobić\. 1\. /);
  });

  it('says first-hand that nothing is to be done', () => {
    const calm = {
      ...classification,
      in_short: { title: 'T', meaning: 'M', if_ignored: null, needs_action: false },
    };
    expect(spokenCard(toldCard({ ...told, classification: calm }))).toContain(
      'Nie musisz nic robić.',
    );
  });
});
