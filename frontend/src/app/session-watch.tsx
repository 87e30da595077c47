import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../config/paths.ts';
import { onAnalysisCompleted } from '../features/analysis/model/browser-analysis.ts';
import { useSession } from '../features/session/use-session.ts';
import { useSessionActions } from '../features/session/use-session-actions.ts';
import { failureTexts } from '../lib/api-error.ts';
import { onSessionExpired } from '../lib/session-token.ts';
import { showToast } from '../lib/toasts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEndSession } from './use-sign-out.ts';

/** Joins what the features do not know of each other: an ended session, a completed run. */
export function SessionWatch() {
  const endSession = useEndSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { refreshUsage } = useSessionActions();
  const session = useSession();
  const id = session.status === 'user' ? session.account.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    // Not for the first page: it waits for nobody.
    import('../features/notifications/keep-push.ts')
      .then(({ keepPush }) => keepPush(id))
      .then(() => client.invalidateQueries({ queryKey: ['push'] }))
      .catch(() => undefined);
  }, [id, client]);

  useEffect(
    () =>
      onSessionExpired(() => {
        showToast('error', failureTexts.sessionExpired);
        endSession();
        void navigate(paths.login);
      }),
    [endSession, navigate],
  );

  useEffect(
    () =>
      onAnalysisCompleted(() => {
        void refreshUsage();
        void client.invalidateQueries({ queryKey: ['history'] });
      }),
    [refreshUsage, client],
  );

  return null;
}
