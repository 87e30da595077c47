import { expect, it } from 'vitest';

import { joinColoured } from './under-colour.ts';
import type { OcrWord } from './words.ts';

function word(text: string, left: number, confidence = 95): OcrWord {
  return { text, left, right: left + 100, top: 40, bottom: 70, confidence };
}

it('keeps the words that stand in colour beside those read without the coloured ink', () => {
  const words = joinColoured([word('zapłaty', 100)], [word('WPŁYNĘŁO', 400)]);
  expect(words.map(({ text }) => text)).toEqual(['zapłaty', 'WPŁYNĘŁO']);
});

it('takes the word without the ink where both were read, a few pixels apart or cut in two', () => {
  const whole = { ...word('za płatyN', 96), right: 320 };
  const words = joinColoured([word('zapłaty', 100), word('dnia', 210)], [whole]);
  expect(words.map(({ text }) => text)).toEqual(['zapłaty', 'dnia']);
});

it('takes a stroke of the pen for no word', () => {
  expect(joinColoured([], [word('N', 400, 30)])).toEqual([]);
});
