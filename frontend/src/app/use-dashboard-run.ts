import { useCallback, useEffect } from 'react';

import {
  useAnalysis,
  usePendingLetter,
} from '#frontend/src/features/analysis/hooks/use-analysis.ts';
import type { AnalysisState } from '#frontend/src/features/analysis/model/analysis-state.ts';
import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { pendingLetter } from '#frontend/src/features/analysis/model/pending-letter.ts';
import { useGiveConsent } from '#frontend/src/features/consent/use-letter-consent.ts';
import { useSession } from '#frontend/src/features/session/use-session.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { coolDownReading, warmUpReading } from '#frontend/src/lib/reading/read-letter.ts';

import { useQuotaGate } from './use-quota-gate.ts';
import { useQuotaWatch } from './use-quota-watch.ts';

type DashboardRun = {
  state: AnalysisState;
  /** A letter is waiting, and its owner withdrew the consent, or it could not be stored. */
  isConsentMissing: boolean;
  reset: () => void;
};

async function startPending(): Promise<void> {
  const file = await pendingLetter.take();
  if (file !== null) await browserAnalysis.start(file);
}

/**
 * The dashboard's run: stores the consent given by handing in a letter, starts the waiting letter as soon as
 * the usage is known, finds the run of a reloaded tab, and keeps the reading engine warm while a file may
 * still come.
 */
export function useDashboardRun(): DashboardRun {
  const state = useAnalysis();
  const pending = usePendingLetter();
  const session = useSession();
  const { refuse } = useQuotaGate();
  const isUsageLoading = session.status !== 'user' || session.usage === undefined;
  const { status } = state;
  const { letterConsentAt, letterConsentWithdrawnAt } =
    session.status === 'user' ? session.account : {};
  const mayStart = letterConsentAt !== undefined;
  const { mutate: keepConsent, isError: isConsentLost } = useGiveConsent();
  const isToBeAsked = letterConsentWithdrawnAt !== undefined || isConsentLost;

  useEffect(() => {
    if (status !== 'idle') return;
    if (pending === null) {
      void browserAnalysis.resumeSaved();
      return;
    }
    if (isUsageLoading) return;
    const refusal = refuse();
    if (refusal !== undefined) {
      pendingLetter.set(null);
      showToast('warning', refusal);
      return;
    }
    if (!mayStart) {
      // The letter was handed in below the wording of the consent.
      if (!isToBeAsked) keepConsent();
      return;
    }
    // Two tabs may hold the same letter: one of them takes it.
    void startPending();
  }, [status, pending, isUsageLoading, isToBeAsked, mayStart, keepConsent, refuse]);

  useQuotaWatch(state);

  const mayRead = status === 'idle' || status === 'processingFile';
  useEffect(() => {
    if (!mayRead) return undefined;
    warmUpReading();
    return coolDownReading;
  }, [mayRead]);

  const reset = useCallback(() => {
    pendingLetter.set(null);
    browserAnalysis.reset();
  }, []);
  const isWaiting = status === 'idle' && pending !== null && !isUsageLoading;
  const isConsentMissing = isWaiting && isToBeAsked && !mayStart;
  return { state, isConsentMissing, reset };
}
