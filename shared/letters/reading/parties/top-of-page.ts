import type { Cell, Page } from '#shared/letters/reading/page/page.ts';
import { isReferenceCell } from '#shared/letters/text/cells.ts';
import { foldText } from '#shared/letters/text/text.ts';

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

const SIGNATURE_ROWS = 8;
const placeholders = /\[OSOBA[A-Z_]*_\d+\]/g;

/** "Domus Zarządzanie Adam Kłos" on top of a letter that Adam Kłos signs: the owner's firm writes it. */
export function isSignedByOwner(page: Page, cell: Cell): boolean {
  if (!isOnTop(page, cell) || startsWithHonorific(cell.text)) return false;
  const [owner, other] = cell.text.match(placeholders) ?? [];
  if (owner === undefined || other !== undefined || owner === cell.text) return false;
  return page.rows
    .slice(-SIGNATURE_ROWS)
    .some((row) => row.some(({ zone, text }) => zone !== 'head' && text.startsWith(owner)));
}

/**
 * The line below a name that many share, up to its address: "WSPÓLNOTA MIESZKANIOWA NIERUCHOMOŚCI" above "PRZY UL.
 * LIPOWEJ 3 W GDYNI", "SAMODZIELNY PUBLICZNY ZAKŁAD OPIEKI ZDROWOTNEJ" above "Szpital Rejonowy w …, ul. …".
 */
export function namedByPlace(quote: string, below: readonly Cell[]): string | null {
  const shared = foldText(quote);
  const row = below.map(({ text }) => text).join(' ');
  const folded = foldText(row);
  if (ofOwners.test(shared) && /^przy (?:(?:ul|al|pl|os)[. ]|\[adres)/.test(folded)) {
    return row.replace(/(?<= )(?:UL|AL|PL|OS)\. /, (street) => street.toLowerCase());
  }
  const [name = ''] = row.split(/,? (?=(?:ul|al|pl|os)\. )|, ?\d{2}-\d{3}/);
  return ofHealth.test(shared) && /^(?:szpital|przychodni|im\.)/.test(folded) ? name : null;
}

const ofOwners =
  /^(?:zarzad )?wspolnot[ay] mieszkaniow(?:a|ej)(?: wlascicieli)?(?: nieruchomosci)?$/;
/** Whether the words name a public health institution by its sort alone. */
export const isOfHealth = (text: string): boolean => ofHealth.test(foldText(text));

const ofHealth = /^(?:samodzieln\w+ )?publiczn\w+ zaklad opieki zdrowotnej$/;
