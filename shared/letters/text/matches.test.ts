import fc from 'fast-check';
import { expect, test } from 'vitest';

import { matchesIn } from './matches.ts';

test('every match is found as `matchAll` finds it, empty ones and halves of characters included', () => {
  const patterns = [/a+/g, /a*/g, /a*/gu, /(?=b)|a/gu, /(?<sign>[ab])./gu, /(?<=a)/g];
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '\ud83d'), maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...patterns), texts, (pattern, text) => {
      const all = [...text.matchAll(new RegExp(pattern))];
      expect(matchesIn(text, pattern)).toEqual(all);
      expect(pattern.lastIndex).toBe(0);
    }),
    { numRuns: 1000 },
  );
});
