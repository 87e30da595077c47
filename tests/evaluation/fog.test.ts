import { describe, expect, it } from 'vitest';

import { fogOf } from './fog.ts';

describe('FOG-PL', () => {
  it('is low for short words in short sentences', () => {
    expect(fogOf('Masz dwa dni. Idź na pocztę. Weź list.')).toBeLessThan(3);
  });

  it('rises with long words and long sentences', () => {
    const heavy =
      'Niezaskarżenie rozstrzygnięcia skutkuje uprawomocnieniem postanowienia i niemożliwością podważenia.';
    expect(fogOf(heavy)).toBeGreaterThan(20);
  });

  it('counts no gap and is nothing for nothing', () => {
    expect(fogOf('[uzupełnij: nieodpowiedzialność]')).toBe(0);
    expect(fogOf('')).toBe(0);
  });
});
