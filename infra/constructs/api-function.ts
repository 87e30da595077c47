import { join } from 'node:path';
import { CfnResource, Duration } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  Architecture,
  Function as LambdaFunction,
  type IFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

import { functionCode } from '#infra/bundling/function-code.ts';
import type { StageConfig } from '#infra/config.ts';
import { SOURCE_METADATA } from '#infra/source-metadata.ts';

import { GradualTraffic } from './gradual-traffic.ts';
import { keptLog } from './kept-log.ts';
import type { AlarmBell } from './watching/alarm-bell.ts';

const projectRoot = join(import.meta.dirname, '..', '..');

/** Emulators know no response streaming: what a handler writes is collected and answered at its end. */
const EMULATED_STREAM = join(projectRoot, 'localstack', 'emulator', 'buffered-awslambda.ts');

export interface ApiFunctionProps {
  readonly config: StageConfig;
  /** Handler file, from the repository's root. */
  readonly source: string;
  /** What operators call it by. @default a name of the CDK's */
  readonly name?: string | undefined;
  readonly timeout: Duration;
  /** Lambda gives CPU by memory: 1,769 MB is one core. @default 512 */
  readonly memoryMegabytes?: number;
  /** Runs at once, taken out of the account's pool. @default the pool's */
  readonly concurrency?: number | undefined;
  /** Rings when the function crashes or runs out of time. */
  readonly bell: AlarmBell;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether a new version takes its calls over step by step, on the stages that say so. @default false */
  readonly gradual?: boolean;
}

/** The one way to make a Lambda: runtime, bundle, log retention. Its grants come from the constructs it is bound to. */
export class ApiFunction extends LambdaFunction {
  private readonly gradual: GradualTraffic | undefined;

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    const { config, source, name, timeout, memoryMegabytes = 512, concurrency } = props;
    const { environment = {} } = props;
    super(scope, id, {
      ...(name === undefined ? {} : { functionName: name }),
      code: functionCode(source, config.target === 'local' ? [EMULATED_STREAM] : []),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMegabytes,
      timeout,
      ...(concurrency === undefined ? {} : { reservedConcurrentExecutions: concurrency }),
      environment: {
        NODE_OPTIONS: '--enable-source-maps',
        STAGE: config.stage,
        SECOND_FACTOR: config.secondFactor,
        ...(config.restart === undefined ? {} : { RESTART: config.restart }),
        ...environment,
      },
      logGroup: keptLog(scope, `${id}Log`, config),
    });
    const crashes = props.bell.ring(`errors-${id}`, {
      metric: this.metricErrors({ period: Duration.minutes(5) }),
      threshold: 1,
      meaning: `${source} crashed or ran out of time.`,
    });
    const resource = this.node.defaultChild;
    if (resource instanceof CfnResource) resource.addMetadata(SOURCE_METADATA, source);
    if (props.gradual === true && config.gradualTraffic && config.target === 'aws') {
      this.gradual = new GradualTraffic(this, 'Gradual', { config, fn: this });
      this.backWhen(crashes);
    }
  }

  /** What callers call: the version in use, or the function itself where a new one takes over at once. */
  get served(): IFunction {
    return this.gradual?.alias ?? this;
  }

  /** Where a new version takes over step by step, this alarm brings the one before back. */
  backWhen(alarm: Alarm): void {
    this.gradual?.backWhen(alarm);
  }
}
