import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toPrintable } from './printable-text.ts';

const has = (character: string) => /^[ -~ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–§]$/u.test(character);

describe('text for a face with few characters', () => {
  it('leaves Polish letters as they are, composed', () => {
    expect(toPrintable('Zażółć gęślą jaźń – „§”'.normalize('NFD'), has)).toBe(
      'Zażółć gęślą jaźń – „§”',
    );
  });

  it('replaces what the face lacks by the nearest it has', () => {
    expect(toPrintable('ﬁrma Åse 5\u2011lecie\u200b \u{1f600}', has)).toBe('firma Ase 5-lecie ?');
  });

  it('gives back only characters of the face', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Array.from(toPrintable(text, has)).every(has)).toBe(true);
      }),
    );
  });
});
