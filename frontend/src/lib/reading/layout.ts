/** A word (or a run of words) with its place on the page; units are those of the source, y grows downwards. */
export type PlacedWord = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** Words of one visual line, from left to right. */
export type PlacedLine = { words: PlacedWord[] };

/** A gap wider than this many characters separates columns and is kept as spaces. */
const COLUMN_GAP = 2.5;
/** Lines further apart than this many usual line pitches get an empty line between them. */
const PARAGRAPH_GAP = 1.3;
/** Widest line of an A4 letter in characters: wider ones result from a bad estimate of the character's width. */
const MAX_COLUMNS = 120;

/**
 * Lays lines out as plain text on a grid of characters, so that indentation, right-aligned address blocks and columns of a table
 * stay visible as spaces, and paragraphs as empty lines.
 */
export function layOut(lines: readonly PlacedLine[]): string {
  const filled = lines.filter((line) => line.words.length > 0);
  const left = Math.min(...filled.flatMap((line) => line.words.map((word) => word.left)));
  const right = Math.max(...filled.flatMap((line) => line.words.map((word) => word.right)));
  const step = Math.max(characterWidth(filled), (right - left) / MAX_COLUMNS);
  const pitch = linePitch(filled);
  let previous: PlacedLine | undefined;
  const rows: string[] = [];
  for (const line of filled) {
    const distance = previous ? baseline(line) - baseline(previous) : 0;
    if (previous && (distance > PARAGRAPH_GAP * pitch || distance < -pitch)) rows.push('');
    rows.push(setLine(line, left, step));
    previous = line;
  }
  return rows.join('\n');
}

function setLine(line: PlacedLine, left: number, step: number): string {
  let row = '';
  let previous: PlacedWord | undefined;
  for (const word of line.words) {
    const column = Math.round((word.left - left) / step);
    if (!previous) row = ' '.repeat(column < 2 ? 0 : column);
    else if (word.left - previous.right > COLUMN_GAP * step) {
      row += ' '.repeat(Math.max(3, column - row.length));
    } else row += ' ';
    row += word.text;
    previous = word;
  }
  return row;
}

/** Median width of one character; a page without words has width 1. */
function characterWidth(lines: readonly PlacedLine[]): number {
  const widths = lines.flatMap((line) =>
    line.words
      .filter((word) => word.text.length >= 3)
      .map((word) => (word.right - word.left) / word.text.length),
  );
  return median(widths) ?? 1;
}

/** A low quantile, because paragraphs and headings have larger distances than lines. */
function linePitch(lines: readonly PlacedLine[]): number {
  const distances = lines.slice(1).map((line, index) => {
    const previous = lines[index];
    return previous ? baseline(line) - baseline(previous) : 0;
  });
  return (
    quantile(
      distances.filter((distance) => distance > 0),
      0.35,
    ) ?? 1
  );
}

function baseline(line: PlacedLine): number {
  return median(line.words.map((word) => word.bottom)) ?? 0;
}

export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)];
}
