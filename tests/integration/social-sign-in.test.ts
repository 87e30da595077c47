import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  CLIENT_ID,
  type IdentityProvider,
  type Person,
} from '#localstack/identity/identity-provider.ts';
import * as auth from '#shared/contracts/auth.ts';
import * as me from '#shared/contracts/me.ts';
import { type EmbeddedCloud, WEB_ORIGIN } from '#tests/support/embedded-cloud.ts';
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
let cloud: EmbeddedCloud;
let provider: IdentityProvider;
let call: ReturnType<typeof caller>;
let callMe: ReturnType<typeof caller>;

beforeAll(async () => {
  product = await startSocialProduct();
  ({ cloud, provider, call, callMe } = product);
});
afterAll(() => product.close());

const PASSWORD = 'bardzo tajne hasło';
const facebookPerson = (email: string | undefined, id = `f-${email ?? 'x'}`): Person => ({
  id,
  email,
  first_name: 'Anna',
  last_name: 'Kowalska',
});

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
const viaFacebook = (person: Person) => product.viaFacebook(person);
const userOf = async (answer: Answer) =>
  auth.account.parse((await call(auth.getMe, { token: tokenOf(answer) })).json());
const endsOnSignIn = (answer: Answer, why: string) => {
  expect(answer.headers.location).toBe(signInScreen(why));
};
async function seeded(email: string) {
  const { ensureAccount } = await import('#functions/core/flows/seed-account.ts');
  await ensureAccount({
    email,
    password: PASSWORD,
    firstName: 'Ewa',
    lastName: 'Nowak',
    role: 'USER',
  });
}
const mailsTo = (email: string) => cloud.mails().filter(({ to }) => to === email);
const linkTo = (email: string) =>
  /verify-email\/([A-Za-z0-9_-]+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '';

describe('signing in through Google', () => {
  test('sends the browser there with PKCE, state and nonce, bound to a cookie of this host', async () => {
    const answer = await call(auth.startGoogle);
    const { searchParams } = new URL(answer.headers.location ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: `${WEB_ORIGIN}/api/auth/google/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)).toHaveLength(43);
    }
    expect(answer.cookies[0]).toMatch(
      /^__Host-listownik-oauth=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('opens an account with its trial package and comes back with a session', async () => {
    const email = newAddress();
    const answer = await viaGoogle(googlePerson(email));
    expect(answer.status).toBe(302);
    expect(answer.cookies[0]).toContain('Max-Age=0');
    expect(await userOf(answer)).toMatchObject({ email, firstName: 'Anna', role: 'USER' });
    const usage = await callMe(me.getUsage, { token: tokenOf(answer) });
    expect(usage.json()).toMatchObject({ quota: 1, used: 0 });
  });

  test('finds the same account by provider and subject, whatever its e-mail is by then', async () => {
    const email = newAddress();
    const first = await userOf(await viaGoogle(googlePerson(email)));
    const renamed = googlePerson(email, { email: newAddress() });
    expect(await userOf(await viaGoogle(renamed))).toEqual(first);
  });

  test('of the same new person ten times at once opens one account', async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => viaGoogle(googlePerson(email))),
    );
    const signedIn = answers.filter(({ headers }) => headers.location?.includes('token='));
    expect(signedIn.length).toBeGreaterThan(0);
    const users = await Promise.all(signedIn.map(userOf));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });

  test('joins the account of an e-mail that Google verified', async () => {
    const email = newAddress();
    await seeded(email);
    const user = await userOf(await viaGoogle(googlePerson(email)));
    expect(user).toMatchObject({ email, firstName: 'Ewa' });
    const login = await call(auth.login, { body: { email, password: PASSWORD } });
    expect(auth.session.parse(login.json()).user.id).toBe(user.id);
  });

  test('with an e-mail that Google did not verify joins nothing, and the owner gets a mail', async () => {
    const email = newAddress();
    await seeded(email);
    endsOnSignIn(await viaGoogle(googlePerson(email, { email_verified: false })), 'mailed');
    expect(mailsTo(email)[0]?.subject).toBe('Masz już konto w Listowniku');
  });

  test('an account opened this way has no password: none fits, until one is set by mail', async () => {
    const email = newAddress();
    const token = tokenOf(await viaGoogle(googlePerson(email)));
    for (const password of ['undefined', 'null', PASSWORD]) {
      expect((await call(auth.login, { body: { email, password } })).status).toBe(401);
    }
    const change = { currentPassword: 'cokolwiek', newPassword: PASSWORD };
    expect((await call(auth.changePassword, { token, body: change })).status).toBe(400);
  });

  test("a stranger's pending registration does not open an account that Google opened", async () => {
    const email = newAddress();
    const body = { email, password: 'hasło obcego', firstName: 'Obcy', lastName: 'Obcy' };
    await call(auth.register, { body });
    const link = linkTo(email);
    await viaGoogle(googlePerson(email));
    expect((await call(auth.verifyEmail, { params: { token: link } })).status).toBe(409);
    const login = await call(auth.login, { body: { email, password: 'hasło obcego' } });
    expect(login.status).toBe(401);
  });

  test('names that a form would refuse are omitted', async () => {
    const email = newAddress();
    const answer = await viaGoogle(
      googlePerson(email, { given_name: '<b>Anna</b>', family_name: undefined }),
    );
    expect(await userOf(answer)).toMatchObject({ firstName: '', lastName: '' });
  });

  test('refused by the person ends on the sign-in screen', async () => {
    const { location, cookie } = await start();
    const { state } = provider.consent(location, {});
    endsOnSignIn(await finishGoogle({ error: 'access_denied', state }, cookie), 'canceled');
  });
});

describe('signing in through Facebook', () => {
  test('asks to confirm the e-mail by our own mail first, then signs in at once', async () => {
    const email = newAddress();
    endsOnSignIn(await viaFacebook(facebookPerson(email)), 'mailed');
    const verified = await call(auth.verifyEmail, { params: { token: linkTo(email) } });
    const { user } = auth.session.parse(verified.json());
    expect(await userOf(await viaFacebook(facebookPerson(email)))).toEqual(user);
  });

  test("with somebody else's e-mail signs in to nothing of theirs", async () => {
    const email = newAddress();
    await seeded(email);
    endsOnSignIn(await viaFacebook(facebookPerson(email, 'f-obcy')), 'mailed');
    expect(mailsTo(email)[0]?.subject).toBe('Masz już konto w Listowniku');
    endsOnSignIn(await viaFacebook(facebookPerson(email, 'f-obcy')), 'mailed');
  });

  test('without an e-mail says so', async () => {
    endsOnSignIn(await viaFacebook(facebookPerson(undefined)), 'no-email');
  });
});

test('an erased account is deleted with its identity, which can open a new one', async () => {
  const email = newAddress();
  const first = await viaGoogle(googlePerson(email));
  const { id } = await userOf(first);
  const erased = await callMe(me.deleteMyAccount, { token: tokenOf(first), body: {} });
  expect(erased.status).toBe(200);
  const table = JSON.stringify(await cloud.rows());
  expect([table.includes(id), table.includes(email)]).toEqual([false, false]);
  expect((await userOf(await viaGoogle(googlePerson(email)))).id).not.toBe(id);
});

test('a provider without a client or out of reach ends on the sign-in screen', async () => {
  const configured = process.env.OAUTH_PROVIDERS ?? '';
  try {
    process.env.OAUTH_PROVIDERS = '{}';
    endsOnSignIn(await call(auth.startGoogle), 'unavailable');
    process.env.OAUTH_PROVIDERS = configured.replaceAll('/token', '/gone');
    endsOnSignIn(await viaGoogle(googlePerson(newAddress())), 'failed');
    process.env.OAUTH_PROVIDERS = configured.replace(
      /"tokenUrl":"[^"]+"/g,
      '"tokenUrl":"http://127.0.0.1:9/token"',
    );
    endsOnSignIn(await viaGoogle(googlePerson(newAddress())), 'unavailable');
  } finally {
    process.env.OAUTH_PROVIDERS = configured;
  }
});
