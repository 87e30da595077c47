import { useSyncExternalStore } from 'react';

import { exporting } from './export-guard.ts';

/** Whether an export of the page is running. */
export function useExporting(): boolean {
  return useSyncExternalStore(exporting.subscribe, exporting.read);
}
