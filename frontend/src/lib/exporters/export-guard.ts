/** One export at a time in the whole page (specification, section 2). */
let isBusy = false;
const listeners = new Set<() => void>();

function setBusy(next: boolean): void {
  isBusy = next;
  for (const listener of listeners) listener();
}

export function isExporting(): boolean {
  return isBusy;
}

/** For `useSyncExternalStore`, with `isExporting` as its snapshot. */
export function subscribeExporting(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Runs one export; while another runs it does nothing. A failure is thrown on. */
export async function runExport(task: () => Promise<void>): Promise<void> {
  if (isBusy) return;
  setBusy(true);
  try {
    await task();
  } finally {
    setBusy(false);
  }
}
