import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { IdentityProvider, Person } from '#localstack/identity/identity-provider.ts';
import * as auth from '#shared/contracts/auth.ts';
import type { Answer, caller } from '#tests/support/http-event.ts';
import {
  googlePerson,
  newAddress,
  signInScreen,
  type SocialProduct,
  startSocialProduct,
  tokenOf,
} from '#tests/support/social-product.ts';

let product: SocialProduct;
let provider: IdentityProvider;
let call: ReturnType<typeof caller>;

beforeAll(async () => {
  product = await startSocialProduct();
  ({ provider, call } = product);
});
afterAll(() => product.close());

type Attempt = { location: string; cookie: string };
async function start(
  contract = auth.startGoogle as typeof auth.startGoogle | typeof auth.startFacebook,
): Promise<Attempt> {
  const answer = await call(contract);
  expect(answer.status).toBe(302);
  return {
    location: answer.headers.location ?? '',
    cookie: answer.cookies[0]?.split(';')[0] ?? '',
  };
}
const finishGoogle = (query: Record<string, string>, cookie?: string) =>
  call(auth.finishGoogle, { query, ...(cookie === undefined ? {} : { cookies: [cookie] }) });
const viaGoogle = (person: Person) => product.viaGoogle(person);
const endsOnSignIn = (answer: Answer, why: string) => {
  expect(answer.headers.location).toBe(signInScreen(why));
};

describe('a return that is not ours does not sign in', () => {
  const person = () => googlePerson(newAddress());

  test('with another state', async () => {
    const { location, cookie } = await start();
    const { code } = provider.consent(location, person());
    endsOnSignIn(await finishGoogle({ code, state: 'obcy' }, cookie), 'failed');
    endsOnSignIn(await finishGoogle({ code }, cookie), 'failed');
  });

  test('in another browser, which has no cookie or its own', async () => {
    const { location } = await start();
    const query = provider.consent(location, person());
    endsOnSignIn(await finishGoogle(query), 'failed');
    endsOnSignIn(await finishGoogle(query, (await start()).cookie), 'failed');
  });

  test('with a forged cookie', async () => {
    const { location } = await start();
    const query = provider.consent(location, person());
    const payload = Buffer.from(
      JSON.stringify({ provider: 'google', state: query.state }),
    ).toString('base64url');
    for (const forged of [`e30.${payload}.`, 'abc', '']) {
      endsOnSignIn(await finishGoogle(query, `__Host-listownik-oauth=${forged}`), 'failed');
    }
  });

  test('a second time with the same code', async () => {
    const { location, cookie } = await start();
    const query = provider.consent(location, person());
    tokenOf(await finishGoogle(query, cookie));
    endsOnSignIn(await finishGoogle(query, cookie), 'failed');
  });

  test('with the code of another attempt (PKCE)', async () => {
    const [victim, attacker] = [await start(), await start()];
    const { code } = provider.consent(victim.location, person());
    const { state } = provider.consent(attacker.location, person());
    endsOnSignIn(await finishGoogle({ code, state }, attacker.cookie), 'failed');
  });

  test('with a return that names another provider as its sender (RFC 9207)', async () => {
    const { location, cookie } = await start();
    const query = provider.consent(location, person());
    endsOnSignIn(await finishGoogle({ ...query, iss: 'https://zly.example' }, cookie), 'failed');
  });

  test('at the return address of the other provider', async () => {
    const { location, cookie } = await start(auth.startFacebook);
    const query = provider.consent(location, person());
    endsOnSignIn(await finishGoogle(query, cookie), 'failed');
  });

  test.each([
    ['of another issuer', { claims: { iss: 'https://zly.example' } }],
    ['for another client', { claims: { aud: 'inny-klient' } }],
    ['of another attempt (nonce)', { claims: { nonce: 'obcy' } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
    ['without a subject', { claims: { sub: '' } }],
    ['signed with another key', { strangersKey: true }],
  ])('with an ID token %s', async (_, forgery) => {
    provider.forgeNext(forgery);
    endsOnSignIn(await viaGoogle(person()), 'failed');
  });
});

describe('a return', () => {
  async function returnTo(tab: string): Promise<string> {
    const begun = await call(auth.startGoogle, { query: { tab } });
    expect(begun.headers.location).not.toContain(tab);
    const cookie = begun.cookies[0]?.split(';')[0] ?? '';
    const query = product.provider.consent(
      begun.headers.location ?? '',
      googlePerson(newAddress()),
    );
    return (await finishGoogle(query, cookie)).headers.location ?? '';
  }

  test('names the tab that began the sign-in, so that no other page takes the session', async () => {
    const tab = 'k3JrT0cM9vZ1qLwP';
    expect(await returnTo(tab)).toMatch(new RegExp(`&tab=${tab}$`));
  });

  test('begun by no tab names none', async () => {
    const back = await viaGoogle(googlePerson(newAddress()));
    expect(back.headers.location).not.toContain('tab=');
  });

  test.each(['short-x', 'x'.repeat(65), 'a&token=other-token'])(
    'with an invalid tab name (%s) names no tab, so that no page accepts it',
    async (tab) => {
      expect(await returnTo(tab)).not.toMatch(/tab=|other-token/);
    },
  );
});
