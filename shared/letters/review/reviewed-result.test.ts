import { describe, expect, it } from 'vitest';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Corrections, DeliveryAnswer } from '#shared/domain/review.ts';
import type { Term } from '#shared/domain/term.ts';
import { proceduresOf } from '#shared/letters/calendar/procedure-of.ts';

import { reviewedResult } from './reviewed-result.ts';
import { lastDayOf, reviewedTerms } from './reviewed-terms.ts';

const appeal: Term = {
  kind: 'from_delivery',
  date: null,
  amount: 14,
  unit: 'days',
  what: 'odwołanie – wniesienie',
  quote: 'w terminie 14 dni od dnia doręczenia',
  legal_basis: 'art. 127 § 1 i art. 129 § 2 k.p.a.',
};

function resultWith(terms: Term[], deadline: string | null): AnalysisResult {
  const variant = {
    tone: 'rzeczowy',
    strategy: '',
    content:
      'Dotyczy: decyzja GN.6831.12.2026 z dnia 9 października 2026 r.\n\nKwota 1\u00a0250,00 zł, a nie 11 250,00 zł.',
    pros: [],
    cons: [],
  };
  return {
    classification: {
      recipient_identification: { name: 'Anna Testowa' },
      sender_identification: { name: 'Wójt Gminy Przykładowo' },
      document_classification: {
        type: 'Decyzja administracyjna',
        code: 'decyzja_administracyjna',
      },
      case_details: { reference_number: 'GN.6831.12.2026' },
      critical_dates: { deadline, document_date: '2026-10-09', terms },
      threat_assessment: { level: 'MEDIUM' },
      in_short: {
        title: 'Decyzja: 1\u00a0250,00 zł',
        meaning: 'Gmina ustaliła opłatę.',
        if_ignored: null,
        needs_action: true,
      },
      required_actions: [{ action: 'Zapłać 1 250,00 zł', priority: 'HIGH' }],
      financial_obligations: {
        has_financial: true,
        main_amount: 1250,
        interest: null,
        costs: null,
        total_amount: 1250,
        currency: 'PLN',
        payment_title: null,
        bank_account: null,
      },
    },
    responseVariants: {
      recommended_variant: 'variant_1_cooperative',
      recommendation_reasoning: '',
      variant_1_cooperative: variant,
      variant_2_assertive: variant,
      variant_3_tactical_delay: variant,
    },
    actionPlan: {
      immediate_actions: [
        {
          priority: 'HIGH',
          action: 'Złóż odwołanie – 14 dni od dnia doręczenia',
          deadline: '14 dni od dnia doręczenia',
        },
      ],
      legal_consultation: { recommended: false, urgency: null, specialization: null },
      timeline: [
        { date: '2026-11-20', milestone: 'Dzisiaj: przeczytanie pisma' },
        { date: '14 dni od dnia doręczenia', milestone: 'odwołanie – wniesienie' },
      ],
    },
  };
}

const letter = resultWith([appeal], '14 dni od dnia doręczenia');
const inHand: DeliveryAnswer = { mode: 'in_hand', date: '2026-10-16' };
const corrected = (corrections: Corrections) =>
  reviewedResult(letter, { delivery: null, corrections });

