import { useCallback } from 'react';

import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { pendingLetter } from '#frontend/src/features/analysis/model/pending-letter.ts';
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

/** Somebody leaves: whoever sits here next sees none of their messages. A session that ran out keeps them. */
export function useSignOut(): () => void {
  const endSession = useEndSession();
  return useCallback(() => {
    void unsubscribeBrowser().catch(() => undefined);
    endSession();
  }, [endSession]);
}
