import { setTimeout as delay } from 'node:timers/promises';

import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { ModelOptions } from '#functions/platform/model/outcome.ts';

/** What a run gets from its environment; tests choose a faster pace. */
export type AnalysisContext = {
  clock: Clock;
  /** Milliseconds until the function is stopped from outside. */
  timeLeftMs: () => number;
  /** Milliseconds that the analysis may take in total. */
  budgetMs: number;
  /** How often a running step renews its lease, learns of a cancellation and moves the progress. */
  tickMs: number;
  /** How often a follower looks at the run. */
  pollMs: number;
  sleep: (milliseconds: number) => Promise<unknown>;
  model: ModelOptions;
};

export function analysisContext(chosen: Partial<AnalysisContext> = {}): AnalysisContext {
  return {
    clock: systemClock,
    timeLeftMs: () => Number.POSITIVE_INFINITY,
    budgetMs: 55_000,
    tickMs: 2_000,
    pollMs: 500,
    sleep: (milliseconds) => delay(milliseconds),
    model: {},
    ...chosen,
  };
}

/** Time reserved for the last writes and the last event. */
export const CLOSING_MS = 5_000;
/** With less time than this, no attempt is started. */
export const SHORTEST_RUN_MS = 25_000;
