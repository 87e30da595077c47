import { useSyncExternalStore } from 'react';

import { exporting } from './export-guard.ts';

/** True while any export of the page runs. */
export function useExporting(): boolean {
  return useSyncExternalStore(exporting.subscribe, exporting.read);
}
