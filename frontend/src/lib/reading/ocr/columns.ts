import { median, type PlacedWord } from '#frontend/src/lib/reading/layout.ts';

import { buildRows } from './rows.ts';

/** Fewer lines side by side are a letter's head, signatures or a small table, not columns. */
const MIN_LINES = 10;
/** Width of the gutter between two columns, in word heights; justified words are closer together. */
const GUTTER = 1.4;
/** The gutter is searched between these shares of the width of the text. */
const [FIRST, LAST] = [0.2, 0.8];
/** A column of prose: minimum words of its median line, and minimum share of the column's width that it fills. */
const [PROSE_WORDS, PROSE_FILL] = [4, 0.6];

/** The part of a row on one side of a gutter. */
type Part = { words: PlacedWord[]; top: number };
type Columns = { x: number; from: number; to: number; lines: number };

/**
 * The words of a picture in blocks, in reading order: two columns of prose, or two pages scanned together, follow one
 * another, with the text above before them and the text below after them. A head with the sender on the left and the
 * addressee on the right, a table and signatures stay one block, whose rows are read across.
 */
export function splitColumns(words: readonly PlacedWord[]): PlacedWord[][] {
  const columns = findColumns(words);
  if (columns === undefined) return words.length === 0 ? [] : [[...words]];
  const { x, from, to } = columns;
  const inside = words.filter((word) => middleOf(word) >= from && middleOf(word) <= to);
  const blocks = [
    words.filter((word) => middleOf(word) < from),
    inside.filter((word) => word.right <= x),
    inside.filter((word) => word.right > x),
    words.filter((word) => middleOf(word) > to),
  ];
  return blocks.flatMap(splitColumns);
}

/** The gutter with the most lines of prose on both sides, and its vertical extent. */
function findColumns(words: readonly PlacedWord[]): Columns | undefined {
  const height = median(words.map((word) => word.bottom - word.top)) ?? 0;
  if (height === 0) return undefined;
  const left = Math.min(...words.map((word) => word.left));
  const width = Math.max(...words.map((word) => word.right)) - left;
  const rows = buildRows(words).map((row) => ({ words: row.words, top: topOf(row.words) }));
  const found: Columns[] = [];
  for (let x = left + FIRST * width; x <= left + LAST * width; x += height / 2) {
    for (const run of freeRuns(rows, x, (height * GUTTER) / 2)) {
      const columns = columnsIn(run, x, height);
      if (columns !== undefined) found.push(columns);
    }
  }
  const most = Math.max(...found.map(({ lines }) => lines));
  const best = found.filter(({ lines }) => lines === most);
  return best[Math.floor(best.length / 2)];
}

/** Runs of rows without a word within `reach` of the line x. */
function freeRuns(rows: readonly Part[], x: number, reach: number): Part[][] {
  const runs: Part[][] = [[]];
  for (const row of rows) {
    const isCrossed = row.words.some((word) => word.left < x + reach && word.right > x - reach);
    if (isCrossed) runs.push([]);
    else runs.at(-1)?.push(row);
  }
  return runs;
}

/**
 * Rows on both sides of x as columns, from where both have begun (tops of one row differ by `slack`); undefined when
 * one of them is not prose.
 */
function columnsIn(rows: readonly Part[], x: number, slack: number): Columns | undefined {
  const sides = [
    partsOf(rows, (word) => word.right <= x),
    partsOf(rows, (word) => word.right > x),
  ] as const;
  const from = Math.max(...sides.map(([first]) => first?.top ?? Infinity));
  const begun = sides.map((parts) => parts.filter(({ top }) => top >= from - slack));
  const lines = Math.min(...begun.map(({ length }) => length));
  if (lines < MIN_LINES || !begun.every(isProse)) return undefined;
  const all = begun.flat().flatMap((part) => part.words);
  const middles = all.map(middleOf);
  return { x, from: Math.min(...middles), to: Math.max(...middles), lines };
}

function partsOf(rows: readonly Part[], isOnSide: (word: PlacedWord) => boolean): Part[] {
  return rows
    .map((row) => row.words.filter(isOnSide))
    .filter((words) => words.length > 0)
    .map((words) => ({ words, top: topOf(words) }));
}

function isProse(parts: readonly Part[]): boolean {
  const left = Math.min(...parts.map(({ words }) => words[0]?.left ?? 0));
  const right = Math.max(...parts.map(({ words }) => words.at(-1)?.right ?? 0));
  const counts = parts.map(({ words }) => words.length);
  const fills = parts.map(({ words }) => ((words.at(-1)?.right ?? left) - left) / (right - left));
  return (median(counts) ?? 0) >= PROSE_WORDS && (median(fills) ?? 0) >= PROSE_FILL;
}

const topOf = (words: readonly PlacedWord[]) => Math.min(...words.map((word) => word.top));
const middleOf = (word: PlacedWord) => (word.top + word.bottom) / 2;
