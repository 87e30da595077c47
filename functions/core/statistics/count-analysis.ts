import type { Run } from '#functions/core/runs/run.ts';
import { type Clock, systemClock, warsawDay } from '#functions/platform/clock.ts';

import { countersOf } from './day-counts.ts';
import { countOnDay } from './statistics-repository.ts';

/**
 * Counts a completed run on the Warsaw day it ended; any other run changes nothing. Safe to repeat until the
 * run is settled: each run is counted once.
 */
export async function countAnalysis(run: Run, clock: Clock = systemClock): Promise<void> {
  if (run.state !== 'completed') return;
  const { fileId, summary, endedAt, createdAt } = run;
  const counters = countersOf({
    type: summary?.documentTypeCode ?? 'inne',
    level: summary?.threatLevel,
    sender: summary?.countedSender ?? null,
  });
  await countOnDay(fileId, warsawDay(new Date(endedAt ?? createdAt)), counters, clock());
}
