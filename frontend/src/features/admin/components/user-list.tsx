import { useRef } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { EmptyState } from '#frontend/src/components/empty-state.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { ErrorNotice } from '#frontend/src/components/notice.tsx';
import { adminFailure } from '#frontend/src/features/admin/api/admin-failure.ts';
import { adminTexts } from '#frontend/src/features/admin/api/admin-texts.ts';
import type { UserListState } from '#frontend/src/features/admin/hooks/use-user-list.ts';
import { useMedia } from '#frontend/src/lib/browser/use-media.ts';
import { plural } from '#frontend/src/lib/format.ts';

import type { OnAct } from './row-menu.tsx';
import { UserCards } from './user-cards.tsx';
import { UserTable } from './user-table.tsx';

import styles from './admin.module.css';

type UserListProps = { list: UserListState; search: string; now: Date; onAct: OnAct };

export function UserList({ list, search, now, onAct }: UserListProps) {
  const region = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia('(max-width: 39.99rem)');
  const { users, error, hasMore, isSearching, isLoadingMore } = list;

  async function more(): Promise<void> {
    const hasEnded = !(await list.loadMore());
    // The button disappears with the last page.
    if (hasEnded) region.current?.focus({ preventScroll: true });
  }

  if (error) {
    return (
      <ErrorNotice message={adminFailure(error, adminTexts.listFailed)} onRetry={list.reload} />
    );
  }
  if (!users) return <Loading label="Wczytujemy listę użytkowników…" />;
  const Rows = isNarrow ? UserCards : UserTable;
  const count = `${users.length}${hasMore ? '+' : ''}`;
  return (
    <div ref={region} className={styles.found} tabIndex={-1} aria-busy={isSearching}>
      <p className="visually-hidden" role="status">
        Znaleziono {count} {plural(users.length, 'użytkownika', 'użytkowników', 'użytkowników')}
      </p>
      {users.length > 0 ? <Rows users={users} now={now} onAct={onAct} /> : null}
      {users.length === 0 && !hasMore ? (
        <EmptyState title="Nikogo nie znaleziono">
          {search === '' ? null : <p>Sprawdź pisownię albo wpisz krótszy fragment.</p>}
        </EmptyState>
      ) : null}
      {hasMore ? (
        <p className={styles.more}>
          <Button onClick={() => void more()}>
            {isLoadingMore ? 'Wczytujemy…' : 'Pokaż więcej'}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
