import * as z from 'zod/mini';

import { hasEnded, leaseExpired, type Run, SETTLE_GRACE_MS } from '#functions/core/runs/run.ts';
import { OPEN_RUN_SHARDS } from '#functions/core/runs/run-keys.ts';
import {
  cancelRun,
  failLostRun,
  findRun,
  listDueRuns,
} from '#functions/core/runs/run-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';
import { type FileId, fileId, type UserId, userId } from '#shared/domain/ids.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';

import { settleRun } from './settle-run.ts';

const runId = z.object({ userId, fileId });

export type SettleReport = { settled: number; failed: number };

/**
 * Settles what browsers and functions left behind: uploads that never started, runs whose owner died, and
 * ended runs with remaining work. A row that cannot be settled never stops the others.
 */
export async function settleDueRuns(clock: Clock): Promise<SettleReport> {
  const report = { settled: 0, failed: 0 };
  for (let shard = 0; shard < OPEN_RUN_SHARDS; shard += 1) {
    for await (const row of listDueRuns(shard, clock())) {
      try {
        if (await settleRow(row, clock)) report.settled += 1;
      } catch (error) {
        report.failed += 1;
        logger.failure('run not settled', error, { shard });
      }
    }
  }
  return report;
}

function settleRow(row: Record<string, unknown>, clock: Clock): Promise<boolean> {
  const id = runId.parse(row);
  return settleIfLeft(id.userId, id.fileId, clock);
}

/** Settles a run that nobody continues; false when there is nothing to settle, or not yet. */
export async function settleIfLeft(owner: UserId, file: FileId, clock: Clock): Promise<boolean> {
  // The index may lag behind: only the item itself shows the run's state.
  const run = await findRun(owner, file);
  const ended = run && (await endIfLeft(run, clock));
  if (ended === undefined) return false;
  await settleRun(ended, clock);
  return true;
}

/** The run when it has ended; `undefined` while somebody may still continue it. */
async function endIfLeft(run: Run, clock: Clock): Promise<Run | undefined> {
  if (hasEnded(run)) return run;
  const now = clock();
  if (!leaseExpired(run, now)) return undefined;
  if (run.state === 'uploaded') return cancelRun(run, now);
  // A reconnecting browser may take the run over first, so the job waits a little.
  if (!leaseExpired(run, new Date(now.getTime() - SETTLE_GRACE_MS))) return undefined;
  const lost = await failLostRun(run, { error: errorCatalogue.TIMED_OUT.message }, now);
  if (lost !== undefined) metric('RunsFailed', 'Count', 1);
  return lost;
}
