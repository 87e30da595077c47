import * as z from 'zod/mini';

import { ERASURE_SHARDS } from '#functions/core/accounts/account-keys.ts';
import { findUser, listUnfinishedErasures } from '#functions/core/accounts/user-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { userId } from '#shared/domain/ids.ts';

import { finishErasure } from './erase-account.ts';

const row = z.object({ id: userId });

export type ErasureReport = {
  finished: number;
  failed: number;
  /** Seconds since the longest unfinished erasure began; 0 when none is left. */
  oldestAgeSeconds: number;
};

/**
 * Repeats every incomplete erasure until it is complete, after an outage of the payment provider or a crashed
 * process. A failure never stops the others.
 */
export async function finishErasures(clock: Clock): Promise<ErasureReport> {
  const report = { finished: 0, failed: 0, oldestAgeSeconds: 0 };
  for (let shard = 0; shard < ERASURE_SHARDS; shard += 1) {
    for await (const waiting of listUnfinishedErasures(shard, clock())) {
      // The index may lag behind: only the item itself shows the account's state.
      const user = await findUser(row.parse(waiting).id);
      if (user?.status !== 'closing') continue;
      try {
        await finishErasure(user, clock);
        report.finished += 1;
      } catch (error) {
        report.failed += 1;
        const began = Date.parse(user.closedAt ?? clock().toISOString());
        const age = Math.floor((clock().getTime() - began) / 1_000);
        report.oldestAgeSeconds = Math.max(report.oldestAgeSeconds, age);
        logger.failure('erasure not finished', error, { shard });
      }
    }
  }
  return report;
}
