import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';

/*
 * A bill that was paid too much lists the next payments with what the surplus leaves of each:
 * "14.08.2026 289,00 289,00 0,00 · 14.10.2026 289,00 23,48 265,52 · 14.12.2026 289,00 0,00 289,00".
 */

/** A coming payment; sums in grosze, places in the source. */
export type Forecast = {
  full: number;
  left: number;
  start: number;
  end: number;
  quote: string;
};

const LEAST_ROWS = 2;
const day = /\b(?:\d{1,2}[.\-/]\d{1,2}[.\-/]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2} [a-z]{3,12} \d{4})\b/;
const figure = /[-−–]?\d{1,3}(?:[ .]\d{3})*,\d{2}(?!\d)/g;
/** Words of a sum that was paid too much. */
export const surplusWords = /\bnadplat|\bkorzysc\b/;

/** The coming payments that a surplus lowers; empty where the letter has no such table. */
export const forecastsOf: (view: LetterView) => readonly Forecast[] = oncePer(
  (view: LetterView) => {
    if (!surplusWords.test(view.spaced)) return [];
    const rows = view.lines.flatMap(({ text, start, end }) => {
      const folded = foldText(text);
      if (!day.test(folded)) return [];
      const sums = (folded.replace(day, ' ').match(figure) ?? []).map(groszeOf);
      const [full, off, left] = sums;
      const adds = full !== undefined && off !== undefined && full - Math.abs(off) === left;
      if (sums.length !== 3 || !adds) return [];
      return [{ full, left, start, end, quote: text.trim() }];
    });
    const isLowered = rows.some(({ full, left }) => left < full);
    return rows.length >= LEAST_ROWS && isLowered ? rows : [];
  },
);

const groszeOf = (words: string): number =>
  Number(words.replace(/[^\d]/g, '')) * (/^\d/.test(words) ? 1 : -1);

/** Whether the row at this place of the source leaves nothing to pay. */
export const isCovered = (view: LetterView, at: number): boolean =>
  forecastsOf(view).some(({ left, start, end }) => left === 0 && at >= start && at <= end);
