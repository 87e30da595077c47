import { describe, expect, it } from 'vitest';

import { describeSocialReturn } from './social-return.ts';

describe('describeSocialReturn', () => {
  it('says nothing when nobody came back from a provider', () => {
    expect(describeSocialReturn(null)).toBeUndefined();
  });

  it('has words of its own for every ending the server names', () => {
    const endings = ['mailed', 'no-email', 'not-possible', 'canceled', 'failed', 'unavailable'];
    const titles = endings.map((ending) => describeSocialReturn(ending)?.title);
    expect(new Set(titles).size).toBe(endings.length);
    expect(titles).not.toContain(undefined);
  });

  it('takes a value it does not know for a failure', () => {
    expect(describeSocialReturn('<script>')).toEqual(describeSocialReturn('failed'));
  });
});
