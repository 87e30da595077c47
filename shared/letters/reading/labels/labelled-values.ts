import { type Cell, cellBelow, cellRight, type Page } from '#shared/letters/reading/page/page.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { type ReadLabel, readLabel } from './label-reader.ts';
import type { LabelRole } from './labels.ts';

/** What the letter writes after one of its labels. */
export type LabelledValue = {
  role: LabelRole;
  label: string;
  value: string;
  /** The cell of the label and the cell of the value. */
  cell: Cell;
  valueCell: Cell;
};

/** Roles whose labels need no colon: "Znak RG.12.2026", "Sygn. akt I C 12/26". */
const openRoles: ReadonlySet<LabelRole> = new Set(['own_number', 'case_number', 'other_number']);

/**
 * Every labelled value of the page in reading order: after the colon in the same cell, in the next cell of
 * the row, or in the cell below.
 */
export const labelledValues = oncePer((page: Page): readonly LabelledValue[] =>
  page.cells.flatMap((cell) => {
    const read = cell.kind === 'words' ? labelOf(cell) : undefined;
    if (read === undefined || (!read.isClosed && !openRoles.has(read.role))) return [];
    const found = valueOf(page, cell, read);
    return found === undefined ? [] : [{ role: read.role, label: read.label, cell, ...found }];
  }),
);

const labelOf = oncePer(({ text }: Cell) => readLabel(text));

function valueOf(
  page: Page,
  cell: Cell,
  { value }: ReadLabel,
): { value: string; valueCell: Cell } | undefined {
  if (value !== '') return { value, valueCell: cell };
  const other = [cellRight(page, cell), cellBelow(page, cell), firstBelow(page, cell)].find(
    (candidate) => candidate !== undefined && !isLabel(candidate),
  );
  return other === undefined ? undefined : { value: other.text, valueCell: other };
}

/** When the columns are lost: the first cell of the next row. */
function firstBelow({ rows }: Page, { y }: Cell): Cell | undefined {
  return rows[y + 1]?.[0];
}

/** Whether a cell contains only a label, or opens with a label closed by a colon. */
export function isLabel(cell: Cell): boolean {
  return cell.kind === 'words' && labelOf(cell)?.isClosed === true;
}
