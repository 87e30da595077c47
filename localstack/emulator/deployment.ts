import * as z from 'zod/mini';

import type { Engine } from './endpoint.ts';

export const EMULATED_REGION = 'us-east-1';
/** LocalStack's own domain for loopback, including all subdomains. */
const LOCALSTACK_HOST = 'localhost.localstack.cloud';

/** The stack's outputs (`tell` of infra/stacks/listownik-stack.ts). */
export const stackOutputs = z.looseObject({
  Url: z.string(),
  ApiUrl: z.string(),
  StreamUrl: z.string(),
  SiteBucket: z.string(),
  TableName: z.string(),
  TextBucket: z.string(),
  ModelSecretArn: z.string(),
  PaymentsSecretArn: z.string(),
  OriginProofArn: z.string(),
});
export type StackOutputs = z.infer<typeof stackOutputs>;

/** A stage deployed to an emulator, with the real addresses of its parts: the outputs' host names do not resolve. */
export type Deployment = {
  endpoint: string;
  engine: Engine;
  outputs: StackOutputs;
  /** Prefix of `/api/…`. */
  apiUrl: string;
  streamUrl: string;
  /** `Host` header for which the endpoint answers as the distribution. */
  siteHost: string;
};

/** Both route an API by path; LocalStack routes a function URL by its host alone, MiniStack by path too. */
export function deploymentAt(
  { endpoint, engine }: { endpoint: string; engine: Engine },
  outputs: StackOutputs,
): Deployment {
  const idOf = (url: string) => new URL(url).hostname.split('.')[0] ?? '';
  const { port } = new URL(endpoint);
  const stream = idOf(outputs.StreamUrl);
  return {
    endpoint,
    engine,
    outputs,
    apiUrl: `${endpoint}/_aws/execute-api/${idOf(outputs.ApiUrl)}/$default`,
    streamUrl:
      engine === 'localstack'
        ? `http://${stream}.lambda-url.${EMULATED_REGION}.${LOCALSTACK_HOST}:${port}`
        : `${endpoint}/_aws/lambda-url/${stream}`,
    siteHost: new URL(outputs.Url).hostname,
  };
}

/** The environment of every AWS client, including the CDK, for the endpoint. */
export function emulatorEnvironment(endpoint: string): Record<string, string> {
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: EMULATED_REGION,
    AWS_DEFAULT_REGION: EMULATED_REGION,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
}
