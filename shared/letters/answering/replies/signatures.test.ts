import { describe, expect, it } from 'vitest';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { signatureLines } from './signatures.ts';

const linesOf = (text: string) =>
  signatureLines(readLetter(openLetter(maskLetter(openLetter(text)).text)));

const head = `Prezydent Miasta Gliwice
ul. Zwycięstwa 21, 44-100 Gliwice
Gliwice, 19 sierpnia 2026 r.
`;

describe('the signatures below a reply', () => {
  it('are both of a couple the letter is written to', () => {
    const letter = `${head}
Państwo
Elżbieta i Jan Dyląg
ul. Lipowa 3, 44-100 Gliwice

Zapraszam Państwa na spotkanie.`;
    expect(linesOf(letter)[0]).toContain('podpisy obojga');
  });

  it('leave room for who gets the same decision as the next', () => {
    const letter = `${head}
DECYZJA o odmowie ustalenia warunków zabudowy
Odmawiam ustalenia warunków zabudowy dla działki nr 1177/4.

Otrzymują: 1. Joanna Sikora, 2. Michał Sikora, 3. a/a`;
    expect(linesOf(letter).join('\n')).toContain('podpis drugiej osoby');
  });

  it('is one of a reader who is alone', () => {
    const letter = `${head}
Pani Anna Kowal
ul. Lipowa 3, 44-100 Gliwice

Proszę o kontakt.`;
    expect(linesOf(letter)).toHaveLength(2);
  });
});
