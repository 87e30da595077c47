import { settleDueRuns } from '#functions/core/flows/settle-due-runs.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Every minute, so that a crashed run is settled within three. */
export const handler = jobHandler('settle-runs', async () => {
  const report = await settleDueRuns(systemClock);
  metric('RunsNotSettled', 'Count', report.failed);
  if (report.settled + report.failed > 0) logger.info('runs settled', report);
});
