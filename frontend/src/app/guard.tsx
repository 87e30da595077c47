import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { useSession } from '#frontend/src/features/session/use-session.ts';

import { type Access, admit } from './access.ts';
import { FullScreenLayout } from './layout/full-screen-layout.tsx';
import { LoginPage } from './routes.ts';

/** Lets a visitor in, shows the login screen in the page's place, or sends them on. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const admission = admit(access, useSession());
  if (admission === 'wait') return null;
  if (admission === 'show') return children;
  if (admission === 'login') {
    return (
      <FullScreenLayout>
        <LoginPage />
      </FullScreenLayout>
    );
  }
  return <Navigate to={admission.redirect} replace />;
}
