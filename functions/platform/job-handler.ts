import middy from '@middy/core';
import type { Context } from 'aws-lambda';

import { isColdStart } from './cold-start.ts';
import { type LogFields, logger } from './logger.ts';

/** A job started by a schedule or the operator: the function that Lambda invokes. */
type Job<Answer> = (event?: unknown, context?: Context) => Promise<Answer>;

/**
 * A job behind the chain of every other function: one line reports how each run ended and how long it took,
 * and its errors still reach Lambda, whose alarm counts them.
 */
export function jobHandler<Answer>(
  job: string,
  work: (event: unknown) => Promise<Answer>,
): Job<Answer> {
  let begun = { at: 0, cold: false };
  const tell = (outcome: LogFields) =>
    logger.info('job', {
      ...{ job, ms: Math.round(performance.now() - begun.at), cold: begun.cold },
      ...outcome,
    });
  const chain = middy<unknown, Answer>()
    .use({
      before: () => {
        begun = { at: performance.now(), cold: isColdStart() };
      },
      after: () => tell({ outcome: 'done' }),
      onError: ({ error }) => {
        logger.failure('job failed', error, { job });
        tell({ outcome: 'failed' });
      },
    })
    .handler((event) => work(event));
  return (event = {}, context = {} as Context) => chain(event, context); // middy reads nothing of it
}
