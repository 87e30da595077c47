import type { HistoryRow, HistorySortField } from '#shared/contracts/history.ts';

export type PageQuery = {
  page: number;
  limit: number;
  sortBy: HistorySortField;
  sortOrder: 'asc' | 'desc';
};

export type HistoryPage = { data: HistoryRow[]; currentPage: number; totalPages: number };

/** Polish alphabet, and file names with numbers in the order people count. */
const collator = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' });

/**
 * One page of a user's rows. All of them are sorted in memory: DynamoDB orders by one key only, and a
 * person has hundreds of letters, not millions. A page beyond the last one is empty.
 */
export function pageOf(rows: readonly HistoryRow[], query: PageQuery): HistoryPage {
  const { page, limit, sortBy, sortOrder } = query;
  const direction = sortOrder === 'asc' ? 1 : -1;
  const sorted = rows.toSorted(
    (a, b) => direction * compareBy(sortBy, a, b) || newestFirst(a, b) || byText(a.id, b.id),
  );
  return {
    data: sorted.slice((page - 1) * limit, page * limit),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(rows.length / limit)),
  };
}

function compareBy(field: HistorySortField, a: HistoryRow, b: HistoryRow): number {
  if (field === 'createdAt') return byText(a.createdAt, b.createdAt);
  return collator.compare(a[field], b[field]);
}

const newestFirst = (a: HistoryRow, b: HistoryRow) => byText(b.createdAt, a.createdAt);

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
