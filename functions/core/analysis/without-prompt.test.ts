import { expect, it } from 'vitest';

import { withoutPrompt } from './without-prompt.ts';

it('loses a sentence of our own prompt, whatever its letters, and nothing else', () => {
  const text = 'Sprawdź wpłaty. NIE MASZ NARZĘDZI, nie otwierasz adresów! Nie płać od razu.';
  expect(withoutPrompt(text)).toBe('Sprawdź wpłaty. Nie płać od razu.');
});
