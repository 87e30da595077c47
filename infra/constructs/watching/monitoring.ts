import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';
import type { ApiFunction } from '#infra/constructs/api-function.ts';
import type { DataTable } from '#infra/constructs/data-table.ts';

import { type AlarmBell, ownMetric } from './alarm-bell.ts';
import { failedRequests, shareOfRuns } from './objectives.ts';
import { listenForSilence } from './silence.ts';

export interface MonitoringProps {
  readonly config: StageConfig;
  readonly bell: AlarmBell;
  readonly api: HttpApi;
  readonly auth: ApiFunction;
  readonly stream: ApiFunction;
  readonly table: DataTable;
}

const FIVE_MINUTES = Duration.minutes(5);
const QUARTER = Duration.minutes(15);
const HOUR = Duration.hours(1);
const SIX_HOURS = Duration.hours(6);
/** Burn rate: at six times the allowed failures, six hours use a twentieth of the four weeks' error budget. */
const FAST_BURN_PERCENT = 0.6;
/** Hours in which the day's ceiling of model tokens would be reached at this rate. */
const HOURS_OF_TOKENS = 6;
/** Texts are deleted after 20 h at the latest; the promise to people is 24 h. */
const OLDEST_TEXT_SECONDS = 22 * 3_600;
/** Every paying customer is compared within a day; the other half day allows for an outage of the provider. */
const OLDEST_BILLING_SECONDS = 12 * 3_600;
/** A reminder loses value with every hour of its day. */
const OLDEST_REMINDER_SECONDS = 1_800;
const OLDEST_ERASURE_SECONDS = 4 * 3_600;

