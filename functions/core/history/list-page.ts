import type { HistoryRow, HistorySortField } from '#shared/contracts/history.ts';
import { caseOf, type CaseState, caseStateOf } from '#shared/domain/case-state.ts';

export type PageQuery = {
  page: number;
  limit: number;
  sortBy: HistorySortField;
  sortOrder: 'asc' | 'desc';
  search?: string | undefined;
  state?: CaseState | undefined;
};

export type HistoryPage = {
  data: HistoryRow[];
  upcoming: HistoryRow[];
  counts: Record<CaseState, number>;
  currentPage: number;
  totalPages: number;
};

const MAX_UPCOMING = 3;

/** Polish alphabet, and file names with numbers in the order people count. */
const collator = new Intl.Collator('pl', { numeric: true, sensitivity: 'base' });

/**
 * One page of a user's rows. All of them are sorted in memory: DynamoDB orders by one key only, and a
 * person has hundreds of letters, not millions. A page beyond the last one is empty. `today` is a day in
 * Europe/Warsaw, ISO.
 */
export function pageOf(rows: readonly HistoryRow[], query: PageQuery, today: string): HistoryPage {
  const { page, limit, sortBy, sortOrder, search = '', state } = query;
  const direction = sortOrder === 'asc' ? 1 : -1;
  const found = rows.filter(matcherOf(search));
  const shown = found.filter((row) => state === undefined || caseStateOf(row.done) === state);
  const sorted = shown.toSorted(
    (a, b) => direction * compareBy(sortBy, a, b) || newestFirst(a, b) || byText(a.id, b.id),
  );
  const ordered = sortBy === 'createdAt' ? byCase(sorted) : sorted;
  return {
    data: ordered.slice((page - 1) * limit, page * limit),
    upcoming: upcomingOf(rows, today),
    counts: countsOf(found),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(shown.length / limit)),
  };
}

/** Groups the letters of one case at the place of the first one. */
function byCase(rows: readonly HistoryRow[]): HistoryRow[] {
  const cases = Map.groupBy(rows, (row) => caseOf(row) ?? row.id);
  return [...cases.values()].flat();
}

function upcomingOf(rows: readonly HistoryRow[], today: string): HistoryRow[] {
  return rows
    .filter(({ deadline, done }) => (deadline ?? '') >= today && caseStateOf(done) === 'open')
    .toSorted((a, b) => byText(a.deadline ?? '', b.deadline ?? '') || newestFirst(a, b))
    .slice(0, MAX_UPCOMING);
}

function countsOf(rows: readonly HistoryRow[]): Record<CaseState, number> {
  const counts = { open: 0, waiting: 0, settled: 0 };
  for (const { done } of rows) counts[caseStateOf(done)] += 1;
  return counts;
}

/** Without case and accents, so that "zazalenie" finds "Zażalenie". */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Whether every search word occurs somewhere in what the row shows. */
function matcherOf(search: string): (row: HistoryRow) => boolean {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return ({ title, documentType, sender, reference, originalFileName, tags }) => {
    const shown = [title, documentType, sender, reference, originalFileName, ...tags];
    const text = folded(shown.filter((part) => typeof part === 'string').join(' '));
    return words.every((word) => text.includes(word));
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
