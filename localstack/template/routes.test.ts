import { expect, test } from 'vitest';

import { matchRoute } from './routes.ts';

const routes = [
  { routeKey: 'ANY /api/{proxy+}', functionId: 'fallback' },
  { routeKey: 'GET /api/history', functionId: 'list' },
  { routeKey: 'GET /api/history/{id}', functionId: 'one' },
  { routeKey: 'PATCH /api/history/{id}/tags', functionId: 'tags' },
  { routeKey: 'GET /api/auth/google', functionId: 'google' },
  { routeKey: 'GET /api/auth/{anything}', functionId: 'anything' },
];

test.each([
  ['GET', '/api/history', 'list'],
  ['GET', '/api/history/abc', 'one'],
  ['PATCH', '/api/history/abc/tags', 'tags'],
  ['GET', '/api/auth/google', 'google'],
  ['GET', '/api/auth/other', 'anything'],
  ['POST', '/api/history/abc', 'fallback'],
  ['HEAD', '/api/history', 'fallback'],
  ['GET', '/api/history/', 'fallback'],
  ['GET', '/api/nothing/at/all', 'fallback'],
])('%s %s is answered by %s', (method, path, functionId) => {
  expect(matchRoute(routes, method, path)?.functionId).toBe(functionId);
});

test('path parameters are decoded', () => {
  expect(matchRoute(routes, 'GET', '/api/history/a%20b')?.pathParameters).toEqual({ id: 'a b' });
  expect(matchRoute(routes, 'GET', '/api/x/y%2Fz')?.pathParameters).toEqual({ proxy: 'x/y/z' });
});

test('nothing outside the API has a route', () => {
  expect(matchRoute(routes, 'GET', '/other')).toBeUndefined();
});
