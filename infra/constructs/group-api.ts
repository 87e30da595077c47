import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';
import { allContracts } from '#shared/contracts/all-contracts.ts';
import type { ApiGroup } from '#shared/contracts/contract.ts';

import { keptLog } from './kept-log.ts';

export interface GroupApiProps {
  readonly config: StageConfig;
  /** Answers requests without a contract, with the product's own JSON. */
  readonly fallback: IFunction;
}

/**
 * One line per request, including those that reach no function: the route of the request, never the path with ids
 * or the caller's address.
 */
const ACCESS_LINE = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  failure: '$context.integrationErrorMessage',
} as const;

/** The HTTP API. Its only routes are the contracts of its groups. */
export class GroupApi extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { config, fallback }: GroupApiProps) {
    super(scope, id);
    const accessLog = keptLog(this, 'AccessLog', config);
    this.api = new HttpApi(this, 'Http', { createDefaultStage: false });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LINE)),
      },
    });
    this.api.addRoutes({
      path: '/api/{proxy+}',
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration('Fallback', fallback),
    });
  }

  /** Routes each contract of a group to its function. */
  serve(group: ApiGroup, fn: IFunction): void {
    const integration = new HttpLambdaIntegration(group, fn);
    for (const { method, path } of allContracts.filter((contract) => contract.group === group)) {
      this.api.addRoutes({ path, methods: [HttpMethod[method]], integration });
    }
  }
}
