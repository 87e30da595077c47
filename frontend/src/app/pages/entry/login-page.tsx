import { useNavigate, useSearchParams } from 'react-router';

import { paths } from '#frontend/src/config/paths.ts';
import { usePendingLetter } from '#frontend/src/features/analysis/hooks/use-analysis.ts';
import { AuthScreen } from '#frontend/src/features/auth/components/auth-screen.tsx';
import { asksForNewPassword } from '#frontend/src/features/auth/model/forgot-address.ts';
import { describeSocialReturn } from '#frontend/src/features/auth/model/social-return.ts';
import { useSessionActions } from '#frontend/src/features/session/use-session-actions.ts';

export function LoginPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { signIn } = useSessionActions();
  const pending = usePendingLetter();
  return (
    <AuthScreen
      pendingName={pending?.file.name}
      socialReturn={describeSocialReturn(query.get('social'))}
      startWith={asksForNewPassword(query) ? 'forgotPassword' : 'login'}
      onSignedIn={(session) => {
        signIn(session);
        void navigate(paths.dashboard);
      }}
    />
  );
}
