import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

const retention = {
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
  365: RetentionDays.ONE_YEAR,
} as const satisfies Record<StageConfig['logRetentionDays'], RetentionDays>;

/** A log with the stage's retention time, deleted with the stack. */
export function keptLog(
  scope: Construct,
  id: string,
  { logRetentionDays }: Pick<StageConfig, 'logRetentionDays'>,
): LogGroup {
  return new LogGroup(scope, id, {
    retention: retention[logRetentionDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
}
