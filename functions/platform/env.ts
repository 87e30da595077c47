import * as z from 'zod/mini';

/**
 * The functions' environment, parsed once. A missing setting fails at its first use, so a Lambda that sends
 * no mail needs no mail settings. `infra/constructs/api-function.ts` sets them.
 */
const schema = z.object({
  /** The name of this deployment; its metrics contain it, so that two stages of one account stay separate. */
  STAGE: z._default(z.string(), 'local'),
  TABLE_NAME: z.string(),
  /**
   * Milliseconds for one attempt of a call to the table; three attempts stay below three seconds. Embedded
   * engines share their process with everything else and get longer.
   */
  TABLE_TIMEOUT_MS: z._default(z.string(), '600'),
  TEXT_BUCKET: z.string(),
  /** Queues of what is due: reminders, and customers to compare with the payment provider. */
  REMINDER_QUEUE_URL: z.string(),
  CUSTOMER_QUEUE_URL: z.string(),
  /** Public origin of the product, without a trailing slash; mailed links begin with it. */
  WEB_ORIGIN: z.string(),
  MAIL_FROM: z.string(),
  /** The secret by which CloudFront proves to the API that a request came through it; without it nothing is checked. */
  ORIGIN_PROOF: z.optional(z.string()),
  ORIGIN_PROOF_BEFORE: z.optional(z.string()),
  /** Addresses that become administrators when they verify their e-mail, comma-separated. */
  ADMIN_EMAILS: z._default(z.string(), ''),
  /** Whether administrators of this stage may do without a second factor. */
  SECOND_FACTOR: z._default(z.enum(['optional', 'required']), 'optional'),
  /** Secrets Manager ids of the parts of `secrets.ts`; the local cloud sets SECRETS_JSON with all of them instead. */
  SESSION_SECRET_ARN: z.string(),
  MODEL_SECRET_ARN: z.string(),
  PAYMENTS_SECRET_ARN: z.string(),
  PUSH_SECRET_ARN: z.string(),
  SOCIAL_SECRET_ARN: z.string(),
  SECRETS_JSON: z.optional(z.string()),
  /**
   * Clients for signing in with another account: JSON `{google?: {clientId}, facebook?: {clientId}}`,
   * where each may override its published addresses (a stand-in provider).
   */
  OAUTH_PROVIDERS: z._default(z.string(), '{}'),
  /** Price of the payment provider for each plan; older prices still paid by some follow, comma-separated. */
  STRIPE_PRICE_BASIC: z.string(),
  STRIPE_PRICE_PRO: z.string(),
  /** Settings of the customer portal; the account's default ones when absent. */
  STRIPE_PORTAL_CONFIGURATION: z._default(z.string(), ''),
  /** Origin for calls to the payment provider: Stripe, or the local cloud's stand-in. */
  STRIPE_API_BASE: z._default(z.string(), 'https://api.stripe.com'),
  /** The contact for our push messages: an `https:` or `mailto:` address (RFC 8292, section 2.1). */
  VAPID_SUBJECT: z.string(),
  /** Origin of the local cloud's push service; other stages have none. */
  PUSH_STAND_IN: z._default(z.string(), ''),
  /** Model tokens allowed per day, for one user and for the whole stage. */
  DAILY_TOKENS_PER_USER: z._default(z.string(), '2000000'),
  DAILY_TOKENS_OF_STAGE: z._default(z.string(), '60000000'),
  MODEL_BASE_URL: z.string(),
  /** Model names in the order they are tried, comma-separated. */
  MODEL_NAMES: z.string(),
});
export type Env = z.infer<typeof schema>;

/** One setting; throws with its name when it is missing, which is a fault of the deployment. */
export function env<Name extends keyof Env>(name: Name): Env[Name] {
  const parsed = schema.shape[name].safeParse(process.env[name]);
  if (!parsed.success) throw new Error(`Environment variable ${name} is missing or malformed.`);
  return parsed.data as Env[Name]; // the schema of `name` produced it
}
