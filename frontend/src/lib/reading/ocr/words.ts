import type { Block } from 'tesseract.js';

import { median, type PlacedWord } from '#frontend/src/lib/reading/layout.ts';

export type OcrWord = PlacedWord & { confidence: number };

/** Words at or above this confidence (0 to 100) count as read. */
const SURE = 70;
/** Share of the usual height below which a box holds a line, not letters. */
const FLAT = 0.25;

/** The words of a page without noise: pieces of lines and specks that the engine read as letters. */
export function listWords(blocks: readonly Block[]): OcrWord[] {
  const words = blocks
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words)
    .filter((word) => word.text.trim() !== '')
    .map(({ text, confidence, bbox }) => ({
      text: text.trim(),
      confidence,
      left: bbox.x0,
      right: bbox.x1,
      top: bbox.y0,
      bottom: bbox.y1,
    }));
  const height = median(words.map((word) => word.bottom - word.top)) ?? 0;
  return words.filter((word) => !isNoise(word, height));
}

function isNoise({ text, confidence, top, bottom }: OcrWord, usualHeight: number): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return confidence < 60 || /^[|!¦]+$/.test(text);
  // No letter is this flat, but table lines are.
  return bottom - top < FLAT * usualHeight && confidence < SURE;
}

export type ReadingScore = { sure: number; unsure: number };

/**
 * Number of confident minus unconfident letters and digits. Unlike the engine's mean confidence it shows lost text, so
 * it decides between two readings of one picture.
 */
export function scoreWords(words: readonly OcrWord[]): ReadingScore {
  const score = { sure: 0, unsure: 0 };
  for (const { text, confidence } of words) {
    const length = text.replace(/[^\p{L}\p{N}]/gu, '').length;
    if (confidence >= SURE) score.sure += length;
    else score.unsure += length;
  }
  return score;
}

/** Mean confidence in 0..1, weighted by length; `null` when nothing was read. */
export function meanConfidence(words: readonly OcrWord[]): number | null {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  if (letters === 0) return null;
  const sum = words.reduce((total, { text, confidence }) => total + confidence * text.length, 0);
  return sum / letters / 100;
}
