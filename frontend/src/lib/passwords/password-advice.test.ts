import { describe, expect, it } from 'vitest';

import { passwordAdvice } from './password-advice.ts';

describe('the advice on a password', () => {
  it.each([
    'haslo123',
    'Hasło123!',
    'QWERTY',
    'kasia1992',
    'Warszawa2026!',
    'zaq12wsx',
    'dupadupa',
  ])('warns against %s, which is tried first', (password) => {
    expect(passwordAdvice(password)).toContain('zgaduje się najpierw');
  });

  it.each(['19840512', '12.05.1984', '123456'])('warns against the digits of %s', (password) => {
    expect(passwordAdvice(password)).toContain('Same cyfry');
  });

  it('warns against one character over and over', () => {
    expect(passwordAdvice('ęęęęęęęę')).toContain('Powtarzany znak');
  });

  it('says of a short one what would be better, and praises a long one', () => {
    expect(passwordAdvice('wR7!pk')).toContain('trzy lub cztery słowa');
    expect(passwordAdvice('parasol brzoza tramwaj')).toBe('To hasło trudno zgadnąć.');
  });

  it('says nothing while the form itself asks for more characters', () => {
    expect(passwordAdvice('abc12')).toBeUndefined();
  });
});
