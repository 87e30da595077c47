import type { PlacedWord } from '#frontend/src/lib/reading/layout.ts';

/** A run of text from pdf.js, already in page coordinates with y downwards. */
export type TextRun = {
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  /** Font height. */
  height: number;
};

/** Words on one baseline without a column gap between them. */
export type Segment = { y: number; height: number; words: PlacedWord[] };

/** Baselines closer than this share of the font height are one line: superscripts, mixed sizes. */
const SAME_LINE = 0.45;
/** A gap of this share of the font height is a missing space; of this many heights, a gap between columns. */
const SPACE = 0.18;
const COLUMN_GAP = 1.5;
/** Runs may overlap by kerning. */
const OVERLAP = 0.7;

/** Joins runs to words and segments, in their order in the file. */
export function joinRuns(runs: readonly TextRun[]): Segment[] {
  const segments: Segment[] = [];
  let segment: Segment | undefined;
  let hasSpace = false;
  for (const run of runs) {
    const isBlank = run.text.trim() === '';
    const last = segment?.words.at(-1);
    if (!segment || !last || !continues(segment, last, run)) {
      hasSpace = false;
      segment = isBlank ? undefined : { y: run.y, height: run.height, words: [toWord(run)] };
      if (segment) segments.push(segment);
    } else if (!isBlank) {
      const isNewWord =
        hasSpace || /^\s/.test(run.text) || run.left - last.right > SPACE * run.height;
      if (isNewWord) segment.words.push(toWord(run));
      else extend(last, run);
      segment.height = Math.max(segment.height, run.height);
    }
    hasSpace = isBlank || /\s$/.test(run.text);
  }
  return segments;
}

function continues(segment: Segment, last: PlacedWord, run: TextRun): boolean {
  const height = Math.max(run.height, segment.height);
  const gap = run.left - last.right;
  const isLevel = Math.abs(segment.y - run.y) < SAME_LINE * height;
  return isLevel && gap > -OVERLAP * run.height && gap < COLUMN_GAP * height;
}

function toWord(run: TextRun): PlacedWord {
  return {
    text: run.text.trim(),
    left: run.left,
    right: run.right,
    top: run.y - run.height,
    bottom: run.y,
  };
}

function extend(word: PlacedWord, run: TextRun): void {
  word.text += run.text.trimEnd();
  word.right = run.right;
}
