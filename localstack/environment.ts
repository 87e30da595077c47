import type { VapidKeyPair } from './push/vapid-key-pair.ts';
import { queueUrlAt } from './template/queues.ts';

/** The addresses of the local cloud's parts, and the settings that the functions get. */
export type LocalEnvironment = {
  webOrigin: string;
  aws: { dynamodb: string; s3: string; ses: string; sqs: string };
  model: { baseUrl: string; names: string; apiKey: string };
  payments: {
    environment: Readonly<Record<string, string>>;
    secretKey: string;
    webhookSecret: string;
  };
  social: {
    providers: string;
    googleClientSecret: string | undefined;
    facebookClientSecret: string | undefined;
  };
  /** Allowed push origin in addition to the push services. */
  pushStandIn: string;
  sessionSecret: string;
  vapid: VapidKeyPair;
};

const REGION = 'eu-central-1';

/**
 * Sets the functions' environment in this process: the template's, except where the local cloud replaces a
 * deployed part.
 */
export function applyEnvironment(
  declared: Readonly<Record<string, string>>,
  { webOrigin, aws, model, payments, social, pushStandIn, sessionSecret, vapid }: LocalEnvironment,
): void {
  Object.assign(process.env, declared, queueUrls(declared, aws.sqs), payments.environment, {
    WEB_ORIGIN: webOrigin,
    TABLE_TIMEOUT_MS: '10000', // the engine shares this process with everything else
    OAUTH_PROVIDERS: social.providers,
    VAPID_SUBJECT: 'mailto:poczta@listownik.test', // an http: subject would be refused
    PUSH_STAND_IN: pushStandIn,
    SECOND_FACTOR: process.env.SECOND_FACTOR ?? declared.SECOND_FACTOR,
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAMES: model.names,
    SECRETS_JSON: JSON.stringify({
      sessionSecret,
      modelApiKey: model.apiKey,
      googleClientSecret: social.googleClientSecret,
      facebookClientSecret: social.facebookClientSecret,
      stripeSecretKey: payments.secretKey,
      stripeWebhookSecret: payments.webhookSecret,
      ...vapid,
    }),
    AWS_REGION: process.env.AWS_REGION ?? REGION,
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? 'local',
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? 'local',
    AWS_ENDPOINT_URL_DYNAMODB: aws.dynamodb,
    AWS_ENDPOINT_URL_S3: aws.s3,
    AWS_ENDPOINT_URL_SQS: aws.sqs,
    AWS_ENDPOINT_URL_SES: aws.ses,
  });
  delete process.env.AWS_PROFILE; // it would be preferred to the credentials above
}

/** The template has the names of queues; the code needs their URLs. */
function queueUrls(declared: Readonly<Record<string, string>>, endpoint: string) {
  const named = Object.entries(declared).filter(([name]) => name.endsWith('_QUEUE_URL'));
  return Object.fromEntries(named.map(([name, queue]) => [name, queueUrlAt(endpoint, queue)]));
}
