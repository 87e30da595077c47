import type { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

import type { StageConfig, Target } from '#infra/config.ts';

export interface Ringing {
  readonly metric: IMetric;
  readonly threshold: number;
  /** One sentence for the mail; docs/operations.md describes the response. */
  readonly meaning: string;
  /** Consecutive periods. @default 1 */
  readonly periods?: number;
  /** Missing data raise the alarm too. @default false */
  readonly alsoWhenSilent?: boolean;
  /** @default at or above the threshold */
  readonly comparison?: ComparisonOperator;
}

export interface AlarmBellProps {
  readonly config: StageConfig;
}

/** One topic with a mail to each of the stage's alarm addresses; it reports when an alarm starts and ends. */
export class AlarmBell extends Construct {
  private readonly action: SnsAction;
  private readonly prefix: string;
  private readonly target: Target;

  constructor(scope: Construct, id: string, { config }: AlarmBellProps) {
    super(scope, id);
    this.prefix = `listownik-${config.stage}`;
    this.target = config.target;
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    for (const address of config.alarmEmails) topic.addSubscription(new EmailSubscription(address));
    this.action = new SnsAction(topic);
  }

  /** `name` is the alarm's heading in docs/operations.md. */
  ring(name: string, { metric, threshold, meaning, ...rest }: Ringing): Alarm {
    const { periods = 1, alsoWhenSilent = false } = rest;
    const alarm = new Alarm(this, name, {
      alarmName: `${this.prefix}-${name}`,
      alarmDescription: meaning,
      metric: heardAt(this.target, metric),
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: rest.comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: alsoWhenSilent
        ? TreatMissingData.BREACHING
        : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    return alarm;
  }
}

/** Alarms of an emulator support no expressions, so there the first metric of a share is used. */
function heardAt(target: Target, metric: IMetric): IMetric {
  if (target === 'aws' || !(metric instanceof MathExpression)) return metric;
  return Object.values(metric.usingMetrics)[0] ?? metric;
}

/** A metric that the functions of a stage write to their logs (`functions/platform/metric.ts`). */
export function ownMetric(
  { stage }: Pick<StageConfig, 'stage'>,
  metricName: string,
  statistic: string,
  period: Duration,
): Metric {
  const dimensionsMap = { Stage: stage };
  return new Metric({ namespace: 'Listownik', metricName, statistic, period, dimensionsMap });
}
