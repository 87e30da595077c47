import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { allContracts } from '#shared/contracts/all-contracts.ts';

import { apiHandler } from './api-handler.ts';
import { json } from './respond.ts';

const [contract] = allContracts.filter(({ method, params }) => method === 'GET' && !params);
if (contract === undefined) throw new Error('No contract to ask by.');
const handler = apiHandler([
  { ...contract, handler: () => Promise.resolve(json(200, { ok: true })) },
]);

async function statusOf(headers: Record<string, string>): Promise<unknown> {
  const http = { method: contract?.method, path: contract?.path };
  const requestContext = { http, requestId: 'r' };
  const event = { version: '2.0', rawPath: contract?.path, headers, requestContext };
  const { statusCode } = await handler(
    event as unknown as APIGatewayProxyEventV2, // the handler reads nothing else
    { getRemainingTimeInMillis: () => 1_000 } as Context,
  );
  return statusCode;
}

beforeEach(() => vi.stubEnv('ORIGIN_PROOF', 'a-proof-of-this-test'));
afterEach(() => vi.unstubAllEnvs());

test('a request that shows the proof is answered', async () => {
  expect(await statusOf({ 'x-origin-proof': 'a-proof-of-this-test' })).toBe(200);
});

test('while the proof is rotated, the one before it is good as well, and nothing else', async () => {
  const before = { 'x-origin-proof': 'a-proof-of-yesterday' };
  expect(await statusOf(before)).toBe(403);
  vi.stubEnv('ORIGIN_PROOF_BEFORE', 'a-proof-of-yesterday');
  expect(await statusOf(before)).toBe(200);
  expect(await statusOf({ 'x-origin-proof': 'a-proof-of-this-test' })).toBe(200);
  expect(await statusOf({ 'x-origin-proof': '' })).toBe(403);
});

test.each([
  ['no proof', {}],
  ['an empty proof', { 'x-origin-proof': '' }],
  ['another proof', { 'x-origin-proof': 'a-proof-of-this-tesT' }],
  ["only a viewer's address", { 'x-viewer-address': '203.0.113.7' }],
])('a request with %s is refused', async (_, headers) => {
  expect(await statusOf(headers)).toBe(403);
});

test('where no proof is set, everybody comes through the front door', async () => {
  vi.stubEnv('ORIGIN_PROOF', undefined);
  expect(await statusOf({})).toBe(200);
});
