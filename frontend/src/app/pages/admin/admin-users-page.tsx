import { Activity, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { LinkButton } from '#frontend/src/components/button.tsx';
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
      <div className={page.row}>
        <LinkButton icon={Activity} size="small" to={paths.adminOperation}>
          Praca usługi
        </LinkButton>
        <LinkButton icon={Undo2} size="small" to={paths.adminWithdrawals}>
          Odstąpienia od umów
        </LinkButton>
      </div>
      <UsersPanel
        search={query.get('szukaj') ?? ''}
        onSearch={(search) => setQuery(search === '' ? {} : { szukaj: search }, { replace: true })}
        now={now}
      />
    </div>
  );
}
