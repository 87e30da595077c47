import { useSyncExternalStore } from 'react';

import type { AnalysisState } from '#frontend/src/features/analysis/model/analysis-state.ts';
import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import {
  type PendingLetter,
  pendingLetter,
} from '#frontend/src/features/analysis/model/pending-letter.ts';

/** The tab's analysis. */
export function useAnalysis(): AnalysisState {
  return useSyncExternalStore(browserAnalysis.subscribe, browserAnalysis.read);
}

/** The letter waiting for its analysis. */
export function usePendingLetter(): PendingLetter | null {
  return useSyncExternalStore(pendingLetter.subscribe, pendingLetter.read);
}
