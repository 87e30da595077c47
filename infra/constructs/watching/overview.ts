import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';
import type { DataTable } from '#infra/constructs/data-table.ts';

import { ownMetric } from './alarm-bell.ts';
import { objectivesMet } from './objectives.ts';

const FIVE_MINUTES = Duration.minutes(5);
const HOUR = Duration.hours(1);
/** Region of the metrics of CloudFront, its web ACL and the bill, wherever the stack is. */
const GLOBAL = 'us-east-1';

export interface OverviewProps {
  readonly config: StageConfig;
  readonly api: HttpApi;
  readonly functions: readonly LambdaFunction[];
  readonly stream: LambdaFunction;
  readonly table: DataTable;
  readonly distribution: Distribution;
  readonly mailDomain: string;
}

/** The dashboard; docs/operations.md explains it row by row. */
export class Overview extends Construct {
  constructor(scope: Construct, id: string, props: OverviewProps) {
    super(scope, id);
    new Dashboard(this, 'Dashboard', {
      dashboardName: `listownik-${props.config.stage}`,
      defaultInterval: Duration.days(1),
      widgets: [
        objectivesMet(props.config, props.api),
        requests(props),
        analyses(props),
        data(props),
        money(props),
      ],
    });
  }
}

function requests({ api, functions, distribution }: OverviewProps): IWidget[] {
  const edge = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      statistic,
      region: GLOBAL,
      period: FIVE_MINUTES,
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    });
  return [
    graph('Requests and those refused', [
      edge('Requests', 'Sum'),
      api.metricClientError({ period: FIVE_MINUTES }),
      edge('5xxErrorRate', 'Average'),
    ]),
    graph('API latency, milliseconds', [
      api.metricLatency({ period: FIVE_MINUTES, statistic: 'p50' }),
      api.metricLatency({ period: FIVE_MINUTES, statistic: 'p95' }),
      api.metricLatency({ period: FIVE_MINUTES, statistic: 'p99' }),
    ]),
    graph(
      'Crashed functions',
      functions.map((fn) => fn.metricErrors({ period: FIVE_MINUTES })),
    ),
    graph(
      'Slowest twentieth of each function, milliseconds',
      functions.map((fn) => fn.metricDuration({ period: FIVE_MINUTES, statistic: 'p95' })),
      24,
    ),
  ];
}

function analyses({ config, stream }: OverviewProps): IWidget[] {
  return [
    graph('Analyses by their end', [
      ownMetric(config, 'RunsCompleted', 'Sum', HOUR),
      ownMetric(config, 'RunsRefused', 'Sum', HOUR),
      ownMetric(config, 'RunsFailed', 'Sum', HOUR),
      ownMetric(config, 'AnalysesGivenBack', 'Sum', HOUR),
    ]),
    graph('Analysis, milliseconds', [
      stream.metricDuration({ period: FIVE_MINUTES, statistic: 'p50' }),
      stream.metricDuration({ period: FIVE_MINUTES, statistic: 'p95' }),
    ]),
    graph('Analyses at once', [
      stream.metric('ConcurrentExecutions', { period: FIVE_MINUTES, statistic: 'Maximum' }),
      stream.metricThrottles({ period: FIVE_MINUTES }),
    ]),
  ];
}

function data({ config, table, mailDomain }: OverviewProps): IWidget[] {
  const mail = (metricName: string) =>
    new Metric({
      namespace: 'AWS/SES',
      metricName,
      statistic: 'Sum',
      period: HOUR,
      dimensionsMap: { 'ses:from-domain': mailDomain },
    });
  return [
    graph('Oldest text, seconds', [ownMetric(config, 'OldestTextAge', 'Maximum', HOUR)]),
    graph('Table refusals', [
      table.throttles('Read', FIVE_MINUTES),
      table.throttles('Write', FIVE_MINUTES),
    ]),
    graph('Mail sent and returned', ['Send', 'Bounce', 'Complaint', 'Reject'].map(mail)),
  ];
}

function money({ config }: OverviewProps): IWidget[] {
  const charges = new Metric({
    namespace: 'AWS/Billing',
    metricName: 'EstimatedCharges',
    statistic: 'Maximum',
    region: GLOBAL,
    period: Duration.hours(6),
    dimensionsMap: { Currency: 'USD' },
  });
  return [
    new GraphWidget({
      title: `Spend this month, dollars (budget ${config.monthlyBudgetUsd})`,
      region: GLOBAL,
      width: 12,
      left: [charges],
      leftAnnotations: [{ value: config.monthlyBudgetUsd, label: 'budget' }],
    }),
    new GraphWidget({
      title: 'Model tokens',
      width: 12,
      left: [ownMetric(config, 'ModelTokens', 'Sum', HOUR)],
    }),
  ];
}

function graph(title: string, left: IMetric[], width = 8): GraphWidget {
  return new GraphWidget({ title, left, width });
}
