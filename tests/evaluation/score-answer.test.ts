import { describe, expect, it } from 'vitest';

import type { AnalysisResult, Classification } from '#shared/domain/analysis-result.ts';

import type { Corpus } from './corpora.ts';
import type { GroundTruth } from './ground-truth.ts';
import { type HarmBlock, harmsIn } from './harm.ts';
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
  reference_aliases: [],
  document_date: '2026-03-02',
  deadlines: [{ kind: 'from_delivery', date: null, amount: 7, unit: 'days' }],
  financial: {
    main_amount: 100,
    interest: null,
    costs: null,
    total_amount: null,
    bank_account: null,
    bank_account_valid: null,
  },
  identifiers: [],
  other_accounts: [],
  threat_level: 'MEDIUM',
  threat_level_also_acceptable: ['LOW'],
  required_actions: [{ any_of: ['zapłat', 'wpłat'], priority: 'HIGH' }],
  remedy: null,
  legal_consultation_recommended: false,
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

const reply = `Dotyczy: FT/1/2026\nFirma Testowa Sp. z o.o.\n${'Proszę o wyjaśnienie. '.repeat(20)}\nJan Kos`;

function answerWith(
  changes: Partial<Classification>,
  others: Partial<AnalysisResult> = {},
): { result: AnalysisResult } {
  const variant = { tone: '', strategy: '', content: reply, pros: [], cons: [] };
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
      ...others,
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
    ['threat', { threat_assessment: { level: 'CRITICAL' as const } }],
    ['actions', { required_actions: [{ action: 'Przedopłata', priority: 'LOW' as const }] }],
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
    const corpus: Corpus = {
      folder: '',
      leastFacts: 0,
      floors: { reference: 1 },
      mostHarmful: 0,
    };
    const scored = (name: string, changes: Partial<Classification>) => ({
      name,
      scores: scoreAnswer(answerWith(changes), truth),
      harms: null,
    });
    const good = scored('good', {});
    const bad = scored('bad', { case_details: { reference_number: 'X' } });
    expect(reportOf([good], corpus).passed).toBe(true);
    expect(reportOf([good, bad], corpus).passed).toBe(false);
    expect(reportOf([good, bad], corpus).text).toContain(
      'reference: bad: got "X", wanted "FT/1/2026"',
    );
  });

  it('fails the report above the limit of harmful letters and says what harms', () => {
    const corpus: Corpus = { folder: '', leastFacts: 0, floors: {}, mostHarmful: 0 };
    const harmful = { name: 'bad', scores: [], harms: ['pay 5'] };
    const { text, passed } = reportOf([harmful], corpus);
    expect(passed).toBe(false);
    expect(text).toContain('bad: pay 5');
    expect(reportOf([{ ...harmful, harms: [] }], corpus).passed).toBe(true);
  });
});

describe('the harm of an answer', () => {
  const harmsWith = (
    harm: HarmBlock,
    changes: Partial<Classification> = {},
    others: Partial<AnalysisResult> = {},
  ) => harmsIn(answerWith(changes, others), { ...truth, harm });
  const act = (action: string) => ({ required_actions: [{ action, priority: 'HIGH' as const }] });
  const remedy = (name: string) => ({
    remedy: { name, addressee: null, via: null, form: null, fee: null, legal_basis: null },
  });

  it('is null for a letter of which nobody said what would hurt', () => {
    expect(harmsIn(answerWith({}), truth)).toBeNull();
  });

  it('is a sum to pay that the letter does not order', () => {
    const harm = { pay_only: [1817] };
    expect(harmsWith(harm, act('Zapłać 1 817,00 zł'))).toEqual([]);
    expect(harmsWith(harm, act('Zapłać 250 zł'))).toEqual(['pay 250 ("Zapłać 250 zł")']);
    expect(harmsWith(harm, act('Nie płać 250 zł'))).toEqual([]);
    expect(harmsWith(harm, act('Sprawdź, skąd 250 zł'))).toEqual([]);
  });

  it('is a first card with a sum where nothing is to be paid, unless its direction says so', () => {
    const money = classification.financial_obligations;
    const received = { financial_obligations: { ...money, direction: 'to_receive' as const } };
    expect(harmsWith({ pay_only: [] })).toEqual(['first card: 120 as if it were to be paid']);
    expect(harmsWith({ pay_only: [] }, received)).toEqual([]);
  });

  it('is a remedy that is missing, or named where there is none, or forbidden', () => {
    expect(harmsWith({ remedy_is: ['sprzeciw'] })).toHaveLength(1);
    expect(harmsWith({ remedy_is: ['sprzeciw'] }, act('Wnieś sprzeciw'))).toEqual([]);
    expect(harmsWith({ remedy_is: [] }, remedy('zażalenie'))).toHaveLength(1);
    expect(harmsWith({ remedy_not: ['zazaleni'] }, remedy('zażalenie'))).toEqual([
      'forbidden remedy "zazalenie"',
    ]);
  });

  it('is a lost day, in whatever form the day would stand', () => {
    const harm = { must_date: ['2026-10-08'] };
    expect(harmsWith(harm)).toEqual(['day 2026-10-08 lost']);
    expect(harmsWith(harm, act('Stań w sądzie 8 października 2026 r.'))).toEqual([]);
    expect(harmsWith(harm, act('Stań w sądzie 8.10.2026'))).toEqual([]);
  });

  it('is a reply to or from somebody else', () => {
    expect(harmsWith({ reply_to: ['Firma Testowa'], reply_from: ['Jan Kos'] })).toEqual([]);
    expect(harmsWith({ reply_to: ['Inny Urząd'] })).toHaveLength(1);
    expect(harmsWith({ reply_from: ['Anna Lis'] })).toHaveLength(1);
  });

  it('is a forbidden sentence, or one that is missing', () => {
    const short = {
      in_short: {
        title: '',
        meaning: 'Przyznał odszkodowanie',
        if_ignored: null,
        needs_action: false,
      },
    };
    expect(harmsWith({ never_say: ['przyznal odszkodowanie'] }, short)).toHaveLength(1);
    expect(harmsWith({ must_say: [['odszkodow', 'wyplat']] }, short)).toEqual([]);
    expect(harmsWith({ must_say: [['odmow']] }, short)).toEqual(['does not say any of odmow']);
  });

  it('is a fraud without a warning, refused letters among them', () => {
    const refused = { error: { codes: ['NO_STRUCTURE' as const], message: '' } };
    expect(harmsIn(refused, { ...truth, harm: { must_warn: 'scam' } })).toHaveLength(1);
    expect(harmsWith({ must_warn: 'scam' })).toEqual(['no warning of kind scam']);
    const warning = { kind: 'scam_signs' as const, title: '', message: '', quote: null };
    expect(harmsWith({ must_warn: 'scam' }, {}, { warnings: [warning] })).toEqual([]);
  });
});
