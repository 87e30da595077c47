import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import * as auth from '#shared/contracts/auth.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { hashesDuring } from '#tests/support/hash-calls.ts';
import { type Answer, caller } from '#tests/support/http-event.ts';

const PASSWORD = 'bardzo tajne hasło';
let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;

beforeAll(async () => {
  cloud = await startEmbeddedCloud();
  call = caller((await import('#functions/api/auth/handler.ts')).handler);
});
afterAll(() => cloud.close());

const register = (email: string) =>
  call(auth.register, {
    body: { email, password: PASSWORD, firstName: 'Anna', lastName: 'Kowalska' },
  });

let people = 0;
/** One address of each kind somebody may ask about. */
async function addresses(): Promise<Record<'known' | 'pending' | 'unknown', string>> {
  const { ensureAccount } = await import('#functions/core/flows/seed-account.ts');
  people += 1;
  const [known, pending, unknown] = ['znana', 'czeka', 'obca'].map(
    (name) => `${name}${people}@poczta.example`,
  ) as [string, string, string]; // three names, three addresses
  const names = { firstName: 'Anna', lastName: 'Kowalska' };
  await ensureAccount({ email: known, password: PASSWORD, role: 'USER', ...names });
  await register(pending);
  return { known, pending, unknown };
}

const asked: [string, (email: string) => Promise<Answer>, number][] = [
  [
    'a login with a wrong password',
    (email) => call(auth.login, { body: { email, password: 'zgadywanka' } }),
    2, // the account's, and a waiting registration's
  ],
  ['a registration', register, 1],
  ['a forgotten password', (email) => call(auth.forgotPassword, { body: { email } }), 0],
];

describe('e-mail enumeration', () => {
  test.each(asked)(
    'by %s reveals nothing: same status, headers, body and number of hashes',
    async (_, ask, hashes) => {
      const { known, pending, unknown } = await addresses();
      const answers: Answer[] = [];
      for (const email of [known, pending, unknown]) {
        expect(await hashesDuring(async () => answers.push(await ask(email)))).toBe(hashes);
      }
      const told = answers.map(({ status, headers, text }) => ({
        status,
        headers,
        // Each answer to a failure names its request; the test's own numbers differ.
        text: text.replace(/"requestId":"[^"]+"/, ''),
      }));
      expect(told[1]).toEqual(told[0]);
      expect(told[2]).toEqual(told[0]);
    },
  );
});

test('registering an address and then signing in reveals no more than either call alone', async () => {
  const { known, unknown } = await addresses();
  const own = 'hasło ciekawskiego';
  const told: unknown[] = [];
  for (const email of [known, unknown]) {
    const body = { email, password: own, firstName: 'Jan', lastName: 'Ciekawski' };
    const registered = await call(auth.register, { body });
    const signedIn = await call(auth.login, { body: { email, password: own } });
    const again = await call(auth.login, { body: { email, password: own } });
    told.push(
      [registered, signedIn, again].map(({ status, text }) => [
        status,
        text.replace(/"requestId":"[^"]+"/, ''),
      ]),
    );
  }
  expect(told[0]).toEqual(told[1]);
  expect(JSON.stringify(told[0])).toContain('EMAIL_NOT_VERIFIED');
  // The owner is not locked out by it, and the other password never opens the account.
  const owner = await call(auth.login, { body: { email: known, password: PASSWORD } });
  expect(owner.status).toBe(200);
});
