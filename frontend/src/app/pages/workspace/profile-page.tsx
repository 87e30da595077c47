import { useQueryClient } from '@tanstack/react-query';

import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { ProfileForm } from '#frontend/src/features/account/profile-form.tsx';
import { accountQuery } from '#frontend/src/features/session/session-queries.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';

import page from '#frontend/src/components/page.module.css';

export function ProfilePage() {
  const session = useSession();
  const client = useQueryClient();
  if (session.status !== 'user') return null;
  return (
    <div className={page.workspace}>
      <PageTitle />
      <section className={page.card}>
        <ProfileForm
          account={session.account}
          onSaved={(account) => client.setQueryData(accountQuery.queryKey, account)}
        />
      </section>
    </div>
  );
}
