import { createStore } from '#frontend/src/lib/store.ts';

/** One export at a time in the whole page (specification, section 2). */
export const exporting = createStore(false);

/** Runs one export; while another runs it does nothing. A failure is rethrown. */
export async function runExport(task: () => Promise<void>): Promise<void> {
  if (exporting.read()) return;
  exporting.set(true);
  try {
    await task();
  } finally {
    exporting.set(false);
  }
}
