import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type IMetric,
  type IWidget,
  MathExpression,
  SingleValueWidget,
} from 'aws-cdk-lib/aws-cloudwatch';

import type { StageConfig } from '#infra/config.ts';

import { ownMetric } from './alarm-bell.ts';

/** Four whole weeks, so that every window has the same weekdays. */
const WINDOW_DAYS = 28;
const DAY = Duration.days(1);

/** Service level objectives over four weeks; docs/operations.md says what follows when one is missed. */
const objectives = {
  /** Requests answered without a 5xx, percent. */
  availability: 99.9,
  /** Requests answered within {@link QUICK_MS}, percent. */
  quick: 95,
  /** Analyses that end with a result or with a refusal of the letter, percent. */
  analyses: 99,
  /** Maximum hours that a text is kept; there is no error budget. */
  textHours: 24,
} as const;

const QUICK_MS = 800;

type Counted = {
  part: IMetric;
  /** Metrics whose sum is the total; those without data count as 0. */
  whole: Readonly<Record<string, IMetric>>;
  /** Below this total the share counts as 0, because few cases prove nothing. @default 1 */
  atLeast?: number;
  period: Duration;
  label: string;
};

/** The share of `part` in `whole`, percent. */
function shareOf({ part, whole, atLeast = 1, period, label }: Counted): MathExpression {
  const sum = Object.keys(whole)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({
    expression: `IF(part >= ${atLeast}, 100 * part / (${sum}), 0)`,
    usingMetrics: { part, ...whole },
    period,
    label,
  });
}

/** Requests answered with a 5xx, percent of all. */
export function failedRequests(api: HttpApi, period: Duration, atLeast: number): MathExpression {
  return shareOf({
    part: api.metricServerError({ period, statistic: 'Sum' }),
    whole: { requests: api.metricCount({ period, statistic: 'Sum' }) },
    ...{ atLeast, period, label: 'requests answered with a 5xx, percent' },
  });
}

/** Analyses with a given outcome, percent of all that ended. */
export function shareOfRuns(
  config: Pick<StageConfig, 'stage'>,
  metricName: string,
  { period, atLeast }: { period: Duration; atLeast: number },
): MathExpression {
  const ended = (name: string) => ownMetric(config, name, 'Sum', period);
  return shareOf({
    part: ended(metricName),
    whole: {
      completed: ended('RunsCompleted'),
      refused: ended('RunsRefused'),
      failed: ended('RunsFailed'),
    },
    ...{ atLeast, period, label: `${metricName}, percent of analyses` },
  });
}

/** The objectives and their current values, over the time range of the dashboard. */
export function objectivesMet(config: StageConfig, api: HttpApi): IWidget[] {
  const { availability, quick, analyses, textHours } = objectives;
  const met = (missed: MathExpression, label: string) =>
    new MathExpression({
      expression: '100 - missed',
      usingMetrics: { missed },
      period: DAY,
      label,
    });
  return [
    figure(`Requests answered, % (objective ${availability})`, [
      met(failedRequests(api, DAY, 1), 'answered'),
    ]),
    figure(`Answered within ${QUICK_MS} ms, % (objective ${quick})`, [
      api.metricLatency({ period: DAY, statistic: `PR(:${QUICK_MS})` }),
    ]),
    figure(`Analyses with a result or a reason, % (objective ${analyses})`, [
      met(shareOfRuns(config, 'RunsFailed', { period: DAY, atLeast: 1 }), 'ended well'),
    ]),
    figure(`Oldest text, seconds (objective below ${textHours * 3_600})`, [
      ownMetric(config, 'OldestTextAge', 'Maximum', DAY),
    ]),
  ];
}

function figure(title: string, metrics: IMetric[]): SingleValueWidget {
  const start = `-P${WINDOW_DAYS}D`;
  return new SingleValueWidget({ title, metrics, start, setPeriodToTimeRange: true, width: 6 });
}
