import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface ScheduledJobProps {
  readonly job: IFunction;
  readonly every: Duration;
}

/** Runs a job again and again. Runs that could not be started are kept for two weeks to be looked at. */
export class ScheduledJob extends Construct {
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { job, every }: ScheduledJobProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    new Schedule(this, 'Schedule', {
      schedule: ScheduleExpression.rate(every),
      target: new LambdaInvoke(job, {
        deadLetterQueue: this.deadLetters,
        retryAttempts: 2,
        maxEventAge: every, // the next run does the work of one that is late
      }),
    });
  }
}
