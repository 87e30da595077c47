import { expect, it } from 'vitest';

import { findLostLetters } from './lost-letters.ts';
import type { OcrWord } from './words.ts';

/** A row of letters 20 wide and 30 high, a pixel apart. */
function letters(left: number, top: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => [
    left + at * 21,
    top,
    left + at * 21 + 20,
    top + 30,
  ]).flat();
}

const page = { width: 2000, height: 1000 };
const shapes = Int16Array.from([...letters(100, 100, 6), ...letters(1000, 100, 4)]);

function word(change: Partial<OcrWord>): OcrWord {
  return {
    text: 'umarza',
    left: 100,
    right: 226,
    top: 100,
    bottom: 130,
    confidence: 95,
    ...change,
  };
}

it('finds no loss where every letter stands in a word', () => {
  const words = [word({}), word({ left: 1000, right: 1084 })];
  expect(findLostLetters(shapes, words, page)).toEqual({ share: 0, places: [] });
});

it('finds the letters in no word, those beside each other as one place', () => {
  const { share, places } = findLostLetters(shapes, [word({})], page);
  expect(share).toBe(0.4);
  expect(places).toEqual([{ left: 0.5, right: 0.5415, top: 0.1, bottom: 0.13 }]);
});

it('takes neither a guess nor a whole block for words', () => {
  const words = [word({ confidence: 20 }), word({ right: 1100, top: 0, bottom: 400 })];
  expect(findLostLetters(shapes, words, page).share).toBe(1);
});

it('holds the large letters of a strip of a page against words as tall as they are', () => {
  const strip = Int16Array.from([100, 100, 190, 220, 200, 100, 290, 220]);
  const words = [word({ left: 95, right: 300, top: 90, bottom: 240 })];
  expect(findLostLetters(strip, words, page).share).toBe(0);
});

it('takes the edge of a sheet, broken into pieces below each other, for no letters', () => {
  const edge = Array.from({ length: 20 }, (_, at) => letters(1500 - 2 * at, 40 * at, 1)).flat();
  const words = [word({}), word({ left: 1000, right: 1084 })];
  const { share } = findLostLetters(Int16Array.from([...shapes, ...edge]), words, page);
  expect(share).toBe(0);
});
