import { HttpApi, HttpMethod, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

import { allContracts } from '#shared/contracts/all-contracts.ts';
import type { ApiGroup } from '#shared/contracts/contract.ts';

export interface GroupApiProps {
  /** Answers what no contract names, with the product's own JSON. */
  readonly fallback: IFunction;
}

/** The HTTP API. Its routes are the contracts of the groups it serves, and none besides. */
export class GroupApi extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { fallback }: GroupApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'Http', { createDefaultStage: false });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
    });
    this.api.addRoutes({
      path: '/api/{proxy+}',
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration('Fallback', fallback),
    });
  }

  /** Routes each of a group's contracts to its function. */
  serve(group: ApiGroup, fn: IFunction): void {
    const integration = new HttpLambdaIntegration(group, fn);
    for (const { method, path } of allContracts.filter((contract) => contract.group === group)) {
      this.api.addRoutes({ path, methods: [HttpMethod[method]], integration });
    }
  }
}
