import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as z from 'zod/mini';

import { secrets } from '#functions/platform/secrets.ts';
import { AppError } from '#shared/errors/app-error.ts';

import type { ProviderName, ProviderSettings } from './oauth-providers.ts';

/** Who a provider says the person is. `subject` never changes; the e-mail counts only when verified. */
export type ProviderIdentity = {
  provider: ProviderName;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What one sign-in is bound to: kept in the browser's cookie, compared when it comes back. */
export type OauthAttempt = {
  provider: ProviderName;
  state: string;
  nonce: string;
  verifier: string;
  /** Names the tab that began it; handed back to the page beside the session. */
  tab?: string | undefined;
};

type Return = { settings: ProviderSettings; attempt: OauthAttempt; redirectUri: string };

const DEADLINE_MS = 5_000;

/** Address of the provider's sign-in page: code flow with PKCE S256, state and nonce (RFC 9700, section 2.1). */
export function authorizationUrl({ settings, attempt, redirectUri }: Return): string {
  const url = new URL(settings.authorizationUrl);
  const openId = settings.jwksUrl !== undefined;
  const parameters = {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    scope: openId ? 'openid email profile' : 'email public_profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Exchanges a code for the identity behind it. Throws `LINK_INVALID` when the provider refuses the code
 * or its answer is not for this client and this attempt, `UNAVAILABLE` when it cannot be reached.
 */
export async function identityOfCode(code: string, given: Return): Promise<ProviderIdentity> {
  const { settings, attempt, redirectUri } = given;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: settings.clientId,
    client_secret: await clientSecret(attempt.provider),
    code_verifier: attempt.verifier,
  });
  const tokens = parsed(tokenAnswer, await ask(settings.tokenUrl, { method: 'POST', body }));
  if (settings.jwksUrl !== undefined) return fromIdToken(tokens.id_token ?? '', given);
  return fromUserinfo(tokens.access_token, given);
}

const tokenAnswer = z.object({ access_token: z.string(), id_token: z.optional(z.string()) });

const idClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  nonce: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
});

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

async function fromIdToken(idToken: string, { settings, attempt }: Return) {
  const jwksUrl = settings.jwksUrl ?? '';
  const keys =
    keySets.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: DEADLINE_MS });
  keySets.set(jwksUrl, keys); // keeps the provider's keys for the life of the container
  const claims = await jwtVerify(idToken, keys, {
    algorithms: ['RS256', 'ES256'],
    issuer: settings.issuer ?? '',
    audience: settings.clientId,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  }).then(
    ({ payload }) => parsed(idClaims, payload),
    (error: unknown) => Promise.reject(new AppError('LINK_INVALID', { cause: error })),
  );
  if (claims.nonce !== attempt.nonce) throw new AppError('LINK_INVALID');
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

/** A provider without ID tokens: its e-mail is taken as unverified, whatever it is. */
async function fromUserinfo(accessToken: string, { settings, attempt }: Return) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const person = parsed(userinfo, await ask(settings.userinfoUrl ?? '', { headers }));
  return {
    provider: attempt.provider,
    subject: person.id,
    email: person.email,
    emailVerified: false,
    firstName: person.first_name ?? '',
    lastName: person.last_name ?? '',
  };
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    // A redirect could carry the secret elsewhere (ASVS 15.3.2).
    answer = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  } catch (error) {
    throw new AppError('UNAVAILABLE', { cause: error });
  }
  if (answer.status >= 500) throw new AppError('UNAVAILABLE');
  if (!answer.ok) throw new AppError('LINK_INVALID');
  return answer.json().catch((error: unknown) => {
    throw new AppError('UNAVAILABLE', { cause: error });
  });
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw new AppError('LINK_INVALID', { cause: result.error });
  return result.data;
}

async function clientSecret(provider: ProviderName): Promise<string> {
  const { googleClientSecret, facebookClientSecret } = await secrets();
  return (provider === 'google' ? googleClientSecret : facebookClientSecret) ?? '';
}
