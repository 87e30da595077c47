import { useSyncExternalStore } from 'react';

import { isExporting, subscribeExporting } from './export-guard.ts';

/** True while any export of the page runs. */
export function useExporting(): boolean {
  return useSyncExternalStore(subscribeExporting, isExporting);
}
