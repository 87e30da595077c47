import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { headsOld, headsRight } from './withdrawn-words.ts';

type Columns = { line: number; old: number; right: number };

/** Rows below a heading that still belong to its table. */
const ROWS = 14;

/** The two columns of a table "było … jest": what was wrong, and what counts. */
const columnsOf = oncePer(({ lines }: LetterView): readonly Columns[] =>
  lines.flatMap(({ segments }, line) => {
    const cells = segments.map((segment) => foldText(segment.text).trim());
    const old = cells.findIndex((cell) => headsOld.test(cell));
    const right = cells.findIndex((cell) => headsRight.test(cell));
    const oldAt = segments[old]?.column;
    const rightAt = segments[right]?.column;
    return oldAt === undefined || rightAt === undefined
      ? []
      : [{ line, old: oldAt, right: rightAt }];
  }),
);

type Placed = { kind: string; start: number };

/** Whether a figure stands in the column of what was wrong; undefined outside of such a table. */
export function isInOldColumn(
  view: LetterView,
  figures: readonly Placed[],
  figure: Placed,
): boolean | undefined {
  const tables = columnsOf(view);
  if (tables.length === 0) return undefined;
  const place = ({ start }: Placed) => view.flow.toSource(start, start + 1).start;
  const own = place(figure);
  const at = view.lines.findIndex(({ start, end }) => start <= own && own < end);
  const table = tables.findLast(({ line }) => line < at && at - line <= ROWS);
  const row = view.lines[at];
  if (table === undefined || row === undefined || isPast(view, table.line, at)) return undefined;
  const alike = figures.filter(
    (other) => other.kind === figure.kind && place(other) >= row.start && place(other) < row.end,
  );
  if (alike.length === 2) return (alike[0] === figure) === table.old < table.right;
  const column = row.indent + own - row.start;
  return Math.abs(column - table.old) < Math.abs(column - table.right);
}

/** Running text ends a table. */
const isPast = ({ lines }: LetterView, from: number, to: number): boolean =>
  lines
    .slice(from + 1, to + 1)
    .some(({ segments, text }) => segments.length === 1 && text.length > LONGEST_CELL);
const LONGEST_CELL = 60;
