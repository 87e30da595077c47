import { useState } from 'react';
import { useSearchParams } from 'react-router';

import page from '../../components/page.module.css';
import { PageTitle } from '../../components/page-title.tsx';
import { StatCards } from '../../features/admin/components/stat-cards.tsx';
import { UsersPanel } from '../../features/admin/components/users-panel.tsx';

export function AdminUsersPage() {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(() => new Date());
  return (
    <div className={page.workspace}>
      <PageTitle title="Zarządzanie Użytkownikami" />
      <StatCards />
      <UsersPanel
        search={query.get('szukaj') ?? ''}
        onSearch={(search) => setQuery(search === '' ? {} : { szukaj: search }, { replace: true })}
        now={now}
      />
    </div>
  );
}
