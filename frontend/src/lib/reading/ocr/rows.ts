import { median, type PlacedLine, type PlacedWord } from '#frontend/src/lib/reading/layout.ts';

/** Two words share a row when their middles differ by less than this many word heights. */
const ROW_REACH = 0.6;
/** A word can only belong to one of the most recent rows. */
const OPEN_ROWS = 6;

/**
 * Rebuilds the visual rows of a page from its words, because the engine lists tables and side-by-side blocks one after the
 * other. Each word joins the row whose nearest word (by x) is level with it, which follows slightly bent lines.
 * Text in columns is separated before (`splitColumns`).
 */
export function buildRows(words: readonly PlacedWord[]): PlacedLine[] {
  const height = median(words.map((word) => word.bottom - word.top)) ?? 0;
  const rows: { words: PlacedWord[] }[] = [];
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    const row = findRow(rows.slice(-OPEN_ROWS), word, height * ROW_REACH);
    if (row) row.words.push(word);
    else rows.push({ words: [word] });
  }
  return rows.map((row) => ({ words: row.words.sort((a, b) => a.left - b.left) }));
}

function findRow<T extends { words: PlacedWord[] }>(
  rows: readonly T[],
  word: PlacedWord,
  reach: number,
): T | undefined {
  let best: T | undefined;
  let bestDistance = reach;
  for (const row of rows) {
    const distance = Math.abs(middle(nearestByX(row.words, word)) - middle(word));
    if (distance >= bestDistance) continue;
    bestDistance = distance;
    best = row;
  }
  return best;
}

function nearestByX(words: readonly PlacedWord[], word: PlacedWord): PlacedWord {
  return words.reduce(
    (nearest, other) =>
      Math.abs(other.left - word.left) < Math.abs(nearest.left - word.left) ? other : nearest,
    words[0] ?? word,
  );
}

function middle(word: PlacedWord): number {
  return (word.top + word.bottom) / 2;
}
