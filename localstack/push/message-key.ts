import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The secret side of a browser's subscription. */
export type DeviceKeys = { ecdh: ECDH; auth: Buffer };

const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SALT_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 4 + 1; // salt, record size, length of the key's name (RFC 8188)
const TAG_BYTES = 16;
const LAST_RECORD = 2;

export function newDeviceKeys(): DeviceKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

/**
 * Decrypts a push message (RFC 8291 over RFC 8188, one record) as a browser does. Throws when it was not
 * encrypted for these keys. Written from the RFCs, independently of the library that encrypts.
 */
export function decryptMessage({ ecdh, auth }: DeviceKeys, body: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const nameLength = body.readUInt8(HEADER_BYTES - 1);
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + nameLength);
  const record = body.subarray(HEADER_BYTES + nameLength);
  const info = [Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender];
  const input = derive(ecdh.computeSecret(sender), auth, Buffer.concat(info), 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD); // only padding follows
  return padded.subarray(0, end).toString('utf-8');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
