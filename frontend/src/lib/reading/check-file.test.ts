import { describe, expect, it } from 'vitest';

import { findChoiceFault, findFileKind } from './check-file.ts';

const MEGABYTE = 1024 * 1024;

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

describe('the choice of a file', () => {
  it('accepts the four formats whatever the case of their extension', () => {
    for (const name of ['pismo.pdf', 'pismo.JPG', 'pismo.Jpeg', 'skan 1.png', 'notatka.v2.TXT']) {
      expect(findChoiceFault([{ name, size: 1 }])).toBeUndefined();
    }
  });

  it('asks for a file', () => {
    expect(findChoiceFault([])?.message).toBe('Proszę dodać plik do analizy.');
  });

  it('takes one file at a time', () => {
    const files = [
      { name: 'a.pdf', size: 1 },
      { name: 'b.pdf', size: 1 },
    ];
    expect(findChoiceFault(files)?.message).toBe('Możesz przeanalizować tylko jeden plik na raz.');
  });

  it('takes exactly 15 MB and no byte more', () => {
    expect(findChoiceFault([{ name: 'a.pdf', size: 15 * MEGABYTE }])).toBeUndefined();
    expect(findChoiceFault([{ name: 'duży.pdf', size: 15 * MEGABYTE + 1 }])?.message).toBe(
      'Plik "duży.pdf" jest za duży. Maksymalny rozmiar to 15MB.',
    );
  });

  it('names the allowed formats', () => {
    for (const name of ['pismo.docx', 'zdjęcie.heic', 'pismo', 'pdf']) {
      const fault = findChoiceFault([{ name, size: 1 }]);
      expect(fault?.code).toBe(name === 'pdf' ? undefined : 'UNSUPPORTED_FORMAT');
    }
    expect(findChoiceFault([{ name: 'pismo.docx', size: 1 }])?.message).toBe(
      'Plik "pismo.docx" ma nieobsługiwany format. Dozwolone: PDF, JPG, PNG, TXT.',
    );
  });

  it('refuses an empty file', () => {
    expect(findChoiceFault([{ name: 'a.pdf', size: 0 }])?.code).toBe('EMPTY_FILE');
  });
});

describe('the kind of a file', () => {
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);

  it('is known by the first bytes', () => {
    expect(findFileKind('a.pdf', bytes('%PDF-1.7'))).toBe('pdf');
    expect(findFileKind('a.jpg', jpeg)).toBe('jpeg');
    expect(findFileKind('a.png', png)).toBe('png');
    expect(findFileKind('a.txt', bytes('Sygn. akt'))).toBe('text');
  });

  it('is trusted over the name when both are allowed', () => {
    expect(findFileKind('pismo.pdf', jpeg)).toBe('jpeg');
    expect(findFileKind('pismo.jpg', png)).toBe('png');
    expect(findFileKind('pismo.txt', bytes('%PDF-1.4'))).toBe('pdf');
    expect(findFileKind('pismo.png', bytes('%PDF-1.4'))).toBe('pdf');
  });

  it('may be a picture that only some browsers open, under the name of another', () => {
    expect(findFileKind('zdjęcie.jpg', bytes('\0\0\0\x18ftypheic'))).toBe('other-picture');
    expect(findFileKind('zdjęcie.jpg', bytes('RIFF\x10\0\0\0WEBPVP8 '))).toBe('other-picture');
  });

  it('finds a PDF header within the first kilobyte', () => {
    expect(findFileKind('a.pdf', bytes(`${'\0'.repeat(1000)}%PDF-1.4`))).toBe('pdf');
  });

  it('leaves a text that mentions the header a text', () => {
    expect(findFileKind('a.txt', bytes('Plik zaczyna się od %PDF-1.4'))).toBe('text');
  });

  it('refuses other content under an allowed name', () => {
    expect(() => findFileKind('pismo.pdf', bytes('PK\u0003\u0004'))).toThrow(
      'Plik "pismo.pdf" nie zawiera dokumentu PDF ani obrazu JPG lub PNG.',
    );
  });
});
