import { importJWK, jwtVerify } from 'jose';
import * as z from 'zod/mini';

const DAY_SECONDS = 86_400;
const claims = z.object({
  sub: z.string().check(z.regex(/^(mailto:|https:)/)),
  exp: z.number(),
});

/**
 * Whether an `Authorization` header is signed with this key, for this push service, and valid for at most
 * a day (RFC 8292, sections 2 and 3). `publicKey` is an uncompressed point, base64url.
 */
export async function isSignedBy(publicKey: string, origin: string, header = ''): Promise<boolean> {
  const [, token, key] = /^vapid t=([^,\s]+), ?k=(\S+)$/.exec(header) ?? [];
  if (token === undefined || key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: origin });
    const { exp } = claims.parse(payload);
    return exp - Date.now() / 1_000 <= DAY_SECONDS;
  } catch {
    return false;
  }
}
