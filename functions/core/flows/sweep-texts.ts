import type { Clock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { removeText, storedTexts } from '#functions/platform/text-store.ts';

/** Texts are deleted when their analysis ends; whatever is older than this was forgotten by everything else. */
const MAX_AGE_MS = 20 * 3_600_000;

export type SweepReport = {
  deleted: number;
  failed: number;
  /** Seconds since the oldest text found was stored; 0 when there is none. */
  oldestAgeSeconds: number;
};

/** Deletes forgotten texts. One that cannot be deleted never stops the others. */
export async function sweepTexts(clock: Clock): Promise<SweepReport> {
  const now = clock().getTime();
  const report = { deleted: 0, failed: 0, oldestAgeSeconds: 0 };
  for await (const { key, storedAt } of storedTexts()) {
    const age = now - storedAt.getTime();
    report.oldestAgeSeconds = Math.max(report.oldestAgeSeconds, Math.floor(age / 1_000));
    if (age <= MAX_AGE_MS) continue;
    try {
      await removeText(key);
      report.deleted += 1;
    } catch (error) {
      report.failed += 1;
      logger.failure('text not deleted', error);
    }
  }
  return report;
}
