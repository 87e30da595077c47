import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Handler,
} from 'aws-lambda';

import { systemClock } from '#functions/platform/clock.ts';
import { clientsOf } from '#localstack/identity/clients.ts';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '#localstack/identity/identity-provider.ts';
import { type PushService, startPushService } from '#localstack/push/push-service.ts';
import { newVapidKeyPair } from '#localstack/push/vapid-key-pair.ts';
import { type LocalStripe, startLocalStripe } from '#localstack/stripe/local-stripe.ts';
import type { Contract } from '#shared/contracts/contract.ts';

import { newPerson, type Person } from './administration.ts';
import {
  type EmbeddedCloud,
  SESSION_SECRET,
  startEmbeddedCloud,
  WEB_ORIGIN,
} from './embedded-cloud.ts';
import { type Answer, type Call, caller } from './http-event.ts';
import { answersD20 } from './scripted-answers.ts';
import { type ScriptedModel, startScriptedModel } from './scripted-model.ts';
import { callStream, type StreamModule } from './stream-call.ts';

export const PASSWORD = 'bardzo tajne hasło';

/** Every call of the product over embedded engines, a scripted model and stand-ins for the providers. */
export type WholeProduct = {
  cloud: EmbeddedCloud;
  model: ScriptedModel;
  stripe: LocalStripe;
  provider: IdentityProvider;
  push: PushService;
  /** A call through the Lambda that its contract is routed to. */
  call: (contract: Contract, call?: Call) => Promise<Answer>;
  /** A call by a method that the path does not have, as the HTTP API and the function URL route it. */
  callBy: (method: string, contract: Contract, call?: Call) => Promise<Answer>;
  /** A signed-in person with the password `PASSWORD`. */
  newPerson: (role?: 'USER' | 'ADMIN') => Promise<Person>;
  close: () => Promise<void>;
};

type GroupModule = { handler: Handler<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> };

/** Imports a handler by its path from the repository's root. */
type LoadHandler = (source: string) => Promise<unknown>;

const loadSource: LoadHandler = (source) => import(/* @vite-ignore */ `../../${source}`);

/** `load` takes the handlers from elsewhere than their sources. */
export async function startWholeProduct(load: LoadHandler = loadSource): Promise<WholeProduct> {
  const model = await startScriptedModel();
  model.otherwise(answersD20);
  const provider = await startIdentityProvider();
  const stripe = await startLocalStripe({
    origin: WEB_ORIGIN,
    clock: systemClock,
    deliver: () => Promise.resolve(true), // events are sent by those who look at them
  });
  const vapid = newVapidKeyPair();
  const push = await startPushService(vapid.vapidPublicKey, systemClock);
  const cloud = await startEmbeddedCloud({
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAMES: 'scripted',
    STRIPE_API_BASE: stripe.apiBase,
    STRIPE_PRICE_BASIC: 'price_basic',
    STRIPE_PRICE_PRO: 'price_pro',
    VAPID_SUBJECT: 'mailto:poczta@listownik.test',
    PUSH_STAND_IN: push.endpoint,
    OAUTH_PROVIDERS: clientsOf(provider, () => `${provider.url}/authorize`),
    SECRETS_JSON: JSON.stringify({
      sessionSecret: SESSION_SECRET,
      modelApiKey: 'none',
      googleClientSecret: provider.clientSecret,
      facebookClientSecret: provider.clientSecret,
      stripeSecretKey: stripe.secretKey,
      stripeWebhookSecret: stripe.webhookSecret,
      ...vapid,
    }),
  });
  const callGroup = async (group: string) =>
    caller(((await load(`functions/api/${group}/handler.ts`)) as GroupModule).handler); // each group has one
  const streamed = async (method: string, call: Call = {}): Promise<Answer> => {
    const handler = load('functions/stream/analyze/handler.ts') as Promise<StreamModule>; // the only one
    const options = { method, load: () => handler };
    return { cookies: [], ...(await callStream({ ...call.query }, options)) };
  };
  const { hashPassword } = await import('#functions/platform/identity/passwords.ts');
  const passwordHash = await hashPassword(PASSWORD);

  return {
    cloud,
    model,
    stripe,
    provider,
    push,
    call: async (contract, call) =>
      contract.group === 'analyze'
        ? streamed('GET', call)
        : (await callGroup(contract.group))(contract, call),
    callBy: async (method, contract, call) =>
      contract.group === 'analyze'
        ? streamed(method, call)
        : (await callGroup('fallback'))({ ...contract, method: method as 'GET' }, call), // any text
    newPerson: (role = 'USER') => newPerson(role, { passwordHash }),
    close: async () => {
      const open = [cloud, model, provider, stripe, push];
      await Promise.all(open.map((each) => each.close()));
    },
  };
}
