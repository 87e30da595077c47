import { describe, expect, it } from 'vitest';

import { chooseSource, measureText, type PagePaint } from './page-quality.ts';

const letter =
  'Na podstawie art. 83 ust. 1 pkt 3 ustawy z dnia 13 października 1998 r. o systemie ubezpieczeń ' +
  'społecznych stwierdzam, że jest Pan dłużnikiem Zakładu z tytułu nieopłaconych składek za okres od maja.';
const printed: PagePaint = { imageCover: 0, shapes: 9, hidden: 0, visible: 200 };
const scanned: PagePaint = { imageCover: 1, shapes: 1, hidden: 200, visible: 0 };

function source(text: string, paint: PagePaint, isOurExport = false) {
  return chooseSource(measureText(text), paint, isOurExport);
}

describe('the text layer of a page', () => {
  it('is taken where it is printed text', () => {
    expect(source(letter, printed)).toBe('text-layer');
    expect(source('Strona 2 z 2', printed)).toBe('text-layer');
  });

  it('gives way to OCR where there is none but a picture', () => {
    expect(source('', { imageCover: 0.9, shapes: 1, hidden: 0, visible: 0 })).toBe('ocr');
    expect(source('Skan 1', { imageCover: 0.9, shapes: 1, hidden: 0, visible: 5 })).toBe('ocr');
  });

  it('gives way to OCR on a scan with a signature stamped over it', () => {
    const stamp = 'Dokument podpisany elektronicznie przez Jana Kowalskiego, 2026-07-01 10:15';
    expect(source(stamp, { imageCover: 1, shapes: 3, hidden: 0, visible: 70 })).toBe('ocr');
    expect(source(stamp, printed)).toBe('text-layer');
  });

  it('gives way to OCR where letters were drawn as outlines', () => {
    expect(source('1', { imageCover: 0, shapes: 1500, hidden: 0, visible: 1 })).toBe('ocr');
  });

  it('is empty on an empty page', () => {
    expect(source('', { imageCover: 0, shapes: 9, hidden: 0, visible: 0 })).toBe('empty');
  });

  it('is not trusted when its letters mean nothing', () => {
    expect(source('3UH]\\GHQW0LDVWD\u0003 '.repeat(9), printed)).toBe('ocr');
    expect(source('Op³at¹ za wyci¹g obci¹¿ono Pana rachunek, Œwiêcicka '.repeat(4), printed)).toBe(
      'ocr',
    );
    expect(source('Xq Rtv Plmk Zzwq Krtp Bnm Vcx Qwr '.repeat(6), printed)).toBe('ocr');
  });

  it('is not trusted when its letters were moved along the alphabet', () => {
    const moved = letter.replace(/[a-zA-Z]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 3),
    );
    expect(source(`${moved} `.repeat(3), printed)).toBe('ocr');
  });

  it('is not trusted when it lost the letters only Polish has', () => {
    const gaps = letter.replace(/[ąćęłńóśźż]/gi, ' ');
    expect(source(`${gaps} `.repeat(3), printed)).toBe('ocr');
    expect(source(`${letter} `.repeat(3), printed)).toBe('text-layer');
  });

  it('is not trusted when its digits make no day and no number, but for a misprint', () => {
    const numbers = 'dnia 13.08.2026, do 27.08.2026, rachunek 61 1090 1014 0000 0712 1981 2874';
    expect(source(`${letter} ${numbers}`, printed)).toBe('text-layer');
    const moved = numbers.replace(/\d/g, (digit) => String((Number(digit) * 7 + 5) % 10));
    expect(source(`${letter} ${moved}`, printed)).toBe('ocr');
    const misprint = numbers.replace('2874', '2875').replace('27.08', '32.08');
    expect(source(`${letter} ${misprint}`, printed)).toBe('text-layer');
  });

  it('is not trusted when it is all signs of private use', () => {
    expect(source('\uf041\uf063\uf065 '.repeat(90), printed)).toBe('ocr');
  });

  it('is not trusted under a scan, though a signature is seen over it', () => {
    const signed = { imageCover: 1, shapes: 2, hidden: 900, visible: 60 };
    expect(source(`${letter} `.repeat(3), signed)).toBe('ocr');
  });

  it('is not trusted when a scanner wrote it, unless we did', () => {
    expect(source(letter, scanned)).toBe('ocr');
    expect(source(letter, scanned, true)).toBe('text-layer');
  });
});
