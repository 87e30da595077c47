import * as z from 'zod/mini';

export const EMULATED_REGION = 'us-east-1';

/** The stack's outputs (`tell` of infra/stacks/listownik-stack.ts). */
export const stackOutputs = z.looseObject({
  Url: z.string(),
  ApiUrl: z.string(),
  StreamUrl: z.string(),
  SiteBucket: z.string(),
  TableName: z.string(),
  TextBucket: z.string(),
  ModelSecretArn: z.string(),
  OriginProofArn: z.string(),
});
export type StackOutputs = z.infer<typeof stackOutputs>;

/** A stage deployed at an emulator, and where its parts really answer: the outputs' host names resolve nowhere. */
export type Deployment = {
  endpoint: string;
  outputs: StackOutputs;
  /** Prefix of `/api/…`. */
  apiUrl: string;
  streamUrl: string;
  /** `Host` under which the endpoint answers as the distribution. */
  siteHost: string;
};

export function deploymentAt(endpoint: string, outputs: StackOutputs): Deployment {
  const idOf = (url: string) => new URL(url).hostname.split('.')[0] ?? '';
  return {
    endpoint,
    outputs,
    apiUrl: `${endpoint}/_aws/execute-api/${idOf(outputs.ApiUrl)}/$default`,
    streamUrl: `${endpoint}/_aws/lambda-url/${idOf(outputs.StreamUrl)}`,
    siteHost: new URL(outputs.Url).hostname,
  };
}

/** What every AWS client, the CDK's too, needs for the endpoint. */
export function emulatorEnvironment(endpoint: string): Record<string, string> {
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: EMULATED_REGION,
    AWS_DEFAULT_REGION: EMULATED_REGION,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
}
