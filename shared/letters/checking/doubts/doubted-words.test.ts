import { describe, expect, it } from 'vitest';

import type { ActionPlan, Classification, FactEvidence } from '#shared/domain/analysis-result.ts';

import { planWithDoubtedSums, withDoubtedSums, withoutSumDoubt } from './doubted-words.ts';

const result = {
  financial_obligations: { main_amount: 2550, interest: null, costs: null, total_amount: 6800 },
  in_short: { title: 'Wezwanie do zapłaty: 6 800,00 zł', meaning: 'Firma żąda zapłaty.' },
  required_actions: [
    { action: 'Dokonaj zapłaty 6 800,00 zł – 14 dni od dnia doręczenia', priority: 'HIGH' },
    { action: 'Podpisz oświadczenie', priority: 'LOW' },
  ],
  // Only these parts matter for the words.
} as unknown as Classification;
const plan = {
  immediate_actions: [{ action: 'Zapłać 6 800,00 zł', deadline: null, priority: 'HIGH' }],
} as unknown as ActionPlan;

const fact = (name: string, certainty: FactEvidence['certainty']): FactEvidence => ({
  fact: `financial_obligations.${name}`,
  ...{ status: 'confirmed' as const, certainty, quote: null, reason: '' },
});

describe('a sum to be checked in the letter', () => {
  const facts = [fact('main_amount', 'certain'), fact('total_amount', 'check')];

  it('is to be checked wherever a step or the plan names it', () => {
    const { required_actions: steps } = withDoubtedSums(result, facts);
    expect(steps.map(({ action }) => action)).toEqual([
      'Dokonaj zapłaty 6 800,00 zł – 14 dni od dnia doręczenia; kwotę sprawdź w piśmie',
      'Podpisz oświadczenie',
    ]);
    const [step] = planWithDoubtedSums(plan, result, facts).immediate_actions;
    expect(step?.action).toBe('Zapłać 6 800,00 zł; kwotę sprawdź w piśmie');
    expect(withoutSumDoubt(step?.action ?? '')).toBe('Zapłać 6 800,00 zł');
  });

  it('does not stand in the title', () => {
    expect(withDoubtedSums(result, facts).in_short?.title).toBe('Wezwanie do zapłaty');
  });

  it('leaves a sure sum as it is', () => {
    const sure = [fact('main_amount', 'certain'), fact('total_amount', 'certain')];
    expect(withDoubtedSums(result, sure)).toEqual(result);
    expect(planWithDoubtedSums(plan, result, sure)).toEqual(plan);
  });
});
