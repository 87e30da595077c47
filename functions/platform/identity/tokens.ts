import { jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose';
import * as z from 'zod/mini';

import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { hashOf } from '#functions/platform/ids.ts';
import { secretsOf } from '#functions/platform/secrets.ts';
import { type FileId, fileId, type UserId, userId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import type { OauthAttempt } from './oauth.ts';

const ISSUER = 'listownik';
const SESSION_AUDIENCE = 'session';
const STREAM_AUDIENCE = 'stream';
const OAUTH_AUDIENCE = 'oauth';
const DEVICE_AUDIENCE = 'device';
/** A sign-in that still needs a code has to be finished soon, or starts again. */
const OWING_SECONDS = 15 * 60;
const ONE_TIME_CODE = 'otp';
export const SESSION_SECONDS = 30 * 24 * 3600;
const TICKET_SECONDS = 15 * 60;
const OAUTH_SECONDS = 10 * 60;
export const DEVICE_SECONDS = 365 * 24 * 3600;

const sessionClaims = z.object({
  sub: userId,
  tv: z.number(),
  sid: z.optional(z.string()),
  amr: z.optional(z.array(z.string())), // RFC 8176
});
const deviceClaims = z.object({ dev: z.string(), adr: z.string() });
const oauthClaims = z.object({
  provider: z.enum(['google', 'facebook']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  tab: z.optional(z.string()),
});
const ticketClaims = z.object({ sub: userId, tv: z.number(), fid: fileId });

export type TicketClaims = { userId: UserId; tokenVersion: number; fileId: FileId };
export type SessionClaims = {
  userId: UserId;
  tokenVersion: number;
  /** Identifies one sign-in, so that it can be ended individually. */
  sessionId?: string | undefined;
  /** Whether the sign-in passed a second factor. */
  hasPassedFactor?: boolean | undefined;
};
/** A browser that signed in to an address, identified by its hash. */
export type DeviceClaims = { device: string; address: string };

type Key = { id: string; bytes: Uint8Array };

/** The signing key, and the previous one, whose tokens stay valid until they expire. */
async function keys(): Promise<[Key, ...Key[]]> {
  const { sessionSecret, sessionSecretBefore } = await secretsOf('session');
  const before = sessionSecretBefore === undefined ? [] : [keyOf(sessionSecretBefore)];
  return [keyOf(sessionSecret), ...before];
}

/** A key's name is its own hash, so that it needs no configuration. */
function keyOf(secret: string): Key {
  return { id: hashOf(`kid:${secret}`).slice(0, 8), bytes: new TextEncoder().encode(secret) };
}

async function sign(claims: Record<string, unknown>, audience: string, seconds: number, now: Date) {
  const issued = Math.floor(now.getTime() / 1000);
  const [{ id, bytes }] = await keys();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(bytes);
}

async function verify(
  token: string,
  audience: string,
  now: Date,
  ownClaims = ['sub', 'tv'],
): Promise<unknown> {
  try {
    return await payloadOf(token, {
      algorithms: ['HS256'],
      typ: 'JWT',
      issuer: ISSUER,
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'iat', ...ownClaims],
    });
  } catch (error) {
    throw new AppError('UNAUTHENTICATED', { cause: error });
  }
}

/** Verified by the key named in `kid`; a token of an unknown key is refused. */
async function payloadOf(token: string, options: JWTVerifyOptions): Promise<unknown> {
  const known = await keys();
  const { payload } = await jwtVerify(
    token,
    ({ kid }) => {
      const named = known.find(({ id }) => id === kid);
      if (named === undefined) throw new AppError('UNAUTHENTICATED');
      return named.bytes;
    },
    options,
  );
  return payload;
}

/**
 * Session token: 30 days, bound to the user's token version (design, section 7); a quarter of an hour
 * while a code is still required.
 */
export function signSession(
  { userId: sub, tokenVersion: tv, sessionId: sid, hasPassedFactor }: SessionClaims,
  clock: Clock = systemClock,
  owesCode = false,
): Promise<string> {
  const claims = { sub, tv, sid, ...(hasPassedFactor ? { amr: [ONE_TIME_CODE] } : {}) };
  return sign(claims, SESSION_AUDIENCE, owesCode ? OWING_SECONDS : SESSION_SECONDS, clock());
}

/** Throws `UNAUTHENTICATED` unless the token is ours, of this purpose and not expired. */
export async function readSession(
  token: string,
  clock: Clock = systemClock,
): Promise<SessionClaims> {
  const claims = sessionClaims.safeParse(await verify(token, SESSION_AUDIENCE, clock()));
  if (!claims.success) throw new AppError('UNAUTHENTICATED');
  const { sub, tv, sid, amr } = claims.data;
  const passed = amr?.includes(ONE_TIME_CODE) ? { hasPassedFactor: true } : {};
  return { userId: sub, tokenVersion: tv, sessionId: sid, ...passed };
}

/** Stream ticket: 15 minutes, bound to one user and one file (design, section 3). */
export function signTicket(claims: TicketClaims, clock: Clock = systemClock): Promise<string> {
  const { userId: sub, tokenVersion: tv, fileId: fid } = claims;
  return sign({ sub, tv, fid }, STREAM_AUDIENCE, TICKET_SECONDS, clock());
}

/** Throws `UNAUTHENTICATED` unless the ticket is ours, of this purpose and not expired. */
export async function readTicket(token: string, clock: Clock = systemClock): Promise<TicketClaims> {
  const claims = ticketClaims.safeParse(await verify(token, STREAM_AUDIENCE, clock()));
  if (!claims.success) throw new AppError('UNAUTHENTICATED');
  const { sub, tv, fid } = claims.data;
  return { userId: sub, tokenVersion: tv, fileId: fid };
}

/** Content of the cookie that binds a sign-in at a provider to this browser: 10 minutes. */
export function signOauthAttempt(
  { provider, state, nonce, verifier, tab }: OauthAttempt,
  clock: Clock = systemClock,
): Promise<string> {
  return sign({ provider, state, nonce, verifier, tab }, OAUTH_AUDIENCE, OAUTH_SECONDS, clock());
}

/** Throws `UNAUTHENTICATED` unless the cookie is ours, of this purpose and not expired. */
export async function readOauthAttempt(
  token: string,
  clock: Clock = systemClock,
): Promise<OauthAttempt> {
  const claims = oauthClaims.safeParse(await verify(token, OAUTH_AUDIENCE, clock(), ['state']));
  if (!claims.success) throw new AppError('UNAUTHENTICATED');
  return claims.data;
}

/** Content of the cookie by which an address recognises a browser: a year. */
export function signDevice({ device, address }: DeviceClaims, clock: Clock): Promise<string> {
  return sign({ dev: device, adr: address }, DEVICE_AUDIENCE, DEVICE_SECONDS, clock());
}

/** The owner named by the cookie; `undefined` unless it is ours, of this purpose and not expired. */
export async function readDevice(token: string, clock: Clock): Promise<DeviceClaims | undefined> {
  try {
    const payload = await verify(token, DEVICE_AUDIENCE, clock(), ['dev', 'adr']);
    const { dev, adr } = deviceClaims.parse(payload);
    return { device: dev, address: adr };
  } catch {
    return undefined; // a wrong cookie identifies nobody, and is not an error
  }
}
