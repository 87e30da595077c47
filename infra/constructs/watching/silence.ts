import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';

import type { StageConfig } from '#infra/config.ts';

import { type AlarmBell, ownMetric } from './alarm-bell.ts';

const FIVE_MINUTES = Duration.minutes(5);
const QUARTER = Duration.minutes(15);
const HOUR = Duration.hours(1);

/** The metric that each run of a job writes; without it for `periods` the job counts as dead. */
const PULSES = [
  { name: 'sweeper', metricName: 'OldestTextAge', period: HOUR, periods: 3 },
  { name: 'settle-runs', metricName: 'RunsNotSettled', period: FIVE_MINUTES, periods: 3 },
  { name: 'send-notifications', metricName: 'PushDelivered', period: FIVE_MINUTES, periods: 3 },
  { name: 'finish-erasures', metricName: 'OldestErasureAge', period: QUARTER, periods: 2 },
  { name: 'roll-up-days', metricName: 'DaysNotRolledUp', period: HOUR, periods: 3 },
  { name: 'reconcile-billing', metricName: 'OldestBillingDueAge', period: HOUR, periods: 3 },
] as const;

/** An alarm for each job that does not run. */
export function listenForSilence(bell: AlarmBell, config: StageConfig): void {
  for (const { name, metricName, period, periods } of PULSES) {
    bell.ring(`${name}-silent`, {
      metric: ownMetric(config, metricName, 'SampleCount', period),
      threshold: 1,
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      periods,
      alsoWhenSilent: true,
      meaning: `The job ${name} gave no sign of life: it does not run.`,
    });
  }
}
