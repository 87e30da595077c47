import * as z from 'zod/mini';

import type { Clock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { removeText, storedTexts } from '#functions/platform/text-store.ts';
import { fileId, userId } from '#shared/domain/ids.ts';

import { settleIfLeft } from './settle-due-runs.ts';

/** `texts/<owner>/<fileId>` */
const textName = z.tuple([z.literal('texts'), userId, fileId]);

/** Texts are deleted when their analysis ends; anything older than this was missed by all other code. */
const MAX_AGE_MS = 20 * 3_600_000;

export type SweepReport = {
  deleted: number;
  failed: number;
  /** Seconds since the oldest text found was stored; 0 when there is none. */
  oldestAgeSeconds: number;
};

/**
 * Deletes forgotten texts, and settles the runs they name: a run missing from the index would be charged for
 * ever. A failure never stops the others.
 */
export async function sweepTexts(clock: Clock): Promise<SweepReport> {
  const now = clock().getTime();
  const report = { deleted: 0, failed: 0, oldestAgeSeconds: 0 };
  for await (const { key, storedAt } of storedTexts()) {
    const age = now - storedAt.getTime();
    report.oldestAgeSeconds = Math.max(report.oldestAgeSeconds, Math.floor(age / 1_000));
    if (age <= MAX_AGE_MS) continue;
    try {
      await settleRunOf(key, clock);
      await removeText(key);
      report.deleted += 1;
    } catch (error) {
      report.failed += 1;
      logger.failure('text not deleted', error);
    }
  }
  return report;
}

/** The text is deleted in any case: the run row and its job settle the rest. */
async function settleRunOf(key: string, clock: Clock): Promise<void> {
  const named = textName.safeParse(key.split('/'));
  if (!named.success) return;
  const [, owner, file] = named.data;
  try {
    await settleIfLeft(owner, file, clock);
  } catch (error) {
    logger.failure('run of a forgotten text not settled', error);
  }
}
