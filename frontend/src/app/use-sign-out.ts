import { useCallback } from 'react';

import { browserAnalysis } from '../features/analysis/model/browser-analysis.ts';
import { clearPendingLetter } from '../features/analysis/model/pending-letter.ts';
import { useSessionActions } from '../features/session/use-session-actions.ts';

/** Clears token, user, chosen file with its language, and usage (specification, section 4). */
export function useSignOut(): () => void {
  const { forget } = useSessionActions();
  return useCallback(() => {
    browserAnalysis.reset();
    clearPendingLetter();
    forget();
  }, [forget]);
}
