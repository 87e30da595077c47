import { type HistorySortField, historySortField } from '#shared/contracts/history.ts';
import { type CaseState, caseState } from '#shared/domain/case-state.ts';

type SortOrder = 'asc' | 'desc';
/** The state of the list; it lives in the address, so that a reload or a shared link keeps it. */
export type HistoryView = {
  page: number;
  sortBy: HistorySortField;
  sortOrder: SortOrder;
  /** Search words; empty means no search. */
  search: string;
  /** Undefined shows letters of every state. */
  state?: CaseState | undefined;
};

const MAX_SEARCH = 100;

/** Default sort of specification section 4. */
export const defaultView: HistoryView = {
  page: 1,
  sortBy: 'createdAt',
  sortOrder: 'desc',
  search: '',
};

/** True for the complete list, in any order. */
export function isWhole({ search, state }: HistoryView): boolean {
  return search === '' && state === undefined;
}

/** Reads the query after the hash route; missing or unknown values take the default. */
export function readView(query: URLSearchParams): HistoryView {
  const page = query.get('page') ?? '';
  const field = historySortField.safeParse(query.get('sortBy'));
  const sortBy = field.success ? field.data : defaultView.sortBy;
  const order = query.get('sortOrder');
  const state = caseState.safeParse(query.get('state'));
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : firstOrder(sortBy),
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    ...(state.success ? { state: state.data } : {}),
  };
}

/** The query of a view; the default one needs none. */
export function writeView(view: HistoryView): Record<string, string> {
  const { page, sortBy, sortOrder, search, state } = view;
  const isDefaultSort = sortBy === defaultView.sortBy && sortOrder === defaultView.sortOrder;
  return {
    ...(page === 1 ? {} : { page: String(page) }),
    ...(isDefaultSort ? {} : { sortBy, sortOrder }),
    ...(search === '' ? {} : { search }),
    ...(state === undefined ? {} : { state }),
  };
}

/** A newly chosen column starts with the newest date, other columns with the first letter. */
function firstOrder(field: HistorySortField): SortOrder {
  return field === 'createdAt' ? 'desc' : 'asc';
}

/** The same column reverses the order; another one starts on page 1 (specification, section 4). */
export function chooseSort(view: HistoryView, field: HistorySortField): HistoryView {
  if (field !== view.sortBy) {
    return { ...view, page: 1, sortBy: field, sortOrder: firstOrder(field) };
  }
  return { ...view, page: 1, sortOrder: view.sortOrder === 'asc' ? 'desc' : 'asc' };
}
