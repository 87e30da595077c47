import { sweepTexts } from '#functions/core/flows/sweep-texts.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { metric } from '#functions/platform/metric.ts';

/** Every hour: nothing stays longer than 20 h, and the age of the oldest text is measured. */
export const handler = jobHandler('sweep-texts', async () => {
  const { deleted, failed, oldestAgeSeconds } = await sweepTexts(systemClock);
  metric('OldestTextAge', 'Seconds', oldestAgeSeconds);
  metric('ForgottenTextsDeleted', 'Count', deleted);
  metric('TextDeletionsFailed', 'Count', failed);
});
