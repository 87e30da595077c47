import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { ErrorNotice } from '#frontend/src/components/notice.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { useSession } from '#frontend/src/features/session/use-session.ts';

import { type Access, admit } from './access.ts';
import { FullScreenLayout } from './layout/full-screen-layout.tsx';
import { LoginPage, SecondFactorPage } from './routes.ts';

/** Shows the page to a permitted visitor, shows the login screen instead, or redirects. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const admission = admit(access, session);
  if (admission === 'wait') return null;
  if (admission === 'show') return children;
  if (admission === 'login') {
    return (
      <FullScreenLayout>
        <LoginPage />
      </FullScreenLayout>
    );
  }
  if (admission === 'second-factor') {
    return (
      <FullScreenLayout>
        <SecondFactorPage />
      </FullScreenLayout>
    );
  }
  if (admission === 'unreachable') {
    return (
      <FullScreenLayout>
        <PageTitle title="Nie możemy połączyć się z serwerem" />
        <ErrorNotice
          message="Twoje logowanie na tym urządzeniu nadal jest ważne. Sprawdź internet i spróbuj za chwilę."
          {...(session.status === 'unreachable' ? { onRetry: session.retry } : {})}
        />
      </FullScreenLayout>
    );
  }
  return <Navigate to={admission.redirect} replace />;
}
