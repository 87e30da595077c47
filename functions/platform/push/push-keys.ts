import { createPublicKey } from 'node:crypto';

/** The keys of a browser's subscription (RFC 8291), base64url. */
export type PushKeys = { p256dh: string; auth: string };

const POINT_BYTES = 65;
const UNCOMPRESSED = 4;
const AUTH_BYTES = 16;

/** Whether messages can be encrypted with these keys: a point of P-256 and 16 secret bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) return false;
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  try {
    createPublicKey({ key, format: 'jwk' }); // refuses points outside the curve
    return true;
  } catch {
    return false;
  }
}
