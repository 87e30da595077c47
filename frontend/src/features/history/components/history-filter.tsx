import { Search } from 'lucide-react';
import { useEffect, useId } from 'react';

import { Icon } from '#frontend/src/components/icon.tsx';
import type { HistoryView } from '#frontend/src/features/history/model/history-view.ts';
import type { CaseState } from '#shared/domain/case-state.ts';

import styles from './history-filter.module.css';

const states = [
  { state: undefined, label: 'Wszystkie' },
  { state: 'open', label: 'Do zrobienia' },
  { state: 'waiting', label: 'Wysłane lub zapłacone' },
  { state: 'settled', label: 'Załatwione' },
] as const;

/** The pause in typing after which the search starts. */
const SETTLE_MS = 300;

type Counts = Partial<Record<CaseState, number>>;
type FilterProps = {
  view: HistoryView;
  onView: (view: HistoryView, options: { replace: boolean }) => void;
  /** The text of the search box, just before the search. */
  typed: string;
  onTyped: (typed: string) => void;
  counts: Counts | undefined;
};

function SearchBox({ view, onView, typed, onTyped }: Omit<FilterProps, 'counts'>) {
  const id = useId();
  useEffect(() => {
    const search = typed.trim();
    if (search === view.search) return undefined;
    const timer = setTimeout(
      () => onView({ ...view, page: 1, search }, { replace: true }),
      SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, view, onView]);
  return (
    <div className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        Szukaj w pismach
      </label>
      <Icon of={Search} size={20} />
      <input
        id={id}
        type="search"
        placeholder="Szukaj w pismach"
        maxLength={100}
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
      />
    </div>
  );
}

function countOf(counts: Counts | undefined, state: CaseState | undefined): number | undefined {
  if (counts === undefined) return undefined;
  if (state !== undefined) return counts[state] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Search, and letters of one state. */
export function HistoryFilter({ counts, ...search }: FilterProps) {
  const { view, onView } = search;
  return (
    <div className={styles.filter} role="search" aria-label="Pisma">
      <SearchBox {...search} />
      <div className={styles.states} role="group" aria-label="Które pisma">
        {states.map(({ state, label }) => {
          const count = countOf(counts, state);
          return (
            <button
              key={label}
              type="button"
              className={styles.state}
              aria-pressed={view.state === state}
              onClick={() => onView({ ...view, page: 1, state }, { replace: false })}
            >
              {label}
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
