import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Contract } from '#shared/contracts/contract.ts';

import { answer, compressed, json, redirect } from './respond.ts';

const contract = {
  group: 'me',
  method: 'GET',
  path: '/api/thing',
  auth: 'none',
  summaryPl: '',
  response: z.object({ name: z.string() }),
} as const satisfies Contract;

test('an answer holds only what its contract names, and no cache keeps it', () => {
  const row = { name: 'Anna', passwordHash: 'tajne' };
  expect(answer(contract, row)).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: '{"name":"Anna"}',
  });
});

test('a large body is compressed for a caller who can read it, and only for them', () => {
  const large = json(200, { text: 'żółć '.repeat(300_000) });
  const gzip = { headers: { 'accept-encoding': 'br, gzip' } };
  const small = compressed(gzip, large);
  expect(small).toMatchObject({ headers: { 'content-encoding': 'gzip' }, isBase64Encoded: true });
  expect(gunzipSync(Buffer.from(small.body ?? '', 'base64')).toString()).toBe(large.body);
  expect(compressed({ headers: {} }, large)).toBe(large);
  const short = json(200, {});
  expect(compressed(gzip, short)).toBe(short);
});

test('a redirect is neither kept nor told to the next page', () => {
  expect(redirect('https://listownik.test/#/x', ['a=b'])).toEqual({
    statusCode: 302,
    headers: {
      location: 'https://listownik.test/#/x',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    cookies: ['a=b'],
  });
});
