import { createECDH } from 'node:crypto';

const SCALAR_BYTES = 32;

/** The pair push messages are signed with (RFC 8292), base64url as in the stage's secret. */
export type VapidKeyPair = { vapidPublicKey: string; vapidPrivateKey: string };

export function newVapidKeyPair(): VapidKeyPair {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const scalar = ecdh.getPrivateKey();
  const padding = Buffer.alloc(SCALAR_BYTES - scalar.length);
  return {
    vapidPublicKey: ecdh.getPublicKey('base64url'),
    vapidPrivateKey: Buffer.concat([padding, scalar]).toString('base64url'),
  };
}
