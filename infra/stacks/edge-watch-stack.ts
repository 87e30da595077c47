import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';
import { keptLog } from '#infra/constructs/kept-log.ts';
import { AlarmBell } from '#infra/constructs/watching/alarm-bell.ts';
import { aclMetricOf, SIGN_IN_RULE } from '#infra/stacks/edge-stack.ts';

const FIVE_MINUTES = Duration.minutes(5);

/**
 * The logged fields of a request: its outcome and its path behaviour. Never the caller's address, the path or the
 * query, which contain ids, sign-in links and tickets.
 */
const FIELDS = [
  ...['date', 'time', 'x-edge-location', 'x-edge-request-id', 'cs-method', 'cs-protocol-version'],
  ...['sc-status', 'sc-bytes', 'x-edge-result-type', 'x-edge-response-result-type'],
  ...['x-edge-detailed-result-type', 'time-taken', 'time-to-first-byte', 'sc-content-type'],
];

export interface EdgeWatchStackProps extends StackProps {
  readonly config: StageConfig;
  readonly distribution: Distribution;
}

/** Monitors CloudFront and its web ACL: their metrics and logs are in us-east-1, and an alarm works in one region. */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, props: EdgeWatchStackProps) {
    const { config, distribution, ...rest } = props;
    super(scope, id, rest);
    this.ring(config, distribution);
    this.log(config, distribution);
  }

  private ring(config: StageConfig, { distributionId }: Distribution): void {
    const bell = new AlarmBell(this, 'Bell', { config });
    bell.ring('edge-failures', {
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        statistic: 'Average',
        period: FIVE_MINUTES,
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      }),
      threshold: 5,
      periods: 3,
      meaning: 'For a quarter of an hour CloudFront answered one request in twenty with a 5xx.',
    });
    const blocked = (Rule: string) =>
      new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        statistic: 'Sum',
        period: FIVE_MINUTES,
        dimensionsMap: { WebACL: aclMetricOf(config), Rule },
      });
    bell.ring('edge-blocked', {
      metric: blocked('ALL'),
      threshold: 1_000,
      meaning: 'The web ACL turned away a thousand requests in five minutes: a flood.',
    });
    bell.ring('edge-blocked-sign-ins', {
      metric: blocked(SIGN_IN_RULE),
      threshold: 100,
      meaning:
        'The web ACL turned away a hundred sign-ins in five minutes: somebody tries passwords.',
    });
  }

  private log(config: StageConfig, { distributionArn }: Distribution): void {
    const name = `listownik-${config.stage}-edge`;
    const source = new CfnDeliverySource(this, 'LogSource', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'LogDestination', {
      name,
      outputFormat: 'json',
      destinationResourceArn: keptLog(this, 'AccessLog', config).logGroupArn,
    });
    const delivery = new CfnDelivery(this, 'LogDelivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: FIELDS,
    });
    delivery.addResourceDependency(source);
  }
}
