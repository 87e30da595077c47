import { useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';

import { paths } from '#frontend/src/config/paths.ts';
import { VerificationCard } from '#frontend/src/features/auth/components/verification-card.tsx';
import { useVerification } from '#frontend/src/features/auth/hooks/use-verification.ts';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { useSessionActions } from '#frontend/src/features/session/use-session-actions.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import type { Session } from '#shared/contracts/auth.ts';

/** Long enough to read that the account is active. */
const PAUSE_MS = 2_000;

function MailedLink({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  const { signIn } = useSessionActions();
  const onVerified = useCallback(
    (session: Session) => {
      signIn(session);
      showToast('success', authTexts.verifyDone);
    },
    [signIn],
  );
  const verification = useVerification(token, onVerified);

  useEffect(() => {
    if (verification.state !== 'success') return undefined;
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [verification.state, navigate]);

  return <VerificationCard verification={verification} />;
}

/** Another token in the address is another link with its own state. */
export function VerifyEmailPage() {
  const { token } = useParams();
  return <MailedLink key={token} token={token} />;
}
