import fc from 'fast-check';
import { expect, it } from 'vitest';

import { tidyText } from './tidy-text.ts';

it('keeps indentation and columns', () => {
  expect(tidyText('          Pan\n1. kwota     100,00 zł')).toBe(
    '          Pan\n1. kwota     100,00 zł',
  );
});

it('unifies line ends, spaces and composed letters', () => {
  expect(tidyText('a\r\nb\rc\u00a0d\u2009e\tf')).toBe('a\nb\nc d e    f');
  expect(tidyText('s\u0301')).toBe('ś');
});

it('drops what nobody sees', () => {
  expect(tidyText('\ufefftermin\u00ad u\u200bpływa\u0000\u0007')).toBe('termin upływa');
});

it('keeps one empty line between paragraphs', () => {
  expect(tidyText('\n\na  \n \n\n\nb\n')).toBe('a\n\nb');
});

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tidy = tidyText(text);
      expect(tidyText(tidy)).toBe(tidy);
    }),
  );
});
