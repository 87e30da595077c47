import { useCallback } from 'react';

import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { pendingLetter } from '#frontend/src/features/analysis/model/pending-letter.ts';
import { endOnServer } from '#frontend/src/features/session/end-on-server.ts';
import { useSessionActions } from '#frontend/src/features/session/use-session-actions.ts';
import { unsubscribeBrowser } from '#frontend/src/lib/browser/push-browser.ts';

/** Clears token, user, chosen file with its language, and usage (specification, section 4). */
export function useEndSession(): () => void {
  const { forget } = useSessionActions();
  return useCallback(() => {
    browserAnalysis.reset();
    pendingLetter.set(null);
    forget();
  }, [forget]);
}

/**
 * Signing out by the user: the server ends this sign-in, and the next person here gets none of their
 * messages. An expired session keeps the messages.
 */
export function useSignOut(): () => void {
  const leave = useLeave();
  return useCallback(() => {
    endOnServer();
    leave();
  }, [leave]);
}

/** Signing out after the server has ended the session: every sign-in is over, or the account no longer exists. */
export function useLeave(): () => void {
  const endSession = useEndSession();
  return useCallback(() => {
    void unsubscribeBrowser().catch(() => undefined);
    endSession();
  }, [endSession]);
}
