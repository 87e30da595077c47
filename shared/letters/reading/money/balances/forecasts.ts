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
    const rows = [...rowsOf(view), ...rowsOfColumns(view)];
    const isLowered = rows.some(({ full, left }) => left < full);
    return rows.length >= LEAST_ROWS && isLowered ? rows : [];
  },
);

function rowsOf(view: LetterView): Forecast[] {
  return view.lines.flatMap(({ text, start, end }) => {
    const folded = foldText(text);
    if (!day.test(folded)) return [];
    const sums = (folded.replace(day, ' ').match(figure) ?? []).map(groszeOf);
    const [full, off, left] = sums;
    const adds = full !== undefined && off !== undefined && full - Math.abs(off) === left;
    return sums.length === 3 && adds ? [{ full, left, start, end, quote: text.trim() }] : [];
  });
}

const isDay = (text: string) =>
  new RegExp(`^(?:do )?${day.source}(?: r\\.?)?$`).test(foldText(text));
const sumLine = /^[-−–]?\s?\d{1,3}(?:[ .]\d{3})*,\d{2}(?:\s?(?:zł|PLN))?$/u;
const leaves = /\b(?:do (?:za|w|do)platy|pozosta)/;
const fullWords = /\b(?:prognoz|kwot|naleznosc|rat[ay]|oplat|zaliczk)/;

/**
 * The same table with its columns one after the other: "Termin płatności", its days, "Prognoza", as many sums,
 * "Do zapłaty", as many sums. The days carry what is left.
 */
function rowsOfColumns({ lines }: LetterView): Forecast[] {
  const from = lines.findIndex(
    ({ text }, at) =>
      isDay(text) && isDay(lines[at + 1]?.text ?? '') && !isDay(lines[at - 1]?.text ?? ''),
  );
  if (from < 0) return [];
  const below = lines.slice(from);
  const count = below.findIndex(({ text }) => !isDay(text));
  const columns = columnsIn(below.slice(count), count);
  const full = columns.find(({ heading }) => fullWords.test(heading) && !leaves.test(heading));
  const left = columns.find(({ heading }) => leaves.test(heading));
  if (full === undefined || left === undefined || count < LEAST_ROWS) return [];
  return below.slice(0, count).flatMap(({ text, start, end }, row) => {
    const [whole, rest] = [full.sums[row], left.sums[row]];
    if (whole === undefined || rest === undefined || rest > whole) return [];
    return [{ full: whole, left: rest, start, end, quote: text.trim() }];
  });
}

type Column = { heading: string; sums: number[] };

/** Headings with exactly this many sums below each. */
function columnsIn(lines: readonly { text: string }[], count: number): Column[] {
  const columns: Column[] = [];
  for (let at = 0; at + count < lines.length; at += count + 1) {
    const sums = lines.slice(at + 1, at + 1 + count).map(({ text }) => text);
    if (!sums.every((text) => sumLine.test(text))) break;
    columns.push({ heading: foldText(lines[at]?.text ?? ''), sums: sums.map(groszeOf) });
  }
  return columns;
}

const groszeOf = (words: string): number =>
  Number(words.replace(/[^\d]/g, '')) * (/^\d/.test(words) ? 1 : -1);

/** Whether the row at this place of the source leaves nothing to pay. */
export const isCovered = (view: LetterView, at: number): boolean =>
  forecastsOf(view).some(({ left, start, end }) => left === 0 && at >= start && at <= end);
