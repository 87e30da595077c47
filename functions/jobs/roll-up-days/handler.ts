import { rollUpDays } from '#functions/core/statistics/roll-up-days.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Time reserved to finish the current days before Lambda ends the job. */
const BUDGET_MS = 40_000;

/** Every hour: the first run after midnight rolls the day up; the others finish the rest and add late counts. */
export const handler = jobHandler('roll-up-days', async () => {
  const end = performance.now() + BUDGET_MS;
  const report = await rollUpDays(systemClock, () => performance.now() > end);
  metric('DaysNotRolledUp', 'Count', report.left);
  if (report.rolled > 0) logger.info('days rolled up', report);
});
