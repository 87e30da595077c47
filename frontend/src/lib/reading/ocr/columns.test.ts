import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { PlacedWord } from '#frontend/src/lib/reading/layout.ts';

import { splitColumns } from './columns.ts';

const LETTER = 20;

/** A line of words from `left` on, one letter's width apart. */
function line(text: string, left: number, top: number): PlacedWord[] {
  let at = left;
  return text.split(' ').map((word) => {
    const right = at + word.length * LETTER;
    const placed = { text: word, left: at, right, top, bottom: top + 40 };
    at = right + LETTER;
    return placed;
  });
}

const prose = (name: string, count: number, left: number, top = 0) =>
  Array.from({ length: count }, (_, row) =>
    line(`${name}${row} w terminie czternastu dni od dnia`, left, top + row * 60),
  ).flat();
const texts = (words: PlacedWord[]) =>
  splitColumns(words).map((block) => block.map(({ text }) => text).join(' '));

it('reads two columns of prose one after the other, and what spans them before and after', () => {
  const blocks = texts([
    ...line(
      'Pouczenie o sposobie i terminie wniesienia środka zaskarżenia dla stron tego postępowania',
      0,
      -120,
    ),
    ...prose('lewa', 14, 0),
    ...prose('prawa', 12, 1000),
    ...line(
      'Podpisano kwalifikowanym podpisem elektronicznym dnia trzeciego marca tego roku w Łodzi przez',
      0,
      900,
    ),
  ]);
  expect(blocks).toHaveLength(4);
  expect(blocks.map((block) => block.split(' ')[0])).toEqual([
    'Pouczenie',
    'lewa0',
    'prawa0',
    'Podpisano',
  ]);
});

it('separates three columns, and columns whose lines are not level', () => {
  const blocks = texts([
    ...prose('a', 12, 0),
    ...prose('b', 12, 1000, 25),
    ...prose('c', 12, 2000, 10),
  ]);
  expect(blocks.map((block) => block.split(' ')[0])).toEqual(['a0', 'b0', 'c0']);
});

it('leaves a head, a table and signatures in rows', () => {
  const head = [...prose('nadawca', 6, 0), ...prose('adresat', 6, 1000)];
  const rows = Array.from({ length: 20 }, (_, row) => [
    ...line('należność główna za okres od stycznia', 0, row * 60),
    ...line('1 234,56 zł', 1200, row * 60),
  ]).flat();
  expect(splitColumns(head)).toHaveLength(1);
  expect(splitColumns(rows)).toHaveLength(1);
  expect(splitColumns(prose('jedna', 40, 0))).toHaveLength(1);
  expect(splitColumns([])).toEqual([]);
  expect(splitColumns(head.map((word) => ({ ...word, bottom: word.top })))).toHaveLength(1);
});

it('keeps every word once', () => {
  const word = fc.record({
    left: fc.nat(2000),
    top: fc.nat(2000),
    length: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 80 }), (places) => {
      const words = [
        ...places.map(({ left, top, length }, at) => ({
          text: `w${at}`,
          left,
          right: left + length * LETTER,
          top,
          bottom: top + 40,
        })),
        ...prose('l', 11, 0, 2100),
        ...prose('r', 11, 1000, 2100),
      ];
      const kept = splitColumns(words)
        .flat()
        .map(({ text }) => text);
      expect(kept.toSorted()).toEqual(words.map(({ text }) => text).toSorted());
    }),
  );
});
