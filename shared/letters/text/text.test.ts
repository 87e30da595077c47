import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { linesOf } from './lines.ts';
import { sentencesOf } from './sentences.ts';
import { editDistance } from './stems.ts';
import { flowOf, foldText, normalizeLetter, readableQuote } from './text.ts';

const anyText = fc.string({
  unit: fc.constantFrom(...'aąÓł-\n\r\t \u00a0\u00ad\u200bﬁ1.,é\u0301'.split(''), '  ', '\r\n'),
});

describe('normalizeLetter', () => {
  it('gives one form to line ends, spaces, ligatures and marks nobody sees', () => {
    expect(normalizeLetter('of\u00aderta\r\n\u00a0ﬁrma z\u0307\u200b')).toBe('oferta\n firma ż');
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
        const once = normalizeLetter(text);
        expect(normalizeLetter(once)).toBe(once);
      }),
    );
  });
});

describe('flowOf', () => {
  it('joins words divided at line ends and keeps columns apart', () => {
    const flow = flowOf('kontrolę prawidło-\n   wości   zwolnienia\n\n\nŁódź-\nWidzew');
    expect(flow.text).toBe('kontrolę prawidłowości  zwolnienia\n\nŁódź-Widzew');
  });

  it('never has more than two white spaces in a row, and folds character by character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const flow = flowOf(text);
        expect(flow.text).not.toMatch(/\s{3}/);
        expect(flow.folded).toHaveLength(flow.text.length);
      }),
    );
  });

  it('leads every position back to the same character of the source', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const flow = flowOf(text);
        for (let index = 0; index < flow.text.length; index += 1) {
          if (/\s/.test(flow.text.charAt(index))) continue;
          const { start, end } = flow.toSource(index, index + 1);
          expect(text.slice(start, end).startsWith(flow.text.charAt(index))).toBe(true);
        }
        const { length } = text;
        expect(flow.toSource(flow.text.length, length)).toEqual({ start: length, end: length });
      }),
    );
  });
});

describe('foldText', () => {
  it('drops case and diacritics, one character for one', () => {
    expect(foldText('ZAŻÓŁĆ Gęślą Jaźń – „İ”')).toHaveLength('ZAŻÓŁĆ Gęślą Jaźń – „İ”'.length);
    expect(foldText('ZAŻÓŁĆ Gęślą')).toBe('zazolc gesla');
  });

  it('folds a text of any length and script as its characters one by one', () => {
    const letters = fc.string({ unit: fc.constantFrom('Ą', 'b', ' ', 'Σ', '“', '—', '𐐀', '😀') });
    fc.assert(
      fc.property(letters, (text) => {
        const long = text.repeat(900);
        expect(foldText(long)).toBe(Array.from(long, foldText).join(''));
      }),
    );
  });
});

describe('editDistance', () => {
  it('counts the slips between two words, up to one more than the limit', () => {
    expect(editDistance('zapłaiy', 'zapłaty', 2)).toBe(1);
    expect(editDistance('przedsqdowego', 'przedsądowego', 2)).toBe(1);
    expect(editDistance('kwota', 'kwot', 2)).toBe(1);
    expect(editDistance('odwołanie', 'zapłata', 2)).toBe(3);
  });

  it('is at most the number of slips made, and the same both ways', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'.split('')), minLength: 1 });
    fc.assert(
      fc.property(word, word, fc.nat(12), (stem, rest, limit) => {
        const joined = stem + rest;
        expect(editDistance(stem, joined, limit)).toBe(Math.min(rest.length, limit + 1));
        expect(editDistance(joined, stem, limit)).toBe(editDistance(stem, joined, limit));
      }),
    );
  });
});

describe('linesOf', () => {
  it('gives indentation and the cells between wide gaps, at their places', () => {
    const text = '  Razem   1 234,00 zł\n\nKoniec';
    const [first, , last] = linesOf(text);
    expect(first?.indent).toBe(2);
    expect(first?.segments.map((cell) => cell.text)).toEqual(['Razem', '1 234,00 zł']);
    for (const cell of first?.segments ?? []) {
      expect(text.slice(cell.start, cell.end)).toBe(cell.text);
    }
    expect(last && text.slice(last.start, last.end)).toBe('Koniec');
  });
});

describe('the cells of a line', () => {
  const cells = (line: string) => linesOf(line)[0]?.segments.map(({ text }) => text);

  it.each([
    ['rata | termin | razem', ['rata', 'termin', 'razem']],
    ['|Imię i nazwisko| Czesław Mazurkiewicz', ['Imię i nazwisko', 'Czesław Mazurkiewicz']],
    ['Kto nie zapłaci 10,00; 20,00; 30,00 albo mniej; ten', undefined],
    ['Wpłaty; raty; zwroty; umorzenia: bez zmian', undefined],
  ])('are parted by the marks of a table, not by those of a sentence: %s', (line, parts) => {
    expect(cells(line)).toEqual(parts ?? [line]);
  });
});

describe('an ornament on both sides of a line', () => {
  it.each([
    ['*** FUNDUSZ OCHRONY ***', 'FUNDUSZ OCHRONY'],
    ['== Serwis Rowerowy Koło ==', 'Serwis Rowerowy Koło'],
    ['>>> WEZWANIE DO ZAPŁATY <<<', 'WEZWANIE DO ZAPŁATY'],
    ['★ Studio Mebli „Dąb” ★', 'Studio Mebli „Dąb”'],
    ['** Uwaga! Ten wiersz nie ma końca', '** Uwaga! Ten wiersz nie ma końca'],
    ['*) nie dotyczy osób *', '*) nie dotyczy osób *'],
  ])('is no part of its words: %s', (line, words) => {
    const [cell] = linesOf(line)[0]?.segments ?? [];
    expect(cell?.text).toBe(words);
    expect(line.slice(cell?.start, cell?.end)).toBe(words);
  });
});

describe('sentencesOf', () => {
  it('parts sentences and list items but not abbreviations', () => {
    const flow = flowOf(
      'Zgodnie z art. 5 ust. 2 ustawy z dnia 1 maja 2020 r. wzywam. Proszę zapłacić.\n1. Pierwszy\n2. Drugi',
    );
    expect(sentencesOf(flow).map(({ start, end }) => flow.text.slice(start, end).trim())).toEqual([
      'Zgodnie z art. 5 ust. 2 ustawy z dnia 1 maja 2020 r. wzywam.',
      'Proszę zapłacić.',
      '1. Pierwszy',
      '2. Drugi',
    ]);
  });

  it('ends a sentence at a smile', () => {
    const flow = flowOf(
      'Proszę się nie martwić :)\nWyznaczam termin do 3 maja. (patrz: s. 2) Dalej.',
    );
    expect(sentencesOf(flow).map(({ start, end }) => flow.text.slice(start, end).trim())[0]).toBe(
      'Proszę się nie martwić :)',
    );
  });

  it('keeps a sum that ends its line with the day before it', () => {
    const flow = flowOf('odsetki do 9.06. 22,15\nkoszty na dzień 15.06.2026 r. 40,00 zł\n');
    expect(sentencesOf(flow)).toHaveLength(1);
  });
});

describe('readableQuote', () => {
  it('is one line of at most 160 characters', () => {
    const text = `w terminie\n   dwóch tygo-\ndni ${'bardzo '.repeat(60)}`;
    const quote = readableQuote(text, { start: 0, end: text.length });
    expect(quote.startsWith('w terminie dwóch tygodni bardzo')).toBe(true);
    expect(quote.length).toBeLessThanOrEqual(160);
  });
});
