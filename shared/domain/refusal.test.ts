import { describe, expect, it } from 'vitest';

import { refusalMessage } from './refusal.ts';

describe('refusalMessage', () => {
  it('joins the reasons of several codes into one sentence', () => {
    expect(refusalMessage(['TOO_SHORT', 'NO_STRUCTURE'])).toBe(
      'Dokument nie mógł zostać przeanalizowany, ponieważ: dokument jest zbyt krótki do analizy, brak typowej struktury pisma urzędowego',
    );
  });
});
