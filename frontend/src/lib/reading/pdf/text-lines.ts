import { layOut, type PlacedLine, type PlacedWord } from '../layout.ts';

/** A run of text as pdf.js gives it, already in page coordinates with y downwards. */
export type TextRun = {
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  /** Font height. */
  height: number;
};

type Line = { y: number; height: number; words: PlacedWord[] };

/** Baselines closer than this share of the font height are one line: superscripts, mixed sizes. */
const SAME_LINE = 0.45;
/** A gap of this share of the font height is a space nobody wrote. */
const SPACE = 0.18;
/** Runs may overlap by kerning. */
const OVERLAP = 0.7;

/**
 * The text of a page with its layout. Lines follow the order in which they were written to the file, which is right for
 * text in columns; neighbours on one visual row (cells of a table, blocks side by side) become one line.
 */
export function setPageText(runs: readonly TextRun[]): string {
  const lines = joinRuns(runs);
  const rows = countJumps(lines) === 0 ? mergeRows(lines) : lines;
  return layOut(rows satisfies PlacedLine[]);
}

function joinRuns(runs: readonly TextRun[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  let hasSpace = false;
  for (const run of runs) {
    const last = line?.words.at(-1);
    const isBlank = run.text.trim() === '';
    if (!line || !last || !continuesLine(line, last, run)) {
      if (isBlank) continue;
      line = { y: run.y, height: run.height, words: [toWord(run)] };
      lines.push(line);
    } else if (isBlank) {
      hasSpace = true;
      continue;
    } else {
      const gap = run.left - last.right;
      const isSeparate = hasSpace || gap > SPACE * run.height || /^\s/.test(run.text);
      if (isSeparate || /\s$/.test(last.text)) line.words.push(toWord(run));
      else {
        last.text += run.text.trimEnd();
        last.right = run.right;
      }
      line.height = Math.max(line.height, run.height);
    }
    hasSpace = /\s$/.test(run.text);
  }
  return lines;
}

function continuesLine(line: Line, last: PlacedWord, run: TextRun): boolean {
  const isLevel = Math.abs(line.y - run.y) < SAME_LINE * Math.max(run.height, line.height);
  return isLevel && run.left >= last.right - run.height * OVERLAP;
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

/** How often the writing goes back up the page: columns do, rows of a table do not. */
function countJumps(lines: readonly Line[]): number {
  return lines.filter((line, index) => {
    const previous = lines[index - 1];
    return previous && line.y < previous.y - line.height * 0.6;
  }).length;
}

function mergeRows(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - line.y) < 0.5 * Math.min(row.height, line.height)) {
      row.words.push(...line.words);
    } else rows.push({ ...line, words: [...line.words] });
  }
  for (const row of rows) row.words.sort((a, b) => a.left - b.left);
  return rows;
}
