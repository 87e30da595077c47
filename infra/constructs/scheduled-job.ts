import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

import type { AlarmBell } from './watching/alarm-bell.ts';

export interface ScheduledJobProps {
  readonly job: IFunction;
  readonly every: Duration;
  readonly bell: AlarmBell;
}

/** Runs a job on a schedule. Runs that could not be started are kept for two weeks for inspection. */
export class ScheduledJob extends Construct {
  constructor(scope: Construct, id: string, { job, every, bell }: ScheduledJobProps) {
    super(scope, id);
    const deadLetterQueue = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    bell.ring(`dead-letters-${id}`, {
      metric: deadLetterQueue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(5),
        statistic: 'Maximum',
      }),
      threshold: 1,
      meaning: `${id} could not be started.`,
    });
    new Schedule(this, 'Schedule', {
      schedule: ScheduleExpression.rate(every),
      target: new LambdaInvoke(job, {
        deadLetterQueue,
        retryAttempts: 0, // a retry would overlap with the next run
        maxEventAge: every, // the next run does the work of a late one
      }),
    });
  }
}
