import { Eye, Tag, Trash2 } from 'lucide-react';
import { useLocation } from 'react-router';

import { Button, LinkButton } from '#frontend/src/components/button.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { titleOf } from '#frontend/src/features/history/model/letter-cases.ts';
import type { HistoryRow } from '#shared/contracts/history.ts';

import styles from './history.module.css';

export type RowCallbacks = {
  onTags: (row: HistoryRow) => void;
  onDelete: (row: HistoryRow) => void;
};

/** Actions on one row; each name includes the letter. */
export function RowActions({ row, onTags, onDelete }: RowCallbacks & { row: HistoryRow }) {
  const { search } = useLocation();
  const name = (
    <span className="visually-hidden">
      {' '}
      – {titleOf(row)}, {row.originalFileName}
    </span>
  );
  return (
    <div className={styles.actions}>
      <LinkButton
        to={`${paths.history}/${row.id}`}
        state={{ list: search }}
        look="quiet"
        size="small"
        icon={Eye}
      >
        <span>Zobacz{name}</span>
      </LinkButton>
      <Button look="quiet" size="small" icon={Tag} onClick={() => onTags(row)}>
        <span>Tagi{name}</span>
      </Button>
      <Button look="quiet" size="small" icon={Trash2} onClick={() => onDelete(row)}>
        <span>Usuń{name}</span>
      </Button>
    </div>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span className={styles.missing}>–</span>;
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
