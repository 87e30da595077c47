import { describe, expect, it } from 'vitest';

import { sample } from './sample-letter.ts';

describe('the sample', () => {
  it('proves its facts with sentences that stand in its letter', () => {
    const letter = sample.text.replaceAll(/\s+/g, ' ');
    const quotes = (sample.result.verification ?? []).flatMap(({ status, quote }) =>
      status === 'confirmed' && quote !== null
        ? [quote.replaceAll(/\s+/g, ' ').replace(/…$/, '')]
        : [],
    );
    expect(quotes.length).toBeGreaterThan(5);
    for (const quote of quotes) expect(letter).toContain(quote);
  });

  it('has what a reader gets: how to send a reply, how to do a step, the law, and nothing to mistrust', () => {
    const { responseVariants, actionPlan, classification, warnings } = sample.result;
    expect(responseVariants.variant_1_cooperative.sending?.steps.length).toBeGreaterThan(2);
    expect(actionPlan.immediate_actions.some(({ how }) => how !== undefined)).toBe(true);
    expect(classification.law?.length).toBeGreaterThan(1);
    expect(warnings).toEqual([]);
  });

  it('says that no model wrote it', () => {
    expect(sample.result.meta?.offline_engine).toBe(true);
  });
});
