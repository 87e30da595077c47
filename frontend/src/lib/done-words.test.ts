import { describe, expect, it } from 'vitest';

import { lastDone } from './done-words.ts';

describe('what is done', () => {
  it('is told by its last mark, with the day it was ticked', () => {
    expect(lastDone({ sent: '2026-11-20', paid: '2026-11-22' })).toEqual({
      mark: 'paid',
      words: 'Zapłacone 22\u00a0listopada\u00a02026',
    });
    expect(lastDone({ settled: '2026-11-22', sent: '2026-11-20' })?.mark).toBe('settled');
  });

  it('is nothing while nothing is ticked', () => {
    expect(lastDone({})).toBeUndefined();
    expect(lastDone()).toBeUndefined();
  });
});
