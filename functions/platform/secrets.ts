import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';

import { env } from './env.ts';
import { logger } from './logger.ts';

const key = z.string().check(z.minLength(32));

/** Secrets by the part that needs them: a function gets only the secrets of its own parts. */
const parts = {
  /** HS256 keys of session tokens and tickets, at least 32 characters; the previous one still verifies what it signed. */
  session: z.object({ sessionSecret: key, sessionSecretBefore: z.optional(key) }),
  /** Key of the model gateway. */
  model: z.object({ modelApiKey: z.string() }),
  /** Key of the payment provider, and the secret its events are signed with. */
  payments: z.object({
    stripeSecretKey: z.optional(z.string()),
    stripeWebhookSecret: z.optional(z.string()),
  }),
  /** Key pair push messages are signed with (RFC 8292), base64url: an uncompressed P-256 point, and its scalar. */
  push: z.object({
    vapidPublicKey: z.optional(z.string()),
    vapidPrivateKey: z.optional(z.string()),
  }),
  /** OAuth client secrets, where the stage has clients (`OAUTH_PROVIDERS`). */
  social: z.object({
    googleClientSecret: z.optional(z.string()),
    facebookClientSecret: z.optional(z.string()),
  }),
};
type Parts = typeof parts;
export type SecretPart = keyof Parts;
type SecretsOf<Part extends SecretPart> = z.output<Parts[Part]>;

const ARN_NAMES = {
  session: 'SESSION_SECRET_ARN',
  model: 'MODEL_SECRET_ARN',
  payments: 'PAYMENTS_SECRET_ARN',
  push: 'PUSH_SECRET_ARN',
  social: 'SOCIAL_SECRET_ARN',
} as const satisfies Record<SecretPart, string>;

/** A changed secret takes effect after this time, without a deployment. */
const FRESH_MS = 5 * 60_000;
/** How long the old one is used while Secrets Manager does not answer, before the next attempt. */
const OUTAGE_MS = 30_000;

type Kept = { text: string; until: number };
const kept = new Map<SecretPart, Kept>();

/** The secrets of one part, at most five minutes old. Throws when they could never be read. */
export async function secretsOf<Part extends SecretPart>(
  part: Part,
  now: () => number = () => performance.now(),
): Promise<SecretsOf<Part>> {
  return parts[part].parse(JSON.parse(await textOf(part, now))) as SecretsOf<Part>; // the schema of `part` made it
}

async function textOf(part: SecretPart, now: () => number): Promise<string> {
  const inline = env('SECRETS_JSON');
  if (inline !== undefined) return inline;
  const known = kept.get(part);
  if (known !== undefined && now() < known.until) return known.text;
  try {
    const text = await read(part);
    kept.set(part, { text, until: now() + FRESH_MS });
    return text;
  } catch (error) {
    if (known === undefined) throw error;
    logger.failure('secret not read again', error, { part });
    kept.set(part, { ...known, until: now() + OUTAGE_MS });
    return known.text;
  }
}

async function read(part: SecretPart): Promise<string> {
  const client = new SecretsManagerClient({ maxAttempts: 2 });
  const id = new GetSecretValueCommand({ SecretId: env(ARN_NAMES[part]) });
  const { SecretString } = await client.send(id);
  client.destroy();
  return SecretString ?? '';
}
