import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { StatCards } from '#frontend/src/features/admin/components/stat-cards.tsx';
import { UsersPanel } from '#frontend/src/features/admin/components/users-panel.tsx';

import page from '#frontend/src/components/page.module.css';

export function AdminUsersPage() {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  return (
    <div className={page.workspace}>
      <PageTitle />
      <StatCards />
      <UsersPanel
        search={query.get('szukaj') ?? ''}
        onSearch={(search) => setQuery(search === '' ? {} : { szukaj: search }, { replace: true })}
        now={now}
      />
    </div>
  );
}
