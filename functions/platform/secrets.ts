import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';

import { env } from './env.ts';

const secretsSchema = z.object({
  /** HS256 key of session tokens and tickets, at least 32 characters. */
  sessionSecret: z.string().check(z.minLength(32)),
  /** Key of the model gateway. */
  modelApiKey: z.string(),
  /** OAuth client secrets, where the stage has clients (`OAUTH_PROVIDERS`). */
  googleClientSecret: z.optional(z.string()),
  facebookClientSecret: z.optional(z.string()),
  /** Key of the payment provider, and the secret its events are signed with. */
  stripeSecretKey: z.optional(z.string()),
  stripeWebhookSecret: z.optional(z.string()),
  /** Key pair push messages are signed with (RFC 8292), base64url: an uncompressed P-256 point, and its scalar. */
  vapidPublicKey: z.optional(z.string()),
  vapidPrivateKey: z.optional(z.string()),
});
export type Secrets = z.infer<typeof secretsSchema>;

let cached: Promise<Secrets> | undefined;

/** The stage's secrets, fetched once per container. */
export function secrets(): Promise<Secrets> {
  cached ??= load().catch((error: unknown) => {
    cached = undefined; // a failed fetch is tried again by the next request
    throw error;
  });
  return cached;
}

async function load(): Promise<Secrets> {
  const inline = env('SECRETS_JSON');
  if (inline !== undefined) return secretsSchema.parse(JSON.parse(inline));
  const client = new SecretsManagerClient({});
  const answer = await client.send(new GetSecretValueCommand({ SecretId: env('SECRETS_ARN') }));
  return secretsSchema.parse(JSON.parse(answer.SecretString ?? ''));
}
