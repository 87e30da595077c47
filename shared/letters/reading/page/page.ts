import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { type CellKind, cutToken } from './cut-token.ts';
import { isProse } from './prose.ts';
import { type Token, tokensOfLine } from './token.ts';
import { type Zone, zonesOf } from './zones.ts';

/** A piece of the page that states one thing, with its place and the part of the letter that contains it. */
export type Cell = {
  text: string;
  folded: string;
  kind: CellKind;
  /** Span in the letter. */
  start: number;
  end: number;
  x: number;
  y: number;
  /** Whether it opens its token, so that the cells above and below belong to its column. */
  opensColumn: boolean;
  zone: Zone;
};

/** The letter as cells in reading order, row by row. */
export type Page = {
  cells: readonly Cell[];
  rows: readonly (readonly Cell[])[];
  titleRow: number;
  /** The first row below the head of a mail: where a letterhead begins. */
  topRow: number;
};

export const pageOf: (view: LetterView) => Page = oncePer(layOutPage);

function layOutPage(view: LetterView): Page {
  const lines = view.lines.filter(({ text }) => text !== '');
  const zones = zonesOf(lines.map(({ text }) => text));
  const rows = lines.map(({ segments }, y) => {
    const zone = zones[y] ?? 'body';
    return tokensOfLine(segments, y).flatMap((token) => cellsOf(view.source, token, zone));
  });
  const title = view.lines[view.titleLine];
  const titleRow = title === undefined ? -1 : lines.indexOf(title);
  return { rows, cells: rows.flat(), titleRow, topRow: zones.findIndex((zone) => zone !== 'mail') };
}

function cellsOf(source: string, token: Token, zone: Zone): Cell[] {
  // Running text and subjects are not cut: they are read word by word.
  const isWhole =
    token.text.length > LONGEST_CUT || isProse(token.text) || subject.test(foldText(token.text));
  const pieces = isWhole
    ? [{ kind: 'words' as const, start: token.start, end: token.end }]
    : cutToken(token);
  return pieces
    .filter(({ start, end }) => /[\p{L}\d]/u.test(source.slice(start, end)))
    .map(({ kind, start, end }) => {
      const text = source.slice(start, end).replace(/ {2,}/g, ' ');
      const opensColumn = start === token.start;
      const x = token.x + start - token.start;
      return { text, folded: foldText(text), kind, start, end, x, y: token.y, opensColumn, zone };
    });
}

const subject = /^(?:dotyczy|dot\.|temat:|w sprawie)/;

/** Longer tokens are running text, whatever they contain. */
const LONGEST_CUT = 400;
const SAME_COLUMN = 8;

/** The part of the letter that contains a position of the letter. */
export function zoneAt({ rows }: Page, position: number): Zone {
  const row = rows.findLast(([first]) => first !== undefined && first.start <= position);
  return row?.[0]?.zone ?? 'head';
}

/** The cell that continues this one: after it in its token, otherwise below it in its column. */
export function nextCell({ rows }: Page, cell: Cell): Cell | undefined {
  const row = rows[cell.y] ?? [];
  const behind = row[row.indexOf(cell) + 1];
  if (behind !== undefined && !behind.opensColumn) return behind;
  return cellBelow({ rows }, cell);
}

/** The cell below, in the column of this cell's token. */
export function cellBelow({ rows }: Pick<Page, 'rows'>, cell: Cell): Cell | undefined {
  const row = rows[cell.y] ?? [];
  const column = row.slice(0, row.indexOf(cell) + 1).findLast(({ opensColumn }) => opensColumn);
  const below = rows[cell.y + 1] ?? [];
  const x = column?.x ?? cell.x;
  return below.find(
    ({ opensColumn, x: other }) => opensColumn && Math.abs(other - x) < SAME_COLUMN,
  );
}

/** The cell above in the same column, when no empty line separates them. */
export function cellAbove(page: Page, cell: Cell, source: string): Cell | undefined {
  if (!cell.opensColumn) return undefined;
  const above = (page.rows[cell.y - 1] ?? []).find(
    ({ opensColumn, x }) => opensColumn && Math.abs(x - cell.x) < SAME_COLUMN,
  );
  const isApart = above !== undefined && /\n\s*\n/.test(source.slice(above.end, cell.start));
  return isApart ? undefined : above;
}

/** The cell to the right on the same row, in another column. */
export function cellRight({ rows }: Page, cell: Cell): Cell | undefined {
  const row = rows[cell.y] ?? [];
  return row[row.indexOf(cell) + 1];
}
