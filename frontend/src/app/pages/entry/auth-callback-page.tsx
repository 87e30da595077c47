import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { Loading } from '#frontend/src/components/loading.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { authTexts } from '#frontend/src/features/auth/model/auth-texts.ts';
import { isOwnReturn } from '#frontend/src/features/auth/model/sign-in-tab.ts';
import { useSessionActions } from '#frontend/src/features/session/use-session-actions.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { findToken } from '#frontend/src/lib/calls/session-token.ts';

/**
 * Return of a social sign-in: stores and checks the token of the query, if this tab began the sign-in. A
 * foreign link must neither sign a user in to another account nor sign them out; a valid session is never
 * replaced.
 */
export function AuthCallbackPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const tab = query.get('tab');
  const hasRun = useRef(false);
  const { signInWithToken } = useSessionActions();
  const navigate = useNavigate();

  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    if (findToken() !== null) {
      isOwnReturn(tab); // waited for once, and not used: the user signed in meanwhile
      showToast('info', authTexts.alreadySignedIn);
      void navigate(paths.dashboard, { replace: true });
      return;
    }
    const leave = (isSignedIn: boolean) => {
      if (!isSignedIn) showToast('error', authTexts.socialLoginFailed);
      void navigate(isSignedIn ? paths.dashboard : paths.login, { replace: true });
    };
    if (token === null || token === '' || !isOwnReturn(tab)) leave(false);
    else
      signInWithToken(token).then(
        (account) => leave(account !== null),
        () => leave(false),
      );
  }, [token, tab, signInWithToken, navigate]);

  return (
    <>
      <PageTitle />
      <Loading label="Logujemy Cię…" />
    </>
  );
}
