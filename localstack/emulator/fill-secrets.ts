import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';

import { type Deployment, EMULATED_REGION } from './deployment.ts';

const generated = z.record(z.string(), z.string());

/** The operator's step after the first deploy: puts the keys of other services into the secrets. */
export async function fillSecrets({ endpoint, outputs }: Deployment): Promise<void> {
  const client = secretsAt(endpoint);
  const read = await client.send(new GetSecretValueCommand({ SecretId: outputs.ModelSecretArn }));
  const filled = {
    ...generated.parse(JSON.parse(read.SecretString ?? '{}')),
    modelApiKey: 'local',
  };
  await client.send(
    new PutSecretValueCommand({
      SecretId: outputs.ModelSecretArn,
      SecretString: JSON.stringify(filled),
    }),
  );
  client.destroy();
}

/** The secret that CloudFront sends to the API; a direct caller of the emulated API has to send it too. */
export async function originProofOf({ endpoint, outputs }: Deployment): Promise<string> {
  const client = secretsAt(endpoint);
  const read = await client.send(new GetSecretValueCommand({ SecretId: outputs.OriginProofArn }));
  client.destroy();
  return read.SecretString ?? '';
}

function secretsAt(endpoint: string): SecretsManagerClient {
  return new SecretsManagerClient({
    endpoint,
    region: EMULATED_REGION,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
}
