import { argon2Sync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hashPassword, isOutdatedHash, verifyPassword } from './passwords.ts';

test('a password fits its own hash and no other password does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 256 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 256 }),
      async (password, other) => {
        const stored = await hashPassword(password);
        expect(await verifyPassword(password, stored)).toBe(true);
        expect(await verifyPassword(other, stored)).toBe(
          Buffer.from(other).equals(Buffer.from(password)),
        );
      },
    ),
    { numRuns: 10 },
  );
});

test('the hash is a PHC string with its parameters and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('zażółć'), hashPassword('zażółć')]);
  expect(first).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
  expect(first).not.toBe(second);
});

test('a hash made with other parameters is still verified, and reported when it is weaker', async () => {
  const nonce = Buffer.alloc(16, 7);
  const made = (memory: number, passes: number) => {
    const tag = argon2Sync('argon2id', {
      message: 'hasło',
      nonce,
      memory,
      passes,
      parallelism: 1,
      tagLength: 32,
    });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${text(nonce)}$${text(tag)}`;
  };
  expect(await verifyPassword('hasło', made(8_192, 2))).toBe(true);
  expect(isOutdatedHash(made(8_192, 2))).toBe(true);
  expect(isOutdatedHash(made(19_456, 3))).toBe(false);
});

test('without a stored hash no password fits', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
  expect(await verifyPassword('listownik-lokalnie', undefined)).toBe(false);
});

test('a letter in another case, a space more or a cut end is another password', async () => {
  const stored = await hashPassword('Hasło bardzo długie');
  for (const wrong of ['hasło bardzo długie', 'Hasło bardzo długie ', 'Hasło bardzo dług']) {
    expect(await verifyPassword(wrong, stored)).toBe(false);
  }
});

test('a malformed stored hash is a fault, not a wrong password', async () => {
  await expect(verifyPassword('a', '$2b$10$abc')).rejects.toThrow('malformed');
});
