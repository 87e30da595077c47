import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
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
      <p>
        <Link to={paths.adminOperation}>Praca usługi: wstrzymanie analiz i zużycie modeli</Link>
        <br />
        <Link to={paths.adminWithdrawals}>Odstąpienia od umów</Link>
      </p>
      <UsersPanel
        search={query.get('szukaj') ?? ''}
        onSearch={(search) => setQuery(search === '' ? {} : { szukaj: search }, { replace: true })}
        now={now}
      />
    </div>
  );
}
