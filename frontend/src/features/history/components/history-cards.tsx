import { useId } from 'react';

import type { HistoryView } from '#frontend/src/features/history/model/history-view.ts';
import {
  caseWords,
  letterCases,
  titleOf,
} from '#frontend/src/features/history/model/letter-cases.ts';
import { formatInstant } from '#frontend/src/lib/format.ts';
import { kindBesideTitle } from '#frontend/src/lib/kind-beside-title.ts';
import { type HistoryRow, historySortField } from '#shared/contracts/history.ts';

import { LastDay } from './last-day.tsx';
import { LetterName } from './letter-name.tsx';
import { RowActions, type RowCallbacks, Tags } from './row-actions.tsx';

import styles from './history.module.css';

const sorts = [
  { value: 'createdAt desc', label: 'Data analizy: najnowsze' },
  { value: 'createdAt asc', label: 'Data analizy: najstarsze' },
  { value: 'originalFileName asc', label: 'Nazwa pliku: A–Z' },
  { value: 'originalFileName desc', label: 'Nazwa pliku: Z–A' },
  { value: 'documentType asc', label: 'Typ dokumentu: A–Z' },
  { value: 'documentType desc', label: 'Typ dokumentu: Z–A' },
] as const;

type SortChoiceProps = { view: HistoryView; onView: (view: HistoryView) => void };

/** Cards have no column headings: the order is chosen here. */
function SortChoice({ view, onView }: SortChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Sortuj</label>
      <select
        id={id}
        value={`${view.sortBy} ${view.sortOrder}`}
        onChange={(event) => {
          const [field, order] = event.target.value.split(' ');
          const sortBy = historySortField.parse(field);
          onView({ ...view, page: 1, sortBy, sortOrder: order === 'asc' ? 'asc' : 'desc' });
        }}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Card({ row, ...callbacks }: RowCallbacks & { row: HistoryRow }) {
  const kind = kindBesideTitle(row.documentType, titleOf(row));
  return (
    <li className={styles.card}>
      <h2 className={styles.cardName}>
        <LetterName row={row} />
      </h2>
      {kind === null ? null : (
        <p>
          <span className={styles.type}>{kind}</span>
        </p>
      )}
      <LastDay row={row} />
      <dl className={styles.facts}>
        <dt>Data analizy</dt>
        <dd>{formatInstant(row.createdAt)}</dd>
        <dt>Nadawca</dt>
        <dd>{row.sender ?? 'Brak'}</dd>
        {row.tags.length === 0 ? null : (
          <>
            <dt>Tagi</dt>
            <dd>
              <Tags tags={row.tags} />
            </dd>
          </>
        )}
      </dl>
      <RowActions row={row} {...callbacks} />
    </li>
  );
}

type HistoryCardsProps = SortChoiceProps & RowCallbacks & { rows: readonly HistoryRow[] };

/** The table on a small screen. */
export function HistoryCards({ rows, view, onView, ...callbacks }: HistoryCardsProps) {
  return (
    <>
      <SortChoice view={view} onView={onView} />
      <ul className={styles.cards} aria-label="Twoje analizy">
        {letterCases(rows).map(({ key, name, rows: own }) =>
          name === null ? (
            own.map((row) => <Card key={row.id} row={row} {...callbacks} />)
          ) : (
            <li key={key} className={styles.case}>
              <p className={styles.caseName}>
                {caseWords(own.length)}: <strong>{name}</strong>
              </p>
              <ul className={styles.cards}>
                {own.map((row) => (
                  <Card key={row.id} row={row} {...callbacks} />
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
