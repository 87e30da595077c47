import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import { signInByProvider, type SocialOutcome } from '#functions/core/flows/social-sign-in.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { env } from '#functions/platform/env.ts';
import { cookieOf, hostCookie } from '#functions/platform/http/cookies.ts';
import { redirect } from '#functions/platform/http/respond.ts';
import {
  authorizationUrl,
  identityOfReturn,
  type OauthAttempt,
} from '#functions/platform/identity/oauth.ts';
import {
  findProvider,
  type ProviderName,
  type ProviderSettings,
} from '#functions/platform/identity/oauth-providers.ts';
import { readOauthAttempt, signOauthAttempt } from '#functions/platform/identity/tokens.ts';
import { randomSecret } from '#functions/platform/ids.ts';
import { logger } from '#functions/platform/logger.ts';
import * as contracts from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors/app-error.ts';

const COOKIE = '__Host-listownik-oauth';
const FORGET = hostCookie(COOKIE, '', 0);
const SECONDS = 600;
/** The name comes back in an address, so nothing else may be part of it. */
const TAB = /^[\w-]{16,64}$/;

/** The parts of a provider's return; its query is read leniently, so that every outcome is a screen. */
type Return = { event: APIGatewayProxyEventV2; address: string };
type Begun = { query: { tab?: string | undefined } };
type Answer = APIGatewayProxyStructuredResultV2;
/** A reason that the sign-in screen puts into words. */
type Ending = 'mailed' | 'no-email' | 'not-possible' | 'canceled' | 'failed' | 'unavailable';

export const startGoogleEndpoint = endpoint(contracts.startGoogle, startAt('google'));
export const finishGoogleEndpoint = endpoint(contracts.finishGoogle, finishAt('google'));
export const startFacebookEndpoint = endpoint(contracts.startFacebook, startAt('facebook'));
export const finishFacebookEndpoint = endpoint(contracts.finishFacebook, finishAt('facebook'));

/** Sends the browser to the provider, with state, nonce and PKCE verifier kept in its cookie. */
function startAt(provider: ProviderName) {
  return async ({ query: { tab } }: Begun): Promise<Answer> => {
    const settings = findProvider(provider);
    if (settings === undefined) return toSignIn('unavailable');
    const attempt = {
      provider,
      state: randomSecret(),
      nonce: randomSecret(),
      verifier: randomSecret(),
      tab: TAB.test(tab ?? '') ? tab : undefined,
    };
    const cookie = hostCookie(COOKIE, await signOauthAttempt(attempt), SECONDS);
    return redirect(await authorizationUrl(bound(settings, attempt)), [cookie]);
  };
}

/** Receives the browser's return. Every failure ends on the sign-in screen, never in a bare answer. */
function finishAt(provider: ProviderName) {
  return async ({ event, address }: Return): Promise<Answer> => {
    try {
      await enforceLimit('oauth-address', address);
      return await finish(provider, event);
    } catch (error) {
      if (!(error instanceof AppError))
        logger.failure('social sign-in failed', error, { provider });
      const unavailable = error instanceof AppError && error.code === 'UNAVAILABLE';
      return toSignIn(unavailable ? 'unavailable' : 'failed');
    }
  };
}

async function finish(provider: ProviderName, event: APIGatewayProxyEventV2): Promise<Answer> {
  const settings = findProvider(provider);
  if (settings === undefined) return toSignIn('unavailable');
  const { code, state, error } = event.queryStringParameters ?? {};
  const attempt = await readOauthAttempt(cookieOf(event, COOKIE));
  // A return that this browser did not start, or started at another provider, is not a sign-in.
  if (attempt.provider !== provider || attempt.state !== state) return toSignIn('failed');
  if (error !== undefined || code === undefined) return toSignIn('canceled');
  const identity = await identityOfReturn(
    new URLSearchParams(event.rawQueryString),
    bound(settings, attempt),
  );
  return ended(await signInByProvider(identity), attempt.tab);
}

function ended(outcome: SocialOutcome, tab: string | undefined): Answer {
  switch (outcome.kind) {
    case 'signed-in':
      return toScreen(
        `auth/callback?token=${outcome.session.token}${tab === undefined ? '' : `&tab=${tab}`}`,
      );
    case 'mailed':
      return toSignIn('mailed');
    case 'refused':
      return toSignIn(outcome.reason);
  }
}

function bound(settings: ProviderSettings, attempt: OauthAttempt) {
  // Each provider has its own return address, so that none can present another provider's code.
  const redirectUri = `${env('WEB_ORIGIN')}/api/auth/${attempt.provider}/callback`;
  return { settings, attempt, redirectUri };
}

function toSignIn(ending: Ending): Answer {
  return toScreen(`login?social=${ending}`);
}

function toScreen(route: string): Answer {
  return redirect(`${env('WEB_ORIGIN')}/#/${route}`, [FORGET]);
}
