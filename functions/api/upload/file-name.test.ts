import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { originalNameOf } from './file-name.ts';

describe('the original name', () => {
  it.each([
    ['pismo.pdf.txt', 'pismo.pdf'],
    ['Skan Żółty.JPG.txt', 'Skan Żółty.JPG'],
    ['notatka.txt', 'notatka.txt'],
    ['NOTATKA.TXT', 'NOTATKA.TXT'],
    ['../../etc/passwd.pdf.txt', 'passwd.pdf'],
    ['C:\\Users\\a\\pismo.png.txt', 'pismo.png'],
    ['a\r\nb\u202Efdp.pdf.txt', 'abfdp.pdf'],
    ['', 'dokument.txt'],
    [undefined, 'dokument.txt'],
  ])('of %j is %j', (uploaded, original) => {
    expect(originalNameOf(uploaded)).toBe(original);
  });

  it('is at most 200 characters with its ending', () => {
    const name = originalNameOf(`${'ż'.repeat(1_000)}.pdf.txt`);
    expect(Array.from(name)).toHaveLength(200);
    expect(name.endsWith('ż.pdf')).toBe(true);
  });

  it('never has control characters or a path, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (uploaded) => {
        const name = originalNameOf(uploaded);
        expect(name).not.toMatch(/[\p{Cc}/\\]/u);
        expect(name.length).toBeGreaterThan(0);
      }),
    );
  });
});
