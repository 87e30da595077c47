import type { LiveProduct } from './product.ts';

/** Outcome of a point of the smoke test. */
export type Outcome =
  | { state: 'passed' | 'failed'; said: string }
  /** What was missing for the check. */
  | { state: 'unchecked'; said: string };

export type Point = { name: string; look: (product: LiveProduct) => Promise<Outcome> };

export const failed = (said: string): Outcome => ({ state: 'failed', said });
export const unchecked = (said: string): Outcome => ({ state: 'unchecked', said });
export const judged = (good: boolean, said: string): Outcome => ({
  state: good ? 'passed' : 'failed',
  said,
});
