import type { FoundAmount } from '#shared/letters/figures/amounts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

/** How many lines may stand between two figures of a column: ruled lines, a row with an empty cell. */
const GAP = 3;
const LEAST = 3;

/** `behind`: how many figures end its row, if the gaps were lost, so that its place on the line says nothing. */
type Figure = { line: number; from: number; to: number; behind: number | undefined };
const LONGEST_ROW = 90;
const closing =
  /^(?:,\d{2})?(?:\s?(?:z[łl]|PLN|EUR))?((?:\s[-–+]?\d{1,3}(?:[ .]\d{3})*,\d{2}(?:\s?(?:z[łl]|PLN|EUR))?)*)\*?$/iu;

/**
 * Figures in one column of a table, by their index among the amounts. A figure belongs below another when their
 * positions on the line overlap.
 */
export function columnsOf(view: LetterView, amounts: readonly FoundAmount[]): number[][] {
  const figures = amounts.map(({ span }) => figureAt(view, span));
  const columns: number[][] = [];
  for (const [index, figure] of figures.entries()) {
    if (figure === undefined) continue;
    const column = columns.find((one) => isBelow(figures[one.at(-1) ?? 0], figure));
    if (column === undefined) columns.push([index]);
    else column.push(index);
  }
  return columns.filter(({ length }) => length >= LEAST);
}

function figureAt(view: LetterView, span: { start: number; end: number }): Figure | undefined {
  const index = view.lines.findIndex(({ start, end }) => span.start >= start && span.start <= end);
  const line = view.lines[index];
  if (line === undefined) return undefined;
  const left = line.start - line.indent;
  const isClosed = line.segments.length === 1 && line.text.length <= LONGEST_ROW;
  const rest = isClosed ? closing.exec(view.source.slice(span.end, line.end))?.[1] : undefined;
  const behind = rest?.match(/,\d{2}/g)?.length ?? (rest === undefined ? undefined : 0);
  return { line: index, from: span.start - left, to: span.end - left, behind };
}

const isBelow = (above: Figure | undefined, figure: Figure): boolean =>
  above !== undefined &&
  figure.line > above.line &&
  figure.line - above.line <= GAP &&
  ((figure.behind !== undefined && above.behind === figure.behind) ||
    (figure.from < above.to && above.from < figure.to));

/** For each amount, whether it is the sum of those above it in its column, or one of them. */
export function columnSums(
  amounts: readonly FoundAmount[],
  columns: readonly (readonly number[])[],
): ReadonlyMap<number, string> {
  const told = new Map<number, string>();
  for (const column of columns) {
    for (let last = 2; last < column.length; last += 1) {
      const parts = partsAbove(amounts, column, last);
      if (parts.length < 2) continue;
      for (const part of parts) if (!told.has(part)) told.set(part, 'part of column');
      told.set(column[last] ?? 0, 'sum of column');
    }
  }
  return told;
}

/** The figures directly above one that add up to it. */
function partsAbove(
  amounts: readonly FoundAmount[],
  column: readonly number[],
  last: number,
): number[] {
  const grosze = (place: number) => amounts[column[place] ?? -1]?.grosze ?? 0;
  let rest = grosze(last);
  for (let at = last - 1; at >= 0 && rest > 0; at -= 1) {
    rest -= grosze(at);
    if (rest === 0) return column.slice(at, last);
  }
  return [];
}
