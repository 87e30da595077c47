import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { of } from '#shared/letters/reading/money/chosen-sums.ts';
import { largestPart } from '#shared/letters/reading/money/folded-parts.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

/** A part of the total wins over a sum that is only near it, or that goes in the other direction. */
export function chooseMainOf(
  useful: readonly MoneyItem[],
  all: readonly MoneyItem[],
  total: MoneyItem | null,
  type: DocumentType,
): MoneyItem | null {
  const told = chooseMain(useful, total, type);
  const part = largestPart(all, total);
  // "opłata 780, utrzymanie 190, razem 970 … pochówek 460": a sum outside the table is not part of its total.
  if (told === null || (told.role === 'demand' && told.way === null)) return part ?? told;
  // "razem 249 … nadpłata 12,90": a refund is not part of what the table demands.
  const isOfDebt = total?.row === true || type.code === 'pismo_komornicze';
  const isBack = told.way === 'receive' && total !== null && isOfDebt && total.way !== 'receive';
  return isBack && told.grosze < total.grosze ? (part ?? total) : told;
}

/** The last row of a table ("Razem   6 679,65   375,00   32,00"). */
export const isSumRow = ({ row, label }: MoneyItem) =>
  row && /^(?:razem|ogolem|suma|lacznie)/.test(label);

const principal = /naleznosc\w* glown|kapital|skladki razem|zaleglosc/;

function chooseMain(
  items: readonly MoneyItem[],
  total: MoneyItem | null,
  type: DocumentType,
): MoneyItem | null {
  const mains = of(items, 'main').filter((item) => type.level === 'LOW' || item !== total);
  const principals = mains.filter(({ label }) => principal.test(label));
  const granted = mains.find(({ row, way }) => !row && way === 'receive');
  const summed = granted ?? mains.find(isSumRow);
  const best =
    summed ??
    (principals.length > 0
      ? principals.reduce((left, right) => (right.grosze > left.grosze ? right : left))
      : (largestRow(mains) ??
        mains.find(({ row, ordered }) => !row && ordered) ??
        mains.find(({ row }) => !row)));
  const demands = of(items, 'demand');
  // "należność główna 2 741, odsetki 259 … do zapłaty pozostaje 1 105": the demanded sum, not the mentioned
  // one.
  const owed = demands.find(({ way }) => way === 'pay');
  if (owed !== undefined && best?.way === null && !best.row) return owed;
  const demand = demands.find(({ ordered }) => ordered) ?? demands[0];
  return best ?? demand ?? mains[0] ?? total;
}

/** The largest of a short list of rows; the rows of a long table are parts of its sum. */
function largestRow(mains: readonly MoneyItem[]): MoneyItem | undefined {
  const rows = mains.filter(({ row }) => row);
  if (rows.length === 0 || rows.length > 2) return undefined;
  return rows.reduce((left, right) => (right.grosze > left.grosze ? right : left));
}
