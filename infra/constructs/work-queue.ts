import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

import type { AlarmBell } from './watching/alarm-bell.ts';

const FIVE_MINUTES = Duration.minutes(5);
/** Longer than all attempts at a message together. */
const OLD = Duration.hours(1);

export interface WorkQueueProps {
  /** The function that sends messages. */
  readonly from: LambdaFunction;
  /** The function that receives them in batches. */
  readonly worker: LambdaFunction;
  /** Environment variable of `from` with the queue's URL. */
  readonly variable: string;
  /** Timeout of the worker. */
  readonly workerTimeout: Duration;
  readonly bell: AlarmBell;
}

/**
 * A queue of work from one function to another. Unfinished messages are delivered again; after five attempts they
 * wait for two weeks in a dead-letter queue.
 */
export class WorkQueue extends Construct {
  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    const { from, worker, variable, workerTimeout, bell } = props;
    const sealed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    const deadLetters = new Queue(this, 'DeadLetters', {
      ...sealed,
      retentionPeriod: Duration.days(14),
    });
    const queue = new Queue(this, 'Queue', {
      ...sealed,
      // As Lambda recommends, so that a batch in progress is not delivered again.
      visibilityTimeout: Duration.seconds(6 * workerTimeout.toSeconds()),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
    queue.grantSendMessages(from);
    from.addEnvironment(variable, queue.queueUrl);
    worker.addEventSource(
      new SqsEventSource(queue, {
        batchSize: 10,
        maxConcurrency: 2, // SES and Stripe limit calls per second
        reportBatchItemFailures: true,
      }),
    );
    bell.ring(`dead-letters-${id}`, {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({
        period: FIVE_MINUTES,
        statistic: 'Maximum',
      }),
      threshold: 1,
      meaning: `A message of ${id} failed five times.`,
    });
    bell.ring(`queue-old-${id}`, {
      metric: queue.metricApproximateAgeOfOldestMessage({
        period: FIVE_MINUTES,
        statistic: 'Maximum',
      }),
      threshold: OLD.toSeconds(),
      meaning: `A message of ${id} waits for an hour: its worker does not run, or is behind.`,
    });
  }
}
