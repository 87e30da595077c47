import type { Node } from 'constructs';
import * as z from 'zod/mini';

const LOG_RETENTION_DAYS = [7, 30, 90, 365] as const;

const stageConfig = z.strictObject({
  /** Public origin of the product, without a trailing slash; mailed links begin with it. */
  webOrigin: z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://…')),
  /** Sender of the product's mail, `Name <address>`; the address's domain is the SES identity. */
  mailFrom: z.string().check(z.regex(/^[^<>]*<?[^<>@\s]+@[^<>@\s]+>?$/, 'must hold an address')),
  /** Addresses that become administrators when they verify their e-mail. */
  adminEmails: z.array(z.string()),
  /** Clients for signing in with another account; their secrets are in Secrets Manager. */
  oauthProviders: z._default(
    z.partialRecord(z.enum(['google', 'facebook']), z.record(z.string(), z.string())),
    {},
  ),
  /**
   * Prices of the payment provider for each plan, the one sold now in front (`npm run stripe:setup` makes
   * them); its keys are in Secrets Manager.
   */
  stripePrices: z.strictObject({ BASIC: z.array(z.string()), PRO: z.array(z.string()) }),
  /** Settings of the customer portal. @default the account's own */
  stripePortalConfiguration: z._default(z.string(), ''),
  /** Base URL of the OpenAI-compatible gateway. */
  modelBaseUrl: z.string().check(z.regex(/^https?:\/\//, 'must be a URL')),
  /** Model names in the order they are tried. */
  modelNames: z.array(z.string()).check(z.minLength(1, 'must name at least one model')),
  /** Deletion protection of the table, and data that outlives the stack. */
  protectData: z.boolean(),
  logRetentionDays: z.literal(LOG_RETENTION_DAYS),
  /** Uploads `frontend/dist` on deploy; the local cloud serves it itself. */
  publishSite: z.boolean(),
});

export type StageConfig = z.infer<typeof stageConfig> & { stage: string };

/** A stage's settings that cannot be used; the message is one line for the person who deploys. */
export class StageConfigError extends Error {
  override readonly name = 'StageConfigError';
}

/**
 * Settings of the stage chosen by `-c stage=…`, from `stages` in `cdk.json`. Throws
 * {@link StageConfigError} that names what is missing or malformed.
 */
export function readStageConfig(context: Pick<Node, 'tryGetContext'>): StageConfig {
  const stages = z.record(z.string(), z.unknown()).safeParse(context.tryGetContext('stages'));
  if (!stages.success) throw new StageConfigError('cdk.json has no "stages" in its context.');
  const stage: unknown = context.tryGetContext('stage');
  if (typeof stage !== 'string' || !(stage in stages.data)) {
    const known = Object.keys(stages.data).join(', ');
    const given = typeof stage === 'string' ? `"${stage}"` : 'none';
    throw new StageConfigError(`Unknown stage ${given}: choose one of ${known} (-c stage=…).`);
  }
  const parsed = stageConfig.safeParse(stages.data[stage], { reportInput: true });
  if (parsed.success) return { ...parsed.data, stage };
  throw new StageConfigError(`Stage "${stage}" in cdk.json: ${faults(parsed.error.issues)}.`);
}

function faults(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map((issue) => {
      if (issue.code === 'unrecognized_keys') return `nobody reads ${issue.keys.join(', ')}`;
      const fault = issue.input === undefined ? 'is missing' : issue.message;
      return `${issue.path.join('.')} ${fault}`;
    })
    .join('; ');
}
