import type { Node } from 'constructs';
import * as z from 'zod/mini';

const LOG_RETENTION_DAYS = [7, 30, 90, 365] as const;

const address = z.string().check(z.regex(/^[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+$/, 'must be an address'));

/** The operator's own domain name; without it the product uses CloudFront's. */
const domain = z.strictObject({
  name: z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host name')),
  /** Route 53 zone of the name; the stack then creates its records and certificate. */
  hostedZone: z.optional(z.strictObject({ id: z.string(), name: z.string() })),
  /** Certificate in us-east-1, for a zone outside Route 53. */
  certificateArn: z.optional(
    z.string().check(z.regex(/^arn:aws:acm:us-east-1:/, 'must be a certificate in us-east-1')),
  ),
});

const stageConfig = z.strictObject({
  /** Region of the data. CloudFront's own resources are always in us-east-1. */
  region: z._default(
    z.string().check(z.regex(/^[a-z]{2}-[a-z]+-\d$/, 'must be a region')),
    'eu-central-1',
  ),
  /** Public origin of the product, without a trailing slash; mailed links begin with it. */
  webOrigin: z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://…')),
  domain: z.optional(domain),
  /** Sender of the product's mail, `Name <address>`; the address's domain is the SES identity. */
  mailFrom: z.string().check(z.regex(/^[^<>]*<?[^<>@\s]+@[^<>@\s]+>?$/, 'must hold an address')),
  /** Addresses that become administrators when they verify their e-mail. */
  adminEmails: z.array(address),
  /** Addresses that receive alarms and budget warnings. */
  alarmEmails: z.array(address).check(z.minLength(1, 'must name at least one')),
  /** Monthly AWS bill in US dollars at which those addresses are warned, at 80 % and when it is forecast. */
  monthlyBudgetUsd: z.number().check(z.positive('must be more than nothing')),
  /** Clients for signing in with another account; their secrets are in Secrets Manager. */
  oauthProviders: z._default(
    z.partialRecord(z.enum(['google', 'facebook']), z.record(z.string(), z.string())),
    {},
  ),
  /**
   * Prices of the payment provider for each plan, the current one first (`npm run stripe:setup` creates
   * them); its keys are in Secrets Manager.
   */
  stripePrices: z.strictObject({ BASIC: z.array(z.string()), PRO: z.array(z.string()) }),
  /** Settings of the customer portal. @default the account's own */
  stripePortalConfiguration: z._default(z.string(), ''),
  /** Base URL of the OpenAI-compatible gateway. */
  modelBaseUrl: z.string().check(z.regex(/^https?:\/\//, 'must be a URL')),
  /** Model names in the order they are tried. */
  modelNames: z.array(z.string()).check(z.minLength(1, 'must name at least one model')),
  /** Whether the second factor is optional for administrators; otherwise they have to enrol before anything else. */
  secondFactor: z._default(z.enum(['optional', 'required']), 'optional'),
  /**
   * Model tokens per day, for one user and for all users; no analysis begins above them. A letter takes about
   * 20,000.
   */
  dailyTokens: z._default(
    z.strictObject({ user: z.int().check(z.positive()), stage: z.int().check(z.positive()) }),
    { user: 2_000_000, stage: 60_000_000 },
  ),
  /**
   * Concurrent analyses, reserved from the account's concurrency so that signing in stays possible. 0 reserves
   * nothing, for accounts with a small quota.
   */
  concurrentAnalyses: z._default(z.int().check(z.nonnegative()), 0),
  /** Whether new versions of sign-in and analysis get traffic gradually, and roll back on an alarm. */
  gradualTraffic: z._default(z.boolean(), false),
  /** Number of the proof that CloudFront sends to the API; the previous one is accepted too. Increase it to rotate. */
  originProof: z._default(z.int().check(z.positive()), 1),
  /** Deletion protection of the table, and data that outlive the stack. */
  protectData: z.boolean(),
  logRetentionDays: z.literal(LOG_RETENTION_DAYS),
  /** Requests the product's public address every five minutes, and raises an alarm when it does not answer. */
  watchFromOutside: z._default(z.boolean(), true),
  /** Uploads `frontend/dist` on deploy; the local cloud serves it itself. */
  publishSite: z.boolean(),
});

/** `local` is an emulator's endpoint: unsupported resources are left out (localstack/README.md). */
export type Target = 'aws' | 'local';
/**
 * `ignoreAlarms`: this deployment fixes the cause of an alarm, so gradual traffic ignores alarms. `restart`: a
 * new value restarts every function.
 */
export type StageConfig = z.infer<typeof stageConfig> & {
  stage: string;
  target: Target;
  ignoreAlarms: boolean;
  restart?: string | undefined;
};

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
  if (typeof stage !== 'string' || !Object.hasOwn(stages.data, stage)) {
    const known = Object.keys(stages.data).join(', ');
    const given = typeof stage === 'string' ? `"${stage}"` : 'none';
    throw new StageConfigError(`Unknown stage ${given}: choose one of ${known} (-c stage=…).`);
  }
  const parsed = stageConfig.safeParse(stages.data[stage], { reportInput: true });
  if (!parsed.success) refuse(stage, faults(parsed.error.issues));
  const config = {
    ...parsed.data,
    stage,
    target: targetOf(context.tryGetContext('target')),
    ignoreAlarms: areAlarmsIgnored(context.tryGetContext('alarms')),
    restart: z.optional(z.string()).parse(context.tryGetContext('restart')),
  };
  const contradiction = contradictionIn(config);
  if (contradiction !== undefined) refuse(stage, contradiction);
  return config;
}

function targetOf(target: unknown): Target {
  if (target === undefined || target === 'aws') return 'aws';
  if (target === 'local') return 'local';
  throw new StageConfigError(`Unknown target ${JSON.stringify(target)}: choose aws or local.`);
}

function areAlarmsIgnored(alarms: unknown): boolean {
  if (alarms === undefined) return false;
  if (alarms === 'ignored') return true;
  throw new StageConfigError(`Unknown alarms ${JSON.stringify(alarms)}: leave out, or ignored.`);
}

/** Combinations of settings that are invalid although each setting is valid. */
function contradictionIn(config: StageConfig): string | undefined {
  const { stage, target, domain, webOrigin, adminEmails, stripePrices } = config;
  if (target === 'local' || stage === 'local') return undefined;
  if (adminEmails.length === 0) return 'adminEmails names nobody, so nobody could administer it';
  const unsold = Object.entries(stripePrices).find(([, prices]) => prices.length === 0);
  if (unsold !== undefined) return `stripePrices.${unsold[0]} names no price, so nobody could pay`;
  if (domain === undefined) return undefined;
  if (webOrigin !== `https://${domain.name}`) return `webOrigin is not https://${domain.name}`;
  const sources = [domain.hostedZone, domain.certificateArn].filter((part) => part !== undefined);
  return sources.length === 1 ? undefined : 'domain needs either hostedZone or certificateArn';
}

function refuse(stage: string, reason: string): never {
  throw new StageConfigError(`Stage "${stage}" in cdk.json: ${reason}.`);
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
