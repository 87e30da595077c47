/*
 * Tables that were pasted from a spreadsheet have a sign between their cells: "Prąd;-148,90;faktura z 7.07".
 */

/** Fewer lines, or fewer signs in a line, may be a sentence. */
const LEAST_LINES = 3;
const LEAST_SIGNS = 2;
const GAP = '   ';

/** The lines with gaps in place of the signs that part the cells of a table. */
export function withCells(text: string): string {
  if (!text.includes(';')) return text;
  const lines = text.split('\n');
  const counts = lines.map((line) => (line.includes('; ') ? 0 : line.split(';').length - 1));
  let from = 0;
  while (from < lines.length) {
    const count = counts[from] ?? 0;
    let to = from + 1;
    while (to < lines.length && counts[to] === count) to += 1;
    if (count >= LEAST_SIGNS && to - from >= LEAST_LINES) {
      for (let at = from; at < to; at += 1) lines[at] = parted(lines[at] ?? '');
    }
    from = to;
  }
  return lines.join('\n');
}

const parted = (line: string): string => line.replaceAll(/;(?=.)/g, GAP).replace(/;$/, '');
