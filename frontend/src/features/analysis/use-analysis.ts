import { useSyncExternalStore } from 'react';

import type { AnalysisState } from './model/analysis-state.ts';
import { browserAnalysis } from './model/browser-analysis.ts';
import {
  type PendingLetter,
  readPendingLetter,
  subscribePendingLetter,
} from './model/pending-letter.ts';

/** The tab's analysis. */
export function useAnalysis(): AnalysisState {
  return useSyncExternalStore(browserAnalysis.subscribe, browserAnalysis.read);
}

/** The letter that waits for its analysis. */
export function usePendingLetter(): PendingLetter | null {
  return useSyncExternalStore(subscribePendingLetter, readPendingLetter);
}
