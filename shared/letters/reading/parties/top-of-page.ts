import type { Cell, Page } from '#shared/letters/reading/page/page.ts';
import { isReferenceCell } from '#shared/letters/text/cells.ts';

import { startsWithHonorific } from './persons-in-letter.ts';

const foreignAddress = /\p{L}\s\d{1,4}\p{L}?,\s(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}/u;

/** Whether a cell gives an address (a foreign one too) or contact data. */
export function opensAddress({ kind, text }: Cell): boolean {
  return kind === 'address' || kind === 'contact' || foreignAddress.test(text);
}

/**
 * The first row of the letterhead; below the date or the number also the next one, when the addressee stands
 * further down.
 */
export function isOnTop({ rows }: Page, cell: Cell): boolean {
  const first = rows.findIndex((row) => row.some(({ zone }) => zone === 'head'));
  if (cell.y === first) return true;
  const isBelowDay = rows
    .slice(first, cell.y)
    .every((row) => row.every(({ kind, text }) => kind === 'date' || isReferenceCell(text)));
  if (cell.y < first || !isBelowDay) return false;
  return rows
    .slice(cell.y + 1)
    .some((row) => row.some(({ zone, text }) => zone === 'head' && startsWithHonorific(text)));
}
