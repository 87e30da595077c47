import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '#frontend/src/config/paths.ts';
import { analysisCompleted } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { pendingLetter } from '#frontend/src/features/analysis/model/pending-letter.ts';
import { useSessionActions } from '#frontend/src/features/session/use-session-actions.ts';
import { useSessionSource } from '#frontend/src/features/session/use-session-source.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { failureTexts } from '#frontend/src/lib/calls/api-error.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { sessionExpired } from '#frontend/src/lib/calls/session-token.ts';
import { ANALYSIS_LANGUAGE } from '#shared/domain/limits.ts';

import { useEndSession } from './use-sign-out.ts';

/** Keeps the session up to date and connects features that do not know each other: an ended session, a completed run. */
export function SessionWatch() {
  const endSession = useEndSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { refreshUsage } = useSessionActions();
  const session = useSessionSource();
  const id = session.status === 'user' ? session.account.id : undefined;

  useEffect(() => {
    void pendingLetter.restore(ANALYSIS_LANGUAGE, Date.now());
  }, []);

  useEffect(() => {
    if (id === undefined) return;
    // Not for the first page, which does not wait.
    import('#frontend/src/features/notifications/model/keep-push.ts')
      .then(({ keepPush }) => keepPush(id))
      .then(() => client.invalidateQueries({ queryKey: queryKeys.push }))
      .catch(() => undefined);
  }, [id, client]);

  useEffect(
    () =>
      sessionExpired.subscribe(() => {
        showToast('error', failureTexts.sessionExpired);
        endSession();
        void navigate(paths.login);
      }),
    [endSession, navigate],
  );

  useEffect(
    () =>
      analysisCompleted.subscribe(() => {
        void refreshUsage();
        void client.invalidateQueries({ queryKey: queryKeys.history });
      }),
    [refreshUsage, client],
  );

  return null;
}
