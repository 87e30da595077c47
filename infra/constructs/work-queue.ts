import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

import type { AlarmBell } from './watching/alarm-bell.ts';

const FIVE_MINUTES = Duration.minutes(5);
/** Longer than all tries of a message together. */
const OLD = Duration.hours(1);

export interface WorkQueueProps {
  /** Who puts messages on the queue. */
  readonly from: LambdaFunction;
  /** Who takes them, a batch at a time. */
  readonly worker: LambdaFunction;
  /** Setting under which the code of `from` finds the queue. */
  readonly variable: string;
  /** Timeout of the worker. */
  readonly workerTimeout: Duration;
  readonly bell: AlarmBell;
}

/**
 * Work handed from one function to another, message by message. What a worker does not finish is delivered
 * again; after five tries it waits for two weeks to be looked at.
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
      // Lambda's own advice: a batch in work is never delivered beside itself.
      visibilityTimeout: Duration.seconds(6 * workerTimeout.toSeconds()),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
    queue.grantSendMessages(from);
    from.addEnvironment(variable, queue.queueUrl);
    worker.addEventSource(
      new SqsEventSource(queue, {
        batchSize: 10,
        maxConcurrency: 2, // SES and Stripe take so many calls a second
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
