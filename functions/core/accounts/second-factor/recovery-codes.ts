import { randomBytes } from 'node:crypto';

/** Letters and digits that cannot be confused in handwriting (Crockford's base 32, lower case). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const COUNT = 10;
/** 80 bits: a stored hash cannot be reversed by trying all codes. */
const LENGTH = 16;

/** Ten codes for a lost telephone, in the form shown to the user: `xxxx-xxxx-xxxx-xxxx`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '');
    return letters.join('').replace(/.{4}(?=.)/g, '$&-');
  });
}

/** The form in which codes are compared: no blanks or dashes, lower case. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}
