import { useQueryClient } from '@tanstack/react-query';

import page from '../../components/page.module.css';
import { PageTitle } from '../../components/page-title.tsx';
import { ProfileForm } from '../../features/account/profile-form.tsx';
import { accountQuery } from '../../features/session/session-queries.ts';
import { useSession } from '../../features/session/use-session.ts';

export function ProfilePage() {
  const session = useSession();
  const client = useQueryClient();
  if (session.status !== 'user') return null;
  return (
    <div className={page.workspace}>
      <PageTitle title="Profil" />
      <section className={page.card}>
        <ProfileForm
          account={session.account}
          onSaved={(account) => client.setQueryData(accountQuery.queryKey, account)}
        />
      </section>
    </div>
  );
}
