import { expect, it } from 'vitest';

import { buildRows } from './rows.ts';
import { meanConfidence, type OcrWord, scoreWords } from './words.ts';

function word(text: string, left: number, top: number, confidence = 95): OcrWord {
  return { text, left, right: left + text.length * 20, top, bottom: top + 40, confidence };
}

function rowTexts(words: OcrWord[]): string[] {
  return buildRows(words).map((row) => row.words.map(({ text }) => text).join(' '));
}

it('puts the cells of a table, listed column by column, back into rows', () => {
  const words = [
    word('Składki', 0, 0),
    word('Odsetki', 0, 60),
    word('4', 600, 2),
    word('667,41', 640, 3),
    word('96,00', 660, 61),
  ];
  expect(rowTexts(words)).toEqual(['Składki 4 667,41', 'Odsetki 96,00']);
});

it('follows a line that falls by more than its height over the page', () => {
  const falling = (row: number) =>
    Array.from({ length: 12 }, (_, at) => word(`w${row}`, at * 150, row * 60 + at * 6));
  expect(rowTexts([...falling(0), ...falling(1), ...falling(2)])).toEqual(
    [0, 1, 2].map((row) => Array.from({ length: 12 }, () => `w${row}`).join(' ')),
  );
});

it('scores letters and digits only', () => {
  expect(scoreWords([word('art.', 0, 0), word('§', 0, 0), word('1x', 0, 0, 69)])).toEqual({
    sure: 3,
    unsure: 2,
  });
});

it('weighs confidence by length', () => {
  expect(meanConfidence([word('aaa', 0, 0, 100), word('b', 0, 0, 60)])).toBe(0.9);
  expect(meanConfidence([])).toBeNull();
});
