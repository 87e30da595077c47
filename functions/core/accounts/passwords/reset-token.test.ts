import fc from 'fast-check';
import { expect, test } from 'vitest';

import { randomId, randomSecret } from '#functions/platform/ids.ts';
import { userId } from '#shared/domain/ids.ts';

import { parseResetToken, resetToken } from './reset-token.ts';

test('a token gives back the account and the secret it was made of', () => {
  const id = userId.parse(randomId());
  const secret = randomSecret();
  expect(parseResetToken(resetToken(id, secret))).toEqual({ id, secret });
});

test('any other text is either no token or names an id of the right form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const parsed = parseResetToken(text);
      expect(parsed === undefined || /^[A-Za-z0-9_-]{8,64}$/.test(parsed.id)).toBe(true);
    }),
  );
});
