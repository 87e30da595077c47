import { createHash, randomBytes } from 'node:crypto';

export type RandomId = () => string;

/** 128 random bits, URL-safe (22 characters). */
export const randomId: RandomId = () => randomBytes(16).toString('base64url');

/** 256 random bits, URL-safe: for mailed links. */
export const randomSecret: RandomId = () => randomBytes(32).toString('base64url');

/** SHA-256, base64url: the form in which mailed secrets are stored and browsers' addresses are named. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
