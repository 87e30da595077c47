import * as z from 'zod/mini';

import { removeObject, storedBelow } from '#functions/platform/bucket.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { fileId, userId } from '#shared/domain/ids.ts';

import { settleIfLeft } from './settle-due-runs.ts';

/** `texts/<owner>/<fileId>` */
const textName = z.tuple([z.literal('texts'), userId, fileId]);

/** Texts are deleted when their analysis ends; anything older than this was missed by all other code. */
const MAX_AGE_MS = 20 * 3_600_000;
/** A copy of a person's data is useless after its ten-minute link has expired. */
const EXPORT_MAX_AGE_MS = 15 * 60_000;

export type SweepReport = {
  deleted: number;
  failed: number;
  exportsDeleted: number;
  /** Seconds since the oldest text found was stored; 0 when there is none. */
  oldestAgeSeconds: number;
};

/**
 * Deletes forgotten texts, and settles the runs they name: a run missing from the index would be charged for
 * ever. Copies of people's data are deleted as soon as their links have expired. A failure never stops the others.
 */
export async function sweepTexts(clock: Clock): Promise<SweepReport> {
  const now = clock().getTime();
  const report = { deleted: 0, failed: 0, exportsDeleted: 0, oldestAgeSeconds: 0 };
  for await (const { key, storedAt } of storedBelow('texts/')) {
    const age = now - storedAt.getTime();
    report.oldestAgeSeconds = Math.max(report.oldestAgeSeconds, Math.floor(age / 1_000));
    if (age <= MAX_AGE_MS) continue;
    try {
      await settleRunOf(key, clock);
      await removeObject(key);
      report.deleted += 1;
    } catch (error) {
      report.failed += 1;
      logger.failure('text not deleted', error);
    }
  }
  await sweepExports(now, report);
  return report;
}

async function sweepExports(now: number, report: SweepReport): Promise<void> {
  for await (const { key, storedAt } of storedBelow('exports/')) {
    if (now - storedAt.getTime() <= EXPORT_MAX_AGE_MS) continue;
    try {
      await removeObject(key);
      report.exportsDeleted += 1;
    } catch (error) {
      report.failed += 1;
      logger.failure('export not deleted', error);
    }
  }
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
