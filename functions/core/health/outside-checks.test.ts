import { expect, test } from 'vitest';

import { failedOutsideChecks } from './outside-checks.ts';

const ORIGIN = 'https://listownik.example';

/** A product with configured answers for some paths; all other paths answer correctly. */
function product(told: Readonly<Record<string, () => Promise<Response>>> = {}): typeof fetch {
  return (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const well = () =>
      pathname === '/'
        ? new Response('<title>Listownik</title>')
        : Response.json({ message: 'Zaloguj się.' }, { status: 401 });
    return told[pathname]?.() ?? Promise.resolve(well());
  };
}

test('a product that answers has no failed checks', async () => {
  expect(await failedOutsideChecks(ORIGIN, product())).toEqual([]);
});

test('calls refused at the edge are seen although the page is there', async () => {
  const refused = () => Promise.resolve(Response.json({ message: 'Forbidden' }, { status: 403 }));
  const failed = await failedOutsideChecks(ORIGIN, product({ '/api/auth/me': refused }));
  expect(failed).toEqual([{ name: 'api', seen: 'status 403' }]);
});

test("another's answer under the right status does not pass", async () => {
  const foreign = () => Promise.resolve(new Response('Unauthorized', { status: 401 }));
  const failed = await failedOutsideChecks(ORIGIN, product({ '/api/analyze-stream': foreign }));
  expect(failed).toEqual([{ name: 'stream', seen: 'other words' }]);
});

test('no connection is a failed check, not a crash', async () => {
  const gone = () => Promise.reject(new TypeError('fetch failed'));
  const failed = await failedOutsideChecks(ORIGIN, product({ '/': gone }));
  expect(failed).toEqual([{ name: 'page', seen: 'TypeError' }]);
});
