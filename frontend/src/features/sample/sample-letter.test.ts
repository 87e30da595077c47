import { describe, expect, it } from 'vitest';

import { sample } from './sample-letter.ts';

describe('the sample', () => {
  it('proves its facts with sentences that stand in its letter', () => {
    const letter = sample.text.replaceAll(/\s+/g, ' ');
    const quotes = (sample.result.verification ?? []).flatMap(({ status, quote }) =>
      status === 'confirmed' && quote !== null ? [quote.replaceAll(/\s+/g, ' ')] : [],
    );
    expect(quotes.length).toBeGreaterThan(5);
    for (const quote of quotes) expect(letter).toContain(quote);
  });

  it('says that no model wrote it', () => {
    expect(sample.result.meta?.offline_engine).toBe(true);
  });
});
