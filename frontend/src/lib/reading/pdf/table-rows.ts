import type { PlacedWord } from '#frontend/src/lib/reading/layout.ts';

import type { Segment } from './text-segments.ts';

/** Lines of one cell follow each other within this many font heights. */
const LINE_PITCH = 1.9;
/** Taller blocks are columns of text, not cells. */
const MAX_CELL_LINES = 5;
/** Only two blocks side by side are more likely a sender and a recipient. */
const MIN_CELLS = 3;

type Cell = { segments: Segment[]; left: number; right: number; top: number; bottom: number };

/**
 * Joins the lines inside the cells of a table, so that a row is one line: `Odsetki` above `na 04.08.2026` beside four
 * other cells is one cell. Cells are recognised by their order in the file: down within a cell, then to the right.
 */
export function joinTableRows(segments: readonly Segment[]): Segment[] {
  const cells = toCells(segments);
  const joined: Segment[] = [];
  for (let start = 0; start < cells.length;) {
    const row = takeRow(cells, start);
    if (isTableRow(row)) joined.push(toSegment(row));
    else joined.push(...row.flatMap((cell) => cell.segments));
    start += row.length;
  }
  return joined;
}

function toCells(segments: readonly Segment[]): Cell[] {
  const cells: Cell[] = [];
  for (const segment of segments) {
    const cell = cells.at(-1);
    const next = measure(segment);
    if (cell && continuesCell(cell, next)) {
      cell.segments.push(segment);
      cell.left = Math.min(cell.left, next.left);
      cell.right = Math.max(cell.right, next.right);
      cell.bottom = next.bottom;
    } else cells.push(next);
  }
  return cells;
}

function measure(segment: Segment): Cell {
  return {
    segments: [segment],
    left: segment.words[0]?.left ?? 0,
    right: segment.words.at(-1)?.right ?? 0,
    top: segment.y - segment.height,
    bottom: segment.y,
  };
}

function continuesCell(cell: Cell, next: Cell): boolean {
  const height = next.bottom - next.top;
  const step = next.bottom - cell.bottom;
  const isBelow = step > 0.5 * height && step < LINE_PITCH * height;
  return isBelow && next.left < cell.right && next.right > cell.left;
}

/** Consecutive cells, each to the right of the one before, that overlap in height. */
function takeRow(cells: readonly Cell[], start: number): Cell[] {
  const row = cells.slice(start, start + 1);
  for (const cell of cells.slice(start + 1)) {
    const last = row.at(-1);
    if (!last || cell.left < last.right) break;
    if (!row.some((other) => cell.top < other.bottom && cell.bottom > other.top)) break;
    row.push(cell);
  }
  return row;
}

function isTableRow(row: readonly Cell[]): boolean {
  const lines = row.map((cell) => cell.segments.length);
  return (
    row.length >= MIN_CELLS && lines.some((n) => n > 1) && Math.max(...lines) <= MAX_CELL_LINES
  );
}

function toSegment(row: readonly Cell[]): Segment {
  const top = Math.min(...row.map((cell) => cell.top));
  const bottom = Math.max(...row.map((cell) => cell.bottom));
  const height = Math.max(...row.flatMap((cell) => cell.segments.map((line) => line.height)));
  const y = (top + bottom + height) / 2;
  return { y, height, words: row.map((cell) => toWord(cell, y, height)) };
}

function toWord({ segments, left, right }: Cell, y: number, height: number): PlacedWord {
  const lines = segments.map((segment) => segment.words.map((word) => word.text).join(' '));
  // A range of dates broken after its dash, `05.2025-` over `12.2025`, is one word.
  const text = lines.join(' ').replace(/(\d-) (?=\d)/g, '$1');
  return { text, left, right, top: y - height, bottom: y };
}
