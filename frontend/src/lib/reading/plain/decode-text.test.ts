import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeText } from './decode-text.ts';

const letter = 'Wezwanie do zapłaty. Źródło: ząb, śnieg, ćma, łąka, ńoż, gęś. ŻÓŁĆ ĄŚŹ – „5 zł”';

/** The inverse of an 8-bit decoder. */
function encode(text: string, encoding: 'windows-1250' | 'iso-8859-2'): Uint8Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const places = new Map(
    Array.from(new TextDecoder(encoding).decode(bytes), (sign, byte) => [sign, byte]),
  );
  return Uint8Array.from(text, (sign) => places.get(sign) ?? 0x3f);
}

function isUtf8(bytes: Uint8Array): boolean {
  return !new TextDecoder().decode(bytes).includes('\ufffd');
}

const polishLetters = Array.from('aąbcćdeęłmnńoóprsśtuwyzźżAĄĆĘŁŃÓŚŹŻ');

const polishText = fc
  .array(fc.string({ unit: fc.constantFrom(...polishLetters), minLength: 2 }), {
    minLength: 1,
  })
  .map((words) => words.join(' '));

describe('plain text', () => {
  it('is UTF-8 first, with or without a mark', () => {
    const bytes = new TextEncoder().encode(letter);
    expect(decodeText(bytes, 'a.txt')).toEqual({ text: letter, encoding: 'utf-8' });
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes), 'a.txt').text).toBe(letter);
  });

  it('is UTF-16 where a mark says so', () => {
    const units = Uint16Array.from(`\ufeff${letter}`, (sign) => sign.charCodeAt(0));
    const little = new Uint8Array(units.buffer);
    const big = little.map((_, at) => little[at ^ 1] ?? 0);
    expect(decodeText(little, 'a.txt')).toEqual({ text: letter, encoding: 'utf-16le' });
    expect(decodeText(big, 'a.txt')).toEqual({ text: letter, encoding: 'utf-16be' });
  });

  it('is windows-1250 or iso-8859-2 by its Polish letters', () => {
    expect(decodeText(encode(letter, 'windows-1250'), 'a.txt')).toEqual({
      text: letter,
      encoding: 'windows-1250',
    });
    const isoLetter = 'Wezwanie do zapłaty: ząb, śnieg, źródło';
    expect(decodeText(encode(isoLetter, 'iso-8859-2'), 'a.txt')).toEqual({
      text: isoLetter,
      encoding: 'iso-8859-2',
    });
  });

  it('takes a lone symbol for what windows-1250 says', () => {
    const text = 'Odchylenie ± 5 zł';
    expect(decodeText(encode(text, 'windows-1250'), 'a.txt').text).toBe(text);
  });

  it('counts ś for Polish, never against it', () => {
    expect(decodeText(encode('aśśa aa', 'iso-8859-2'), 'a.txt').text).toBe('aśśa aa');
  });

  it('comes back unchanged from every encoding Polish is written in', () => {
    fc.assert(
      fc.property(polishText, (text) => {
        expect(decodeText(new TextEncoder().encode(text), 'a.txt').text).toBe(text);
        for (const encoding of ['windows-1250', 'iso-8859-2'] as const) {
          const bytes = encode(text, encoding);
          // A few bytes may be valid UTF-8 by chance, but no letter is that short.
          if (!isUtf8(bytes)) expect(decodeText(bytes, 'a.txt').text).toBe(text);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused when it is no text', () => {
    const archive = Uint8Array.from({ length: 400 }, (_, at) => (at * 37) % 256);
    expect(() => decodeText(archive, 'a.txt')).toThrow('nie zawiera zwykłego tekstu');
    expect(() => decodeText(new Uint8Array(64), 'a.txt')).toThrow('nie zawiera zwykłego tekstu');
  });
});
