import { describe, expect, it } from 'vitest';

import type { Classification } from '#shared/domain/analysis-result.ts';

import type { GroundTruth } from './ground-truth.ts';
import { reportOf } from './report.ts';
import { scoreAnswer } from './score-answer.ts';

const truth: GroundTruth = {
  id: 'x01',
  document_type: 'wezwanie_do_zaplaty',
  sender: 'Firma Testowa Sp. z o.o.',
  sender_aliases: ['Firma Testowa'],
  recipient: 'Jan Kos',
  recipient_aliases: [],
  reference_number: 'FT/1/2026',
  document_date: '2026-03-02',
  deadlines: [
    { kind: 'from_delivery', date: null, amount: 7, unit: 'days', what: 'zapłata', quote: '' },
  ],
  financial: {
    main_amount: 100,
    interest: null,
    costs: null,
    total_amount: null,
    bank_account: null,
  },
  identifiers: [],
  other_accounts: [],
  threat_level: 'MEDIUM',
  threat_level_also_acceptable: ['LOW'],
  required_actions: [{ any_of: ['zapłat', 'wpłat'], priority: 'HIGH' }],
  remedy: null,
  also_acceptable: { main_amount: [120] },
  expected_rejection: null,
};

const classification: Classification = {
  recipient_identification: { name: 'JAN  KOS' },
  sender_identification: { name: 'firma testowa' },
  document_classification: { type: 'Wezwanie do zapłaty', code: 'wezwanie_do_zaplaty' },
  case_details: { reference_number: 'FT/1/2026' },
  critical_dates: {
    deadline: '7 dni',
    document_date: '2026-03-02',
    terms: [
      {
        kind: 'from_delivery',
        date: null,
        amount: 1,
        unit: 'weeks',
        what: 'zapłata',
        quote: null,
        legal_basis: null,
      },
    ],
  },
  threat_assessment: { level: 'LOW' },
  required_actions: [{ action: 'Dokonaj zapłaty', priority: 'HIGH' }],
  financial_obligations: {
    has_financial: true,
    main_amount: 120,
    interest: null,
    costs: null,
    total_amount: null,
    currency: 'PLN',
    payment_title: null,
    bank_account: null,
  },
};

function answerWith(changes: Partial<Classification>) {
  const variant = { tone: '', strategy: '', content: '', pros: [], cons: [] };
  return {
    result: {
      classification: { ...classification, ...changes },
      responseVariants: {
        recommended_variant: 'variant_1_cooperative' as const,
        recommendation_reasoning: '',
        variant_1_cooperative: variant,
        variant_2_assertive: variant,
        variant_3_tactical_delay: variant,
      },
      actionPlan: {
        immediate_actions: [],
        legal_consultation: { recommended: false, urgency: null, specialization: null },
        timeline: [],
      },
    },
  };
}

const misses = (changes: Partial<Classification>) =>
  scoreAnswer(answerWith(changes), truth)
    .filter(({ right }) => !right)
    .map(({ field }) => field);

describe('the score of a letter', () => {
  it('accepts aliases, other spacing and case, a week for seven days and neighbours', () => {
    expect(misses({})).toEqual([]);
  });

  it.each([
    ['sender', { sender_identification: { name: 'Inna Firma' } }],
    ['reference', { case_details: { reference_number: null } }],
    ['threat level', { threat_assessment: { level: 'CRITICAL' as const } }],
    ['actions', { required_actions: [{ action: 'Niezapłata', priority: 'LOW' as const }] }],
  ])('misses a wrong %s', (field, changes) => {
    expect(misses(changes)).toEqual([field]);
  });

  it('counts a refusal that was not expected, and one that was', () => {
    const refused = { error: { codes: ['TOO_SHORT' as const], message: '' } };
    expect(scoreAnswer(refused, truth).map(({ right }) => right)).toEqual([false]);
    const short = { ...truth, expected_rejection: 'TOO_SHORT' as const };
    expect(scoreAnswer(refused, short).map(({ right }) => right)).toEqual([true]);
  });

  it('fails the report below a floor and lists the miss', () => {
    const good = { name: 'good', scores: scoreAnswer(answerWith({}), truth) };
    const bad = {
      name: 'bad',
      scores: scoreAnswer(answerWith({ case_details: { reference_number: 'X' } }), truth),
    };
    expect(reportOf([good]).passed).toBe(true);
    expect(reportOf([good, bad]).passed).toBe(false);
    expect(reportOf([good, bad]).text).toContain('reference: bad: got "x", wanted "ft/1/2026"');
  });
});
