import { layOut } from '#frontend/src/lib/reading/layout.ts';

import { joinTableRows } from './table-rows.ts';
import { joinRuns, type Segment, type TextRun } from './text-segments.ts';

/** Blocks side by side with at most this many lines are a letter's head or signatures; longer ones are text columns. */
const MAX_SIDE_LINES = 12;
/** Going up the page by more than this share of a font height is a jump, not a superscript. */
const JUMP = 0.6;

/**
 * The text of a page with its layout. Each visual row becomes one line; real text columns keep their order in the file.
 */
export function setPageText(runs: readonly TextRun[]): string {
  const chunks = settleJumps(joinTableRows(joinRuns(runs)));
  return layOut(chunks.flatMap(mergeRows));
}

/** Splits the page where the text jumps up to another column; blocks side by side stay together. */
function settleJumps(segments: readonly Segment[]): Segment[][] {
  const chunks: Segment[][] = [];
  for (const run of splitAtJumps(segments)) {
    const chunk = chunks.at(-1);
    if (chunk && areSideBySide(chunk, run)) chunk.push(...run);
    else chunks.push(run);
  }
  return chunks;
}

function splitAtJumps(segments: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  let previous: Segment | undefined;
  for (const segment of segments) {
    const isJump = !previous || segment.y < previous.y - segment.height * JUMP;
    if (isJump) runs.push([segment]);
    else runs.at(-1)?.push(segment);
    previous = segment;
  }
  return runs;
}

/** Whether both have few lines at the same height, which do not overlap in width. */
function areSideBySide(chunk: readonly Segment[], run: readonly Segment[]): boolean {
  const top = Math.min(...run.map((segment) => segment.y - segment.height));
  const bottom = Math.max(...chunk.map((segment) => segment.y));
  const beside = chunk.filter((segment) => segment.y > top);
  const jumped = run.filter((segment) => segment.y - segment.height < bottom);
  if (beside.length > MAX_SIDE_LINES || jumped.length > MAX_SIDE_LINES) return false;
  return beside.every((one) => jumped.every((other) => !overlap(one, other)));
}

function overlap(one: Segment, other: Segment): boolean {
  const isBelow = Math.abs(one.y - other.y) > Math.max(one.height, other.height);
  if (isBelow) return false;
  return left(one) < right(other) && left(other) < right(one);
}

function left(segment: Segment): number {
  return segment.words[0]?.left ?? 0;
}

function right(segment: Segment): number {
  return segment.words.at(-1)?.right ?? 0;
}

function mergeRows(segments: readonly Segment[]): Segment[] {
  const rows: Segment[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - segment.y) < 0.5 * Math.min(row.height, segment.height)) {
      row.words.push(...segment.words);
    } else rows.push({ ...segment, words: [...segment.words] });
  }
  for (const row of rows) row.words.sort((a, b) => a.left - b.left);
  return rows;
}
