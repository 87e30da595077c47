import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Contract } from '#shared/contracts/contract.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { bearerToken, callerAddress, parseRequest, textBody } from './request.ts';

type Parts = Partial<
  Pick<APIGatewayProxyEventV2, 'headers' | 'body' | 'isBase64Encoded' | 'pathParameters'>
>;

function event(parts: Parts, sourceIp = '203.0.113.9'): APIGatewayProxyEventV2 {
  return {
    headers: {},
    isBase64Encoded: false,
    requestContext: { http: { sourceIp } },
    ...parts,
  } as APIGatewayProxyEventV2; // the functions under test read nothing else
}

const contract = {
  group: 'me',
  method: 'POST',
  path: '/api/things/{id}',
  auth: 'none',
  summaryPl: '',
  params: z.object({ id: z.string().check(z.minLength(3)) }),
  body: z.strictObject({
    name: z.string().check(z.minLength(2, 'Za krótka nazwa.')),
    kind: z.enum(['a', 'b']),
  }),
  response: z.undefined(),
} as const satisfies Contract;

function refusal(body: unknown, id = 'abc'): AppError {
  try {
    parseRequest(contract, event({ body: JSON.stringify(body), pathParameters: { id } }));
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('The request was not refused.');
}

test('a request is given as its contract describes it', () => {
  const body = Buffer.from('{"name":"Żółć","kind":"a"}').toString('base64');
  const sent = event({ body, isBase64Encoded: true, pathParameters: { id: 'abc' } });
  expect(parseRequest(contract, sent)).toEqual({
    params: { id: 'abc' },
    query: undefined,
    body: { name: 'Żółć', kind: 'a' },
  });
  expect(textBody(sent)).toBe('{"name":"Żółć","kind":"a"}');
});

test('a sentence of the contract is passed on, one of the library never', () => {
  expect(refusal({ name: 'x', kind: 'a' }).message).toBe('Za krótka nazwa.');
  const general = 'Nieprawidłowe dane. Sprawdź formularz i spróbuj ponownie.';
  expect(refusal({ name: 'xy', kind: 'c' }).message).toBe(general);
  expect(refusal({ name: 'xy', kind: 'a', role: 'ADMIN' }).message).toBe(general);
  expect(refusal([]).message).toBe(general);
  expect(refusal(null).message).toBe(general);
});

test('a path that cannot name anything is not found', () => {
  expect(refusal({ name: 'xy', kind: 'a' }, 'x').code).toBe('NOT_FOUND');
});

test('a bearer token is read in any case of its scheme, anything else is no token', () => {
  expect(bearerToken({ headers: { authorization: 'bearer abc' } })).toBe('abc');
  for (const authorization of [undefined, '', 'abc', 'Basic abc', 'Bearer', 'Bearer ']) {
    expect(() => bearerToken({ headers: { authorization } })).toThrow(
      'Brak autoryzacji. Proszę się zalogować.',
    );
  }
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
])('the caller %s is counted as %s', (viewer, expected) => {
  expect(callerAddress(event({ headers: { 'x-viewer-address': viewer } }))).toBe(expected);
});

test('a forwarded address of the caller counts for nothing', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4' };
  expect(callerAddress(event({ headers }))).toBe('203.0.113.9');
});
