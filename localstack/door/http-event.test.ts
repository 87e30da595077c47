import { createServer } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

import { sendJson } from './http-answer.ts';
import { toHttpEvent } from './http-event.ts';
import { readBody } from './read-body.ts';

const route = { routeKey: 'POST /api/x/{id}', pathParameters: { id: '1' } };
const server = createServer((request, response) => {
  void readBody(request, 1_000).then((body) => {
    if (body === 'too-large') sendJson(response, 413, {});
    else sendJson(response, 200, toHttpEvent(request, body, route));
  });
});

beforeAll(() => listenOnLoopback(server));
afterAll(() => closeServer(server));

async function eventOf(path: string, init: RequestInit = {}): Promise<APIGatewayProxyEventV2> {
  const answer = await fetch(`${endpointOf(server)}${path}`, init);
  return (await answer.json()) as APIGatewayProxyEventV2; // the server above sends this
}

test('an event has the shape of payload format 2.0', async () => {
  const event = await eventOf('/api/x/1?a=1&a=2&b=%C5%82', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'one=1; two=2', 'X-Own': 'y' },
    body: '{"ż":1}',
  });
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'POST /api/x/{id}',
    rawPath: '/api/x/1',
    rawQueryString: 'a=1&a=2&b=%C5%82',
    cookies: ['one=1', 'two=2'],
    queryStringParameters: { a: '1,2', b: 'ł' },
    pathParameters: { id: '1' },
    body: '{"ż":1}',
    isBase64Encoded: false,
    requestContext: { stage: '$default', http: { method: 'POST', sourceIp: '127.0.0.1' } },
  });
  expect(event.headers).toMatchObject({ 'content-type': 'application/json', 'x-own': 'y' });
  expect(event.headers.cookie).toBeUndefined();
});

test('a body that is not text comes in base64', async () => {
  const form = new FormData();
  form.set('documents', 'tekst');
  const event = await eventOf('/api/x/1', { method: 'POST', body: form });
  expect(event.isBase64Encoded).toBe(true);
  expect(Buffer.from(event.body ?? '', 'base64').toString()).toContain('tekst');
});

test('a request without query, cookies and body has none of their fields', async () => {
  const event = await eventOf('/api/x/1');
  expect(Object.keys(event)).not.toContain('queryStringParameters');
  expect(Object.keys(event)).not.toContain('cookies');
  expect(Object.keys(event)).not.toContain('body');
});

test("the viewer's address is ours to say, not the caller's", async () => {
  const event = await eventOf('/', {
    headers: { 'X-Viewer-Address': '6.6.6.6' },
  });
  expect(event.headers['x-viewer-address']).toBe('127.0.0.1');
});

test('a body over the limit is answered instead of cut off', async () => {
  const answer = await fetch(endpointOf(server), { method: 'POST', body: 'x'.repeat(5_000_000) });
  expect(answer.status).toBe(413);
});
