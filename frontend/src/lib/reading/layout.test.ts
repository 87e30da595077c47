import { expect, it } from 'vitest';

import { layOut, type PlacedLine } from './layout.ts';

/** A line of words on a grid of 10 x 20 units per character: [column, text]. */
function line(row: number, ...words: [column: number, text: string][]): PlacedLine {
  return {
    words: words.map(([column, text]) => ({
      text,
      left: column * 10,
      right: (column + text.length) * 10,
      top: row * 20,
      bottom: row * 20 + 16,
    })),
  };
}

it('keeps a right-aligned block and single spaces between words', () => {
  const text = layOut([
    line(0, [40, 'Kraków,'], [48, 'dnia'], [53, '8'], [55, 'czerwca']),
    line(1, [0, 'Zakład'], [7, 'Ubezpieczeń']),
    line(2, [0, 'Wydział'], [8, 'Rozliczeń']),
  ]);
  expect(text).toBe(
    `${' '.repeat(40)}Kraków, dnia 8 czerwca\nZakład Ubezpieczeń\nWydział Rozliczeń`,
  );
});

it('keeps columns of a table apart', () => {
  const text = layOut([
    line(0, [0, 'Składki'], [8, 'razem'], [30, '4'], [32, '667,41']),
    line(1, [0, 'Odsetki'], [33, '96,00']),
  ]);
  expect(text).toBe(
    'Składki razem                 4 667,41\nOdsetki                          96,00',
  );
});

it('puts an empty line between paragraphs', () => {
  const rows = [0, 1, 2, 3.6, 4.6].map((row) => line(row, [0, 'wiersz'], [7, 'pisma']));
  expect(layOut(rows).split('\n').indexOf('')).toBe(3);
});

it('makes nothing of an empty page', () => {
  expect(layOut([])).toBe('');
});
