import { failedOutsideChecks } from '#functions/core/health/outside-checks.ts';
import { env } from '#functions/platform/env.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Every five minutes: does the product answer somebody who comes from outside? */
export async function handler(): Promise<void> {
  const failed = await failedOutsideChecks(env('WEB_ORIGIN'), fetch);
  for (const { name, seen } of failed) logger.warn('outside check failed', { name, seen });
  metric('OutsideChecksFailed', 'Count', failed.length);
}
