import { failedOutsideChecks } from '#functions/core/health/outside-checks.ts';
import { env } from '#functions/platform/env.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Every five minutes: checks that the product answers from outside. */
export const handler = jobHandler('look-outside', async () => {
  const failed = await failedOutsideChecks(env('WEB_ORIGIN'), fetch);
  for (const { name, seen } of failed) logger.warn('outside check failed', { name, seen });
  metric('OutsideChecksFailed', 'Count', failed.length);
});
