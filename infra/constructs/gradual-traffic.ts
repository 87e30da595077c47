import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Alias, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

export interface GradualTrafficProps {
  readonly config: Pick<StageConfig, 'ignoreAlarms'>;
  readonly fn: LambdaFunction;
}

/**
 * A new version of a function gets a tenth of its calls for ten minutes (two alarm periods), then all. When one of
 * the {@link GradualTraffic.backWhen} alarms fires meanwhile, the previous version gets all calls again and the
 * deployment fails.
 */
export class GradualTraffic extends Construct {
  /** The target of callers instead of the function. */
  readonly alias: Alias;
  private readonly group: LambdaDeploymentGroup;

  constructor(scope: Construct, id: string, { config, fn }: GradualTrafficProps) {
    super(scope, id);
    this.alias = new Alias(this, 'Live', { aliasName: 'live', version: fn.currentVersion });
    this.group = new LambdaDeploymentGroup(this, 'Group', {
      alias: this.alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
      // CodeDeploy moves no traffic while an alarm is active; a deployment that fixes its cause has to bypass it.
      ignoreAlarmConfiguration: config.ignoreAlarms,
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    });
  }

  backWhen(alarm: Alarm): void {
    this.group.addAlarm(alarm);
  }
}
