import { useEffect } from 'react';

import type { AnalysisState } from '#frontend/src/features/analysis/model/analysis-state.ts';
import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';

import { useQuotaGate } from './use-quota-gate.ts';

/** A run refused for lack of analyses leads to the price list (specification, section 8). */
export function useQuotaWatch({ isQuotaExhausted }: AnalysisState): void {
  const { sendToPricing } = useQuotaGate();
  useEffect(() => {
    if (!isQuotaExhausted) return;
    browserAnalysis.reset();
    showToast('warning', sendToPricing());
  }, [isQuotaExhausted, sendToPricing]);
}
