import { afterEach, describe, expect, it, vi } from 'vitest';

import { sessionExpired } from '#frontend/src/lib/calls/session-token.ts';

import { endOnServer } from './end-on-server.ts';

function wire(answer: () => Promise<Response>, token: string | null = 'sesja') {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', { getItem: () => token });
  return fetched;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('leaving', () => {
  it('tells the server at once, with the token that is dropped next, and outlives the page', () => {
    const fetched = wire(() => Promise.resolve(new Response(null, { status: 204 })));
    endOnServer();
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/auth/logout');
    expect(new Headers(request?.headers).get('authorization')).toBe('Bearer sesja');
    expect(request).toMatchObject({ method: 'POST', keepalive: true });
  });

  it.each([
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a session that is over already', () => Promise.resolve(Response.json({}, { status: 401 }))],
    ['an outage', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('is silent about %s', async (_, answer) => {
    wire(answer);
    const expired = vi.fn();
    const stop = sessionExpired.subscribe(expired);
    expect(endOnServer).not.toThrow();
    await settled();
    expect(expired).not.toHaveBeenCalled();
    stop();
  });

  it('asks nothing of the server when nobody is signed in', () => {
    const fetched = wire(() => Promise.resolve(new Response(null, { status: 204 })), null);
    endOnServer();
    expect(fetched).not.toHaveBeenCalled();
  });
});
