import { randomBytes } from 'node:crypto';

/** Letters and digits that nobody takes for each other when they are written down (Crockford's base 32, lower case). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const COUNT = 10;
/** 80 bits: what is stored hashed cannot be found by trying. */
const LENGTH = 16;

/** Ten codes for a lost telephone, as they are shown: `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '');
    return letters.join('').replace(/.{4}(?=.)/g, '$&-');
  });
}

/** A code as it is compared: without blanks and dashes, in lower case. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}
