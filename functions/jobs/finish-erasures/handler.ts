import { finishErasures } from '#functions/core/flows/finish-erasures.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Every five minutes: finishes erasures that an outage interrupted. */
export const handler = jobHandler('finish-erasures', async () => {
  const { finished, failed, oldestAgeSeconds } = await finishErasures(systemClock);
  metric('OldestErasureAge', 'Seconds', oldestAgeSeconds);
  metric('ErasuresFailed', 'Count', failed);
  if (finished + failed > 0) logger.info('erasures finished', { finished, failed });
});
