import { expect, test } from 'vitest';

import { codeUri, newCodeSecret, stepOfCode } from './one-time-codes.ts';

/** The secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (second: number) => new Date(second * 1_000);

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])("at second %i the RFC's own code is known by its half-minute", (second, code, step) => {
  expect(stepOfCode(SECRET, code, at(second))).toBe(step);
});

test('a code counts half a minute earlier and later, and no longer', () => {
  const known = (second: number) => stepOfCode(SECRET, '287082', at(second));
  expect([0, 30, 59, 89].map(known)).toEqual([1, 1, 1, 1]);
  expect(known(90)).toBeUndefined();
  expect(stepOfCode(SECRET, '287083', at(59))).toBeUndefined();
  expect(stepOfCode(SECRET, '', at(59))).toBeUndefined();
});

test('a secret has 160 bits and names the product and the account to the application', () => {
  const secret = newCodeSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newCodeSecret()).not.toBe(secret);
  expect(codeUri(secret, 'anna@poczta.example')).toBe(
    `otpauth://totp/Listownik:anna%40poczta.example?issuer=Listownik&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
