/**
 * Share of characters read wrongly: Levenshtein distance over the length of the truth, with white space collapsed and
 * quotes and dashes unified. Lines that contain only a page number are left out, because their order varies.
 */
export function characterErrorRate(read: string, truth: string): number {
  const expected = comparable(truth);
  return distance(comparable(read), expected) / expected.length;
}

const PAGE_NUMBER =
  /^\s*(?:-\s*\d+\s*-|(?:strona|str\.)\s*\d+(?:\s*(?:z|\/)\s*\d+)?|\d+\s*\/\s*\d+)\s*$/gim;

export function comparable(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[„”“»«″]/g, '"')
      .replace(/[’‘‚`]/g, "'")
      .replace(/[–—−‑]/g, '-')
      .replace(PAGE_NUMBER, '')
      // Dots to write on say nothing.
      .replace(/\.{4,}/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/**
 * Share of characters in words of the truth that were not read exactly, ignoring their order: stricter about
 * each word, blind to the order of blocks.
 */
export function wordErrorRate(read: string, truth: string): number {
  const missing = new Map<string, number>();
  const expected = comparable(truth).split(' ');
  for (const word of expected) missing.set(word, (missing.get(word) ?? 0) + 1);
  for (const word of comparable(read).split(' ')) {
    missing.set(word, (missing.get(word) ?? 0) - 1);
  }
  let lost = 0;
  for (const [word, count] of missing) lost += Math.max(0, count) * word.length;
  return lost / expected.reduce((sum, word) => sum + word.length, 0);
}

/** Wagner-Fischer with one row. */
function distance(a: string, b: string): number {
  let previous = Int32Array.from({ length: b.length + 1 }, (_, index) => index);
  let current = new Int32Array(b.length + 1);
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    const code = a.charCodeAt(row - 1);
    for (let column = 1; column <= b.length; column += 1) {
      const replace = (previous[column - 1] ?? 0) + (code === b.charCodeAt(column - 1) ? 0 : 1);
      const insert = (current[column - 1] ?? 0) + 1;
      const remove = (previous[column] ?? 0) + 1;
      current[column] = Math.min(replace, insert, remove);
    }
    [previous, current] = [current, previous];
  }
  return previous[b.length] ?? 0;
}
