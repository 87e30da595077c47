import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';

import { secretsOf } from '#functions/platform/secrets.ts';
import { AppError } from '#shared/errors/app-error.ts';

import type { ProviderName, ProviderSettings } from './oauth-providers.ts';

/** The person according to a provider. `subject` never changes; the e-mail counts only when verified. */
export type ProviderIdentity = {
  provider: ProviderName;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** The values that bind one sign-in: kept in the browser's cookie, compared on its return. */
export type OauthAttempt = {
  provider: ProviderName;
  state: string;
  nonce: string;
  verifier: string;
  /** The name of the tab that began it; returned to the page beside the session. */
  tab?: string | undefined;
};

type Return = { settings: ProviderSettings; attempt: OauthAttempt; redirectUri: string };

const DEADLINE_MS = 5_000;

/** Address of the provider's sign-in page: code flow with PKCE S256, state and nonce (RFC 9700, section 2.1). */
export async function authorizationUrl({
  settings,
  attempt,
  redirectUri,
}: Return): Promise<string> {
  const url = new URL(settings.authorizationUrl);
  const parameters = {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    scope: isOpenId(settings) ? 'openid email profile' : 'email public_profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Exchanges a return (the query with which the provider sent the browser back) for an identity. Throws
 * `LINK_INVALID` when the return, the code or the provider's answer does not belong to this client and this
 * attempt, `UNAVAILABLE` when the provider cannot be reached.
 */
export async function identityOfReturn(
  query: URLSearchParams,
  given: Return,
): Promise<ProviderIdentity> {
  const { settings, attempt, redirectUri } = given;
  const parties = partiesOf(settings);
  const secret = oauth.ClientSecretPost(await clientSecret(attempt.provider));
  return judged(async () => {
    const code = oauth.validateAuthResponse(...parties, query, attempt.state);
    const answer = working(
      await oauth.authorizationCodeGrantRequest(
        ...parties,
        secret,
        code,
        redirectUri,
        attempt.verifier,
        options(settings.tokenUrl),
      ),
    );
    return isOpenId(settings) ? fromIdToken(answer, given) : fromUserinfo(answer, given);
  });
}

const idClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
});

/** The providers' signing keys by their address, kept for the life of the container. */
const keySets = new Map<string, oauth.JWKSCacheInput>();

async function fromIdToken(answer: Response, { settings, attempt }: Return) {
  const parties = partiesOf(settings);
  const expected = { expectedNonce: attempt.nonce, requireIdToken: true };
  const tokens = await oauth.processAuthorizationCodeResponse(...parties, answer, expected);
  const jwksUrl = settings.jwksUrl ?? '';
  const keys = keySets.get(jwksUrl) ?? {};
  keySets.set(jwksUrl, keys);
  await oauth.validateApplicationLevelSignature(parties[0], answer, {
    ...options(jwksUrl),
    [oauth.jwksCache]: keys,
  });
  const claims = idClaims.parse(oauth.getValidatedIdTokenClaims(tokens));
  return {
    provider: attempt.provider,
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    firstName: claims.given_name ?? '',
    lastName: claims.family_name ?? '',
  };
}

const userinfo = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
});

/** A provider without ID tokens: its e-mail always counts as unverified. */
async function fromUserinfo(answer: Response, { settings, attempt }: Return) {
  const parties = partiesOf(settings);
  const { access_token } = await oauth.processAuthorizationCodeResponse(...parties, answer);
  const userinfoUrl = settings.userinfoUrl ?? '';
  const told = await oauth.protectedResourceRequest(
    access_token,
    'GET',
    new URL(userinfoUrl),
    undefined,
    undefined,
    options(userinfoUrl),
  );
  const person = userinfo.parse(await working(told).json());
  return {
    provider: attempt.provider,
    subject: person.id,
    email: person.email,
    emailVerified: false,
    firstName: person.first_name ?? '',
    lastName: person.last_name ?? '',
  };
}

function isOpenId(settings: ProviderSettings): boolean {
  return settings.jwksUrl !== undefined;
}

/** The provider and the product, in the library's form. */
function partiesOf(settings: ProviderSettings): [oauth.AuthorizationServer, oauth.Client] {
  const { issuer, authorizationUrl, tokenUrl, jwksUrl, clientId } = settings;
  const server = {
    issuer: issuer ?? new URL(authorizationUrl).origin,
    token_endpoint: tokenUrl,
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
    ...(jwksUrl === undefined ? {} : { jwks_uri: jwksUrl }),
  };
  return [server, { client_id: clientId }];
}

/**
 * Redirects are not followed, because they could carry the secret elsewhere (ASVS 15.3.2). Plain HTTP is only
 * for this machine.
 */
function options(url: string) {
  const local = new URL(url).hostname === '127.0.0.1';
  return {
    signal: () => AbortSignal.timeout(DEADLINE_MS),
    [oauth.allowInsecureRequests]: local,
  };
}

function working(answer: Response): Response {
  if (answer.status >= 500) throw new AppError('UNAVAILABLE');
  return answer;
}

async function judged<Value>(step: () => Promise<Value>): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const silent = error instanceof TypeError || error instanceof DOMException; // like a failed fetch
    throw new AppError(silent ? 'UNAVAILABLE' : 'LINK_INVALID', { cause: error });
  }
}

async function clientSecret(provider: ProviderName): Promise<string> {
  const { googleClientSecret, facebookClientSecret } = await secretsOf('social');
  return (provider === 'google' ? googleClientSecret : facebookClientSecret) ?? '';
}