describe('a result with what its reader added', () => {
  it('stays as it is while nothing was added', () => {
    expect(reviewedResult(letter, { delivery: null, corrections: {} })).toBe(letter);
  });

  it('knows its last day once it is said when the letter came, and the plan knows it too', () => {
    const reviewed = reviewedResult(letter, { delivery: inHand, corrections: {} });
    expect(reviewed.classification.critical_dates.deadline).toBe('2026-10-30');
    expect(reviewed.actionPlan.immediate_actions[0]).toEqual({
      priority: 'HIGH',
      action: 'Złóż odwołanie – do 30 października 2026 r.',
      deadline: '2026-10-30',
    });
    expect(reviewed.actionPlan.timeline.map(({ date }) => date)).toEqual([
      '2026-10-30',
      '2026-11-20',
    ]);
    expect(letter.classification.critical_dates.deadline).toBe('14 dni od dnia doręczenia');
  });

  it('counts from the day after the corrected date of the letter while the delivery is unknown', () => {
    const review = {
      delivery: { mode: 'unknown', date: null } as const,
      corrections: { 'critical_dates.document_date': '2026-10-15' },
    };
    const { classification } = reviewedResult(letter, review);
    expect(classification.critical_dates.deadline).toBe('2026-10-30');
    const [term] = reviewedTerms(classification, review.delivery);
    expect(term?.computed.earliestPossible).toBe(true);
  });

  it("takes the reader's own deadline over the computed one", () => {
    const { classification } = reviewedResult(letter, {
      delivery: inHand,
      corrections: { 'critical_dates.deadline': '2026-10-20' },
    });
    expect(classification.critical_dates.deadline).toBe('2026-10-20');
    expect(lastDayOf(classification, inHand)).toBe('2026-10-20');
  });

  it('puts a corrected reference, date and amount into the replies and the steps', () => {
    const { responseVariants, classification } = corrected({
      'case_details.reference_number': 'GN.6831.21.2026',
      'critical_dates.document_date': '2026-10-08',
      'financial_obligations.total_amount': 1520.5,
    });
    expect(responseVariants.variant_2_assertive.content).toBe(
      'Dotyczy: decyzja GN.6831.21.2026 z dnia 8 października 2026 r.\n\nKwota 1\u00a0520,50 zł, a nie 11 250,00 zł.',
    );
    expect(classification.required_actions[0]?.action).toBe('Zapłać 1\u00a0520,50 zł');
    expect(classification.in_short?.title).toBe('Decyzja: 1\u00a0520,50 zł');
    expect(classification.financial_obligations.total_amount).toBe(1520.5);
  });

  it('leaves an amount in the texts alone when another fact says the same', () => {
    const { responseVariants } = corrected({ 'financial_obligations.main_amount': 900 });
    expect(responseVariants.variant_1_cooperative.content).toContain('Kwota 1\u00a0250,00 zł');
  });

  it('counts a term from the corrected date of the letter', () => {
    const fromDocument = resultWith(
      [{ ...appeal, kind: 'from_document', date: '2026-10-23' }],
      '2026-10-23',
    );
    const { classification } = reviewedResult(fromDocument, {
      delivery: null,
      corrections: { 'critical_dates.document_date': '2026-10-12' },
    });
    expect(classification.critical_dates.deadline).toBe('2026-10-26');
  });

  it('keeps the hearing when something else is corrected', () => {
    const events: LetterEvent[] = [
      {
        kind: 'hearing',
        date: '2026-12-03',
        time: '09:30',
        place: 'sala 12',
        attendance: 'ordered',
        what: 'rozprawa',
        consequence: null,
        quote: null,
      },
    ];
    const { classification } = letter;
    const critical_dates = { ...classification.critical_dates, events };
    const reviewed = reviewedResult(
      { ...letter, classification: { ...classification, critical_dates } },
      { delivery: null, corrections: { 'sender_identification.name': 'Wójt' } },
    );
    expect(reviewed.classification.critical_dates.events).toEqual(events);
  });

  it('takes a corrected account as one that passes', () => {
    const { financial_obligations: money } = corrected({
      'financial_obligations.bank_account': '24160000035175530643314956',
    }).classification;
    expect(money).toMatchObject({
      bank_account: '24160000035175530643314956',
      bank_account_valid: true,
    });
  });
});

describe('the procedure of a term', () => {
  const { classification } = letter;
  const of = (code: 'decyzja_zus' | 'nakaz_zaplaty' | 'inne', legal_basis: string | null) =>
    proceduresOf(
      { ...classification, document_classification: { type: '', code } },
      { ...appeal, legal_basis },
    );

  it.each([
    ['art. 506 § 1 k.p.k. w zw. z art. 94 § 1 k.p.s.w.', 'kpw'],
    ['art. 53 § 1 i art. 54 § 1 p.p.s.a.', 'ppsa'],
    ['art. 236 § 2 Ordynacji podatkowej', 'op'],
    ['art. 54 ustawy o postępowaniu egzekucyjnym w administracji', 'kpa'],
    ['art. 344 k.p.c.', 'kpc'],
    ['art. 264 Kodeksu pracy', 'kc'],
    ['art. 1015 k.c.', 'kc'],
    [null, 'kc'],
  ])('%s is %s', (basis, procedure) => {
    expect(of('inne', basis).counted).toBe(procedure);
  });

  it('counts an appeal from ZUS by the court’s rules, delivered by the office’s', () => {
    expect(of('decyzja_zus', 'art. 477(9) § 1 k.p.c.')).toEqual({
      counted: 'kpc',
      delivered: 'kpa',
    });
  });

  it('warns that the first letter of a court wants a bailiff', () => {
    const court = {
      ...classification,
      document_classification: { type: 'Nakaz zapłaty', code: 'nakaz_zaplaty' as const },
      critical_dates: { deadline: null, terms: [{ ...appeal, legal_basis: 'art. 505 k.p.c.' }] },
    };
    const [term] = reviewedTerms(court, { mode: 'uncollected', date: '2026-09-01' });
    expect(term?.computed.lastDay).toBe('2026-09-29');
    expect(term?.computed.notes.join(' ')).toContain('komornik');
  });
});
