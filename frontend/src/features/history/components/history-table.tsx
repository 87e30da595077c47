import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { chooseSort, type HistoryView } from '#frontend/src/features/history/model/history-view.ts';
import { caseWords, letterCases } from '#frontend/src/features/history/model/letter-cases.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { formatInstant } from '#frontend/src/lib/format.ts';
import type { HistoryRow, HistorySortField } from '#shared/contracts/history.ts';

import { LastDay } from './last-day.tsx';
import { LetterName } from './letter-name.tsx';
import { RowActions, type RowCallbacks, Tags } from './row-actions.tsx';

import styles from './history.module.css';
import shared from '#frontend/src/components/table.module.css';

type Sorting = { view: HistoryView; onView: (view: HistoryView) => void };

function SortHeader(props: Sorting & { field: HistorySortField; label: string }) {
  const { view, onView, field, label } = props;
  const isChosen = view.sortBy === field;
  const order = view.sortOrder === 'asc' ? 'ascending' : 'descending';
  const arrow = view.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isChosen ? order : 'none'}>
      <button
        type="button"
        className={isChosen ? styles.chosen : styles.sort}
        onClick={() => onView(chooseSort(view, field))}
      >
        {label}
        <Icon of={isChosen ? arrow : ArrowUpDown} size={16} />
      </button>
    </th>
  );
}

const COLUMNS = 6;

function Row({ row, ...callbacks }: RowCallbacks & { row: HistoryRow }) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <LetterName row={row} />
      </th>
      <td className={styles.date}>{formatInstant(row.createdAt)}</td>
      <td className={styles.kind}>
        <span className={styles.type}>{row.documentType}</span>
        <LastDay row={row} />
      </td>
      <td className={styles.sender}>{row.sender ?? 'Brak'}</td>
      <td className={styles.labels}>
        <Tags tags={row.tags} />
      </td>
      <td>
        <RowActions row={row} {...callbacks} />
      </td>
    </tr>
  );
}

type HistoryTableProps = Sorting & RowCallbacks & { rows: readonly HistoryRow[] };

export function HistoryTable({ rows, view, onView, ...callbacks }: HistoryTableProps) {
  return (
    <table className={classes(shared.table, styles.table)}>
      <caption className="visually-hidden">Twoje analizy</caption>
      <thead>
        <tr>
          <SortHeader field="originalFileName" label="Nazwa pliku" view={view} onView={onView} />
          <SortHeader field="createdAt" label="Data analizy" view={view} onView={onView} />
          <SortHeader field="documentType" label="Typ dokumentu" view={view} onView={onView} />
          <th scope="col">Nadawca</th>
          <th scope="col">Tagi</th>
          <th scope="col">Akcje</th>
        </tr>
      </thead>
      {letterCases(rows).map(({ key, name, rows: own }) => (
        <tbody key={key} className={classes(name !== null && styles.group)}>
          {name === null ? null : (
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS} className={styles.groupName}>
                {caseWords(own.length)}: {name}
              </th>
            </tr>
          )}
          {own.map((row) => (
            <Row key={row.id} row={row} {...callbacks} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
