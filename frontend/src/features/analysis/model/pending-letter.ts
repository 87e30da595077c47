import { createStore } from '#frontend/src/lib/store.ts';

/** The file chosen before signing in, kept in memory only until the analysis takes it. */
export type PendingLetter = { file: File; language: string };

export const pendingLetter = createStore<PendingLetter | null>(null);
