import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import * as auth from '#shared/contracts/auth.ts';
import { newPerson } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { caller } from '#tests/support/http-event.ts';

const PASSWORD = 'bardzo tajne hasło';
let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;
let passwordHash: string;

beforeAll(async () => {
  cloud = await startEmbeddedCloud();
  call = caller((await import('#functions/api/auth/handler.ts')).handler);
  const { hashPassword } = await import('#functions/platform/identity/passwords.ts');
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => cloud.close());

async function signedIn(email: string, cookies: readonly string[] = []) {
  const answer = await call(auth.login, { body: { email, password: PASSWORD }, cookies });
  expect(answer.status).toBe(200);
  const cookie = answer.cookies[0]?.split(';')[0];
  return { token: auth.session.parse(answer.json()).token, cookie };
}
const statusOf = async (token: string) => (await call(auth.getMe, { token })).status;

describe('signing out', () => {
  test('ends that sign-in on the server, and no other', async () => {
    const { email } = await newPerson('USER', { passwordHash });
    const [here, there] = [await signedIn(email), await signedIn(email)];
    expect((await call(auth.logout, { token: here.token })).status).toBe(204);
    expect([await statusOf(here.token), await statusOf(there.token)]).toEqual([401, 200]);
    expect((await call(auth.logout, { token: here.token })).status).toBe(401);
  });

  test('everywhere ends them all', async () => {
    const { email } = await newPerson('USER', { passwordHash });
    const [here, there] = [await signedIn(email), await signedIn(email)];
    expect((await call(auth.logoutEverywhere, { token: here.token })).status).toBe(204);
    expect([await statusOf(here.token), await statusOf(there.token)]).toEqual([401, 401]);
    expect(await statusOf((await signedIn(email)).token)).toBe(200);
  });

  test('a hundred times keeps only sign-ins whose tokens could still live', async () => {
    const { userId } = await newPerson();
    const { signOut } = await import('#functions/core/accounts/sign-out.ts');
    const { findUser } = await import('#functions/core/accounts/user-repository.ts');
    const longAgo = () => new Date(systemClock().getTime() - 31 * 86_400_000);
    for (let index = 0; index < 60; index += 1) await signOut(userId, `old-${index}`, longAgo);
    await signOut(userId, 'new', systemClock);
    expect([...((await findUser(userId))?.endedSessions ?? [])]).toHaveLength(1);
  });
});

describe('a browser that signed in before', () => {
  const guess = (email: string) => call(auth.login, { body: { email, password: 'zgadywanka' } });

  test('is not locked out by the guesses of strangers', async () => {
    const { email } = await newPerson('USER', { passwordHash });
    const { cookie = '' } = await signedIn(email);
    for (let tries = 0; tries < 12; tries += 1) await guess(email);
    expect((await call(auth.login, { body: { email, password: PASSWORD } })).status).toBe(429);
    expect(await statusOf((await signedIn(email, [cookie])).token)).toBe(200);
  });

  test('has its own ten guesses, and its cookie is useless for another address', async () => {
    const [mine, other] = [
      await newPerson('USER', { passwordHash }),
      await newPerson('USER', { passwordHash }),
    ];
    const { cookie = '' } = await signedIn(mine.email);
    const guessHere = (email: string) =>
      call(auth.login, { body: { email, password: 'zgadywanka' }, cookies: [cookie] });
    const answers = await Promise.all(Array.from({ length: 15 }, () => guessHere(mine.email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    for (let tries = 0; tries < 10; tries += 1) await guess(other.email);
    expect((await guessHere(other.email)).status).toBe(429);
  });

  test('is recognised by a cookie that scripts cannot read and that does not name the address', async () => {
    const { email } = await newPerson('USER', { passwordHash });
    const answer = await call(auth.login, { body: { email, password: PASSWORD } });
    expect(answer.cookies[0]).toMatch(
      /^__Host-listownik-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const [, claims = ''] = answer.cookies[0]?.split('.') ?? [];
    expect(Buffer.from(claims, 'base64url').toString()).not.toContain(email);
  });
});