/** The alarms. Each name is a heading of docs/operations.md, which describes the response. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    requests(props);
    analyses(props);
    texts(props);
    mail(props);
    machinery(props);
    billing(props);
    throttles(props);
  }
}

function requests({ bell, api, auth }: MonitoringProps): void {
  const failures = bell.ring('api-failures', {
    metric: failedRequests(api, FIVE_MINUTES, 5),
    threshold: 1,
    meaning:
      'In five minutes one request in a hundred, and five at least, was answered with a 5xx.',
  });
  auth.backWhen(failures);
  bell.ring('availability-budget', {
    metric: failedRequests(api, SIX_HOURS, 10),
    threshold: FAST_BURN_PERCENT,
    meaning: 'In six hours a twentieth of the failures that four weeks may have was used up.',
  });
  bell.ring('api-slow', {
    metric: api.metricLatency({ period: FIVE_MINUTES, statistic: 'p95' }),
    threshold: 2_000,
    periods: 3,
    meaning: 'For a quarter of an hour one request in twenty took two seconds or longer.',
  });
}

function analyses({ bell, config, stream }: MonitoringProps): void {
  const failures = bell.ring('runs-failed', {
    metric: shareOfRuns(config, 'RunsFailed', { period: QUARTER, atLeast: 5 }),
    threshold: 5,
    meaning:
      'In a quarter of an hour one analysis in twenty, and five at least, ended without a result, by our fault or the model.',
  });
  stream.backWhen(failures);
  bell.ring('runs-by-rules', {
    metric: shareOfRuns(config, 'RunsByRules', { period: QUARTER, atLeast: 5 }),
    threshold: 5,
    meaning:
      'In a quarter of an hour one letter in twenty, and five at least, was read by the rules alone: no model answered.',
  });
  bell.ring('model-unusable', {
    metric: ownMetric(config, 'ModelUnusable', 'Sum', QUARTER),
    threshold: 1,
    meaning: 'A model refused its key, its name or our schema: no retry will help.',
  });
  bell.ring('runs-slow', {
    metric: stream.metricDuration({ period: QUARTER, statistic: 'p95' }),
    threshold: 50_000,
    meaning: 'One analysis in twenty came within five seconds of its budget of 55.',
  });
  bell.ring('runs-unsettled', {
    metric: ownMetric(config, 'RunsNotSettled', 'Sum', FIVE_MINUTES),
    threshold: 1,
    periods: 3,
    meaning: 'An ended run can not be settled: its quota, text or history waits.',
  });
  bell.ring('refunds', {
    metric: shareOfRuns(config, 'AnalysesGivenBack', { period: HOUR, atLeast: 20 }),
    threshold: 10,
    meaning: 'In an hour one analysis in ten, and twenty at least, was given back to its package.',
  });
  bell.ring('stage-ceiling', {
    metric: ownMetric(config, 'StageCeilingMet', 'Sum', QUARTER),
    threshold: 1,
    meaning: "The day's model tokens are used up: nobody can begin an analysis until midnight.",
  });
  bell.ring('tokens', {
    metric: ownMetric(config, 'ModelTokens', 'Sum', HOUR),
    threshold: config.dailyTokens.stage / HOURS_OF_TOKENS,
    meaning: "The model took a sixth of the day's tokens in an hour: a campaign, or an attack.",
  });
}

function texts({ bell, config }: MonitoringProps): void {
  bell.ring('oldest-text', {
    metric: ownMetric(config, 'OldestTextAge', 'Maximum', HOUR),
    threshold: OLDEST_TEXT_SECONDS,
    meaning: 'A text is older than 22 hours: at 24 a promise is broken.',
  });
  bell.ring('text-deletions-failed', {
    metric: ownMetric(config, 'TextDeletionsFailed', 'Sum', HOUR),
    threshold: 1,
    meaning: 'A forgotten text could not be deleted.',
  });
}

function mail({ bell }: MonitoringProps): void {
  const reputation = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Maximum', period: HOUR });
  bell.ring('mail-bounces', {
    metric: reputation('Reputation.BounceRate'),
    threshold: 0.02,
    meaning: 'Two of a hundred mails bounce; at five SES reviews the account, at ten it stops it.',
  });
  bell.ring('mail-complaints', {
    metric: reputation('Reputation.ComplaintRate'),
    threshold: 0.001,
    meaning: 'One mail in a thousand was reported as spam; SES stops the account at five.',
  });
}

function machinery({ bell, config }: MonitoringProps): void {
  if (config.watchFromOutside) {
    bell.ring('outside-checks', {
      metric: ownMetric(config, 'OutsideChecksFailed', 'Maximum', FIVE_MINUTES),
      threshold: 1,
      periods: 2,
      alsoWhenSilent: true,
      meaning: 'For ten minutes the page, the API or the stream did not answer somebody outside.',
    });
  }
  bell.ring('reminders-behind', {
    metric: ownMetric(config, 'OldestReminderDueAge', 'Maximum', FIVE_MINUTES),
    threshold: OLDEST_REMINDER_SECONDS,
    meaning: 'A reminder has been due for half an hour and was not sent.',
  });
  bell.ring('erasures-unfinished', {
    metric: ownMetric(config, 'OldestErasureAge', 'Maximum', HOUR),
    threshold: OLDEST_ERASURE_SECONDS,
    meaning: 'Somebody asked to be erased four hours ago and still is not.',
  });
  bell.ring('roll-up-behind', {
    metric: ownMetric(config, 'DaysNotRolledUp', 'Maximum', HOUR),
    threshold: 1,
    periods: 3,
    meaning: 'For three hours a day that is over could not be rolled up for the statistics.',
  });
  listenForSilence(bell, config);
}

function billing({ bell, config }: MonitoringProps): void {
  bell.ring('billing-unreconciled', {
    metric: ownMetric(config, 'BillingReconciliationsFailed', 'Sum', HOUR),
    threshold: 1,
    periods: 3,
    meaning: 'For three hours a customer could not be compared with the payment provider.',
  });
  bell.ring('billing-behind', {
    metric: ownMetric(config, 'OldestBillingDueAge', 'Maximum', HOUR),
    threshold: OLDEST_BILLING_SECONDS,
    meaning: 'A paying customer waits for twelve hours to be compared with the payment provider.',
  });
}

function throttles({ bell, table }: MonitoringProps): void {
  bell.ring('throttled-functions', {
    metric: new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Throttles',
      statistic: 'Sum',
      period: FIVE_MINUTES,
    }),
    threshold: 1,
    meaning: "The account's or the analyses' concurrency is used up: people are turned away.",
  });
  for (const kind of ['Read', 'Write'] as const) {
    bell.ring(`throttled-${kind.toLowerCase()}s`, {
      metric: table.throttles(kind, FIVE_MINUTES),
      threshold: 10,
      meaning: 'The table refuses requests: a partition is hot, or the account is at its limit.',
    });
  }
}
