import { describe, expect, it } from 'vitest';

import type { FactEvidence } from '#shared/domain/analysis-result.ts';

import { asksToCheck, candidatesOf } from './certainty.ts';

const TOTAL = 'financial_obligations.total_amount';
const evidence: FactEvidence = {
  fact: TOTAL,
  status: 'conflicting',
  quote: '1.340,00 zł',
  reason: 'Pismo podaje dwie kwoty.',
  certainty: 'check',
  alternatives: [{ value: '1430.00', quote: 'tysiąc czterysta trzydzieści złotych' }],
};

describe('a fact the letter leaves open', () => {
  it('offers every value with its place and prefers none', () => {
    expect(candidatesOf([evidence], TOTAL, '1\u00a0340,00\u00a0zł')).toEqual([
      { value: '1\u00a0340,00\u00a0zł', quote: '1.340,00 zł' },
      { value: '1\u00a0430,00\u00a0zł', quote: 'tysiąc czterysta trzydzieści złotych' },
    ]);
    expect(asksToCheck([evidence], TOTAL)).toBe(true);
  });

  it('offers nothing when both places say the same', () => {
    const same = { ...evidence, alternatives: [{ value: '1340.00', quote: null }] };
    expect(candidatesOf([same], TOTAL, '1\u00a0340,00\u00a0zł')).toBeUndefined();
  });

  it('asks nobody to check what is certain', () => {
    const certain = { ...evidence, status: 'confirmed' as const, certainty: 'certain' as const };
    expect(asksToCheck([certain], TOTAL)).toBe(false);
    expect(candidatesOf([certain], TOTAL, 'x')).toBeUndefined();
  });
});
