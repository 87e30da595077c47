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

/** Four whole weeks: each has the same weekdays. */
const WINDOW_DAYS = 28;
const DAY = Duration.days(1);

/** What people may rely on over four weeks; docs/operations.md says what follows when it is missed. */
const objectives = {
  /** Requests that are not answered with a 5xx, percent. */
  availability: 99.9,
  /** Requests that are answered within {@link QUICK_MS}, percent. */
  quick: 95,
  /** Analyses that end with a result or with a reason that lies in the letter, percent. */
  analyses: 99,
  /** Hours that a text is kept at most; there is no budget for more. */
  textHours: 24,
} as const;

const QUICK_MS = 800;

type Counted = {
  part: IMetric;
  /** Metrics that together are all there were; those without data count as none. */
  whole: Readonly<Record<string, IMetric>>;
  /** Below so many `part` is nothing: a few of a few say nothing. @default 1 */
  atLeast?: number;
  period: Duration;
  label: string;
};

/** The share that `part` has of `whole`, percent. */
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

/** Requests that were answered with a 5xx, percent of all. */
export function failedRequests(api: HttpApi, period: Duration, atLeast: number): MathExpression {
  return shareOf({
    part: api.metricServerError({ period, statistic: 'Sum' }),
    whole: { requests: api.metricCount({ period, statistic: 'Sum' }) },
    ...{ atLeast, period, label: 'requests answered with a 5xx, percent' },
  });
}

/** Analyses with something of theirs, percent of all that ended. */
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

/** The objectives and how they are met, computed over the time that the dashboard shows. */
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
