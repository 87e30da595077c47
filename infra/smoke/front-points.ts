import { judged, type Point, unchecked } from './point.ts';
import { call } from './product.ts';

const isLocal = (url: string) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

const REQUIRED: readonly (readonly [string, RegExp])[] = [
  ['content-security-policy', /default-src 'none'/],
  ['strict-transport-security', /max-age=63072000/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^no-referrer$/],
  ['x-frame-options', /^DENY$/],
];

export const frontPoints: readonly Point[] = [
  {
    name: 'the bare stream URL and the bare API refuse',
    look: async ({ streamUrl, apiUrl }) => {
      if (streamUrl === undefined || apiUrl === undefined) {
        return unchecked('give --stream-url and --api-url (outputs of the stack)');
      }
      const stream = await call(streamUrl, '/api/analyze-stream?fileIds=abcdefgh&token=x');
      const api = await call(apiUrl, '/api/auth/me', {
        headers: { 'x-viewer-address': '1.2.3.4' },
      });
      const good = stream.status === 403 && api.status === 403;
      return judged(good, `stream ${stream.status}, API ${api.status}, both 403 wanted`);
    },
  },
  {
    name: 'CloudFront has both permissions to call the stream',
    look: async ({ url }) => {
      if (isLocal(url)) return unchecked('the local cloud has no function URL');
      const answer = await call(url, '/api/analyze-stream?fileIds=abcdefgh&token=nothing');
      return judged(answer.status === 401, `our own 401 wanted, got ${answer.status}`);
    },
  },
  {
    name: 'every answer carries the security headers',
    look: async ({ url }) => {
      const shell = await (await call(url, '/')).text();
      const asset = /src="(\/assets\/[^"]+\.js)"/.exec(shell)?.[1] ?? '/no-script-in-the-shell.js';
      const faults: string[] = [];
      for (const path of ['/', asset, '/api/auth/me', '/api/nothing', '/api/analyze-stream']) {
        const { headers } = await call(url, path);
        for (const [name, wanted] of REQUIRED) {
          if (!wanted.test(headers.get(name) ?? '')) faults.push(`${path}: ${name}`);
        }
      }
      return judged(faults.length === 0, faults.join(', ') || '5 answers, 5 headers each');
    },
  },
  {
    name: 'a forged or stale payment event is refused',
    look: async ({ url }) => {
      const now = Math.floor(Date.now() / 1_000);
      const statuses = await Promise.all(
        [now, now - 3_600].map(async (at) => {
          const headers = { 'stripe-signature': `t=${at},v1=${'0'.repeat(64)}` };
          const body = { id: 'evt_1', object: 'event', type: 'invoice.paid' };
          return (await call(url, '/api/billing/webhook', { body, headers })).status;
        }),
      );
      return judged(
        statuses.every((status) => status === 400),
        `${statuses.join(', ')}; 400 wanted`,
      );
    },
  },
  {
    name: 'the first call is not much slower than the next',
    look: async ({ url }) => {
      const took: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const began = performance.now();
        await (await call(url, '/api/auth/me')).arrayBuffer();
        took.push(performance.now() - began);
      }
      const [first = 0, ...rest] = took.map(Math.round);
      const median = rest.sort((one, other) => one - other)[2] ?? 0;
      return judged(
        first < 2_500,
        `first ${first} ms, then ${median} ms; first under 2,500 wanted`,
      );
    },
  },
];
