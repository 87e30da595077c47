import { argon2Sync, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { systemClock } from '#functions/platform/clock.ts';
import { hashOf } from '#functions/platform/ids.ts';
import * as auth from '#shared/contracts/auth.ts';
import * as me from '#shared/contracts/me.ts';
import { fileId, type UserId } from '#shared/domain/ids.ts';
import {
  type EmbeddedCloud,
  SESSION_SECRET,
  startEmbeddedCloud,
  WEB_ORIGIN,
} from '#tests/support/embedded-cloud.ts';
import { type Answer, type Call, caller } from '#tests/support/http-event.ts';

const PASSWORD = 'bardzo tajne hasło';
let cloud: EmbeddedCloud;
let callAuth: ReturnType<typeof caller>;
let callMe: ReturnType<typeof caller>;

beforeAll(async () => {
  cloud = await startEmbeddedCloud({
    ADMIN_EMAILS: 'szefowa@listownik.test, Admin2@Listownik.test',
  });
  callAuth = caller((await import('#functions/api/auth/handler.ts')).handler);
  callMe = caller((await import('#functions/api/me/handler.ts')).handler);
});
afterAll(() => cloud.close());
beforeEach(() => advance(0));

let people = 0;
const newAddress = () => `osoba${++people}@poczta.example`;
const wish = (email: string, change: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: 'Anna',
  lastName: 'Kowalska',
  ...change,
});
const register = (email: string, change: object = {}) =>
  callAuth(auth.register, { body: wish(email, change) });
const login = (email: string, password = PASSWORD, call: Call = {}) =>
  callAuth(auth.login, { body: { email, password }, ...call });
const verify = (token: string) => callAuth(auth.verifyEmail, { params: { token } });
const forgot = (email: string) => callAuth(auth.forgotPassword, { body: { email } });
const reset = (token: string, password: string) =>
  callAuth(auth.resetPassword, { params: { token }, body: { password } });
const getMe = (token: string) => callAuth(auth.getMe, { token });
const sessionOf = (answer: Answer) => auth.session.parse(answer.json());
const messageOf = (answer: Answer) =>
  z.object({ message: z.string() }).parse(answer.json()).message;
const codeOf = (answer: Answer) => z.object({ code: z.string() }).parse(answer.json()).code;

const mailsTo = (email: string) => cloud.mails().filter(({ to }) => to === email);
/** Secrets of the links of a kind mailed to an address, newest first. */
function mailedTokens(email: string, route: 'verify-email' | 'reset-password'): string[] {
  const link = new RegExp(`${WEB_ORIGIN}/#/${route}/([A-Za-z0-9_-]+)\\s`);
  return mailsTo(email).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
}
function newestToken(email: string, route: 'verify-email' | 'reset-password'): string {
  const [token] = mailedTokens(email, route);
  if (token === undefined) throw new Error(`No ${route} link was mailed.`);
  return token;
}
/**
 * Sets the handlers' clock to so many minutes after one minute past an hour: no test meets the end of a
 * limit's window by chance.
 */
async function advance(minutes: number): Promise<void> {
  const { setClockShift } = await import('#functions/platform/clock.ts');
  const hour = 3_600_000;
  setClockShift(hour - (Date.now() % hour) + (minutes + 1) * 60_000);
}
async function nowSeconds(): Promise<number> {
  const { systemClock } = await import('#functions/platform/clock.ts');
  return Math.floor(systemClock().getTime() / 1000);
}

/** Somebody with a confirmed address. */
async function newPerson(): Promise<auth.Session & { email: string }> {
  const { ensureAccount } = await import('#functions/core/flows/seed-account.ts');
  const email = newAddress();
  await ensureAccount({ ...wish(email), role: 'USER' });
  return { ...sessionOf(await login(email)), email };
}
const rowsOf = async (pk: string) => (await cloud.rows()).filter((row) => row.pk === pk);

describe('registering', () => {
  test('mails a link that opens the account, its trial package and a session', async () => {
    const email = newAddress();
    const asked = await register(email.toUpperCase());
    expect(asked.status).toBe(201);
    expect(messageOf(asked)).toMatch(/^Sprawdź swoją skrzynkę e-mail\./);
    expect(asked.headers).toMatchObject({ 'cache-control': 'no-store' });

    const session = sessionOf(await verify(newestToken(email, 'verify-email')));
    expect(session.user).toMatchObject({ email, firstName: 'Anna', role: 'USER' });
    expect(await getMe(session.token).then((answer) => answer.json())).toEqual(session.user);
    const usage = await callMe(me.getUsage, { token: session.token });
    expect(usage.json()).toMatchObject({ used: 0, quota: 1, source: 'trial' });
  });

  test('leaves no user before the link is opened', async () => {
    const email = newAddress();
    await register(email);
    const rows = JSON.stringify((await cloud.rows()).filter((row) => row.sk === 'PROFILE'));
    expect(rows).not.toContain(email);
    expect(await rowsOf(`EMAIL#${email}`)).toHaveLength(1);
  });

  test('stores neither the password nor the secret of the link', async () => {
    const email = newAddress();
    await register(email);
    const table = JSON.stringify(await cloud.rows());
    expect(table).not.toContain(PASSWORD);
    expect(table).not.toContain(newestToken(email, 'verify-email'));
  });

  test('makes an administrator of an address the stage names', async () => {
    for (const email of ['szefowa@listownik.test', 'admin2@listownik.test']) {
      await register(email);
      const session = sessionOf(await verify(newestToken(email, 'verify-email')));
      expect(session.user.role).toBe('ADMIN');
    }
  });

  test.each([
    ['without an e-mail', { email: undefined }, 'Podaj adres e-mail.'],
    ['with a bad e-mail', { email: 'anna' }, 'Podaj poprawny adres e-mail.'],
    [
      'with a line break in the e-mail',
      { email: 'a@b.pl\r\nBcc:x@y.pl' },
      'Podaj poprawny adres e-mail.',
    ],
    ['with a short password', { password: '12345' }, 'Hasło musi mieć co najmniej 6 znaków.'],
    ['with an empty name', { firstName: '  ' }, 'Imię i nazwisko nie mogą być puste.'],
    [
      "with a role of one's own",
      { role: 'ADMIN' },
      'Nieprawidłowe dane. Sprawdź formularz i spróbuj ponownie.',
    ],
    [
      'with a token version',
      { tokenVersion: 9 },
      'Nieprawidłowe dane. Sprawdź formularz i spróbuj ponownie.',
    ],
  ])('%s is refused in Polish', async (_, change, message) => {
    const answer = await register(newAddress(), change);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toBe(message);
  });

  test('a body that is not JSON is refused', async () => {
    const answer = await callAuth(auth.register, { body: 'email=a' });
    expect(answer.status).toBe(400);
  });

  test('answers byte for byte the same for a known, a pending and an unknown address', async () => {
    const { email: known } = await newPerson();
    const pending = newAddress();
    await register(pending);
    const [a, b, c] = [
      await register(known),
      await register(pending),
      await register(newAddress()),
    ];
    expect(b).toMatchObject({ status: a.status, headers: a.headers, text: a.text });
    expect(c).toMatchObject({ status: a.status, headers: a.headers, text: a.text });
    expect(mailsTo(known)[0]?.subject).toBe('Masz już konto w Listowniku');
    expect(mailedTokens(known, 'verify-email')).toEqual([]);
  });

  test('for a known address changes nothing of the account', async () => {
    const { email, user } = await newPerson();
    const before = await rowsOf(`USER#${user.id}`);
    await register(email, { password: 'hasło obcego', firstName: 'Obcy' });
    expect(await rowsOf(`USER#${user.id}`)).toEqual(before);
    // As for a free address; the account itself does not open.
    expect((await login(email, 'hasło obcego')).status).toBe(403);
  });

  test('never puts a word of the registration into the mail', async () => {
    const email = newAddress();
    await register(email, { firstName: 'Wygrałeś na zly.example', lastName: 'Kliknij' });
    const [mail] = mailsTo(email);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/zly\.example|Kliknij /);
  });
});

describe('confirming an address', () => {
  test("a stranger's registration does not decide the password behind another link", async () => {
    const email = newAddress();
    await register(email, { password: 'hasło właścicielki' });
    await register(email, { password: 'hasło obcego', firstName: 'Obcy' });
    const [, own] = mailedTokens(email, 'verify-email');
    expect((await verify(own ?? '')).status).toBe(200);
    expect((await login(email, 'hasło obcego')).status).toBe(401);
    const session = sessionOf(await login(email, 'hasło właścicielki'));
    expect(session.user.firstName).toBe('Anna');
  });

  test('a link used twice says that the address is confirmed', async () => {
    const email = newAddress();
    await register(email);
    const token = newestToken(email, 'verify-email');
    await verify(token);
    const again = await verify(token);
    expect(again.status).toBe(409);
    expect(messageOf(again)).toBe('Ten adres e-mail jest już potwierdzony. Możesz się zalogować.');
  });

  test('a second link of the same address opens no second account', async () => {
    const email = newAddress();
    await register(email);
    await register(email);
    const tokens = mailedTokens(email, 'verify-email');
    const answers = await Promise.all(tokens.map(verify));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const profiles = (await cloud.rows()).filter((row) => row.sk === 'PROFILE');
    expect(profiles.filter((row) => row.email === email)).toHaveLength(1);
  });

  test('of twenty uses of one link at once exactly one signs in', async () => {
    const email = newAddress();
    await register(email);
    const token = newestToken(email, 'verify-email');
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('a link is dead after 24 hours', async () => {
    const email = newAddress();
    await register(email);
    const token = newestToken(email, 'verify-email');
    await advance(24 * 60 + 1);
    const late = await verify(token);
    expect([late.status, codeOf(late)]).toEqual([400, 'LINK_INVALID']);
  });

  test.each(['x', 'a'.repeat(43), 'ą', '..'])('an invented link %s is refused', async (token) => {
    expect([400, 404]).toContain((await verify(token)).status);
  });

  test('leaves nothing of the registration but a used link without a person', async () => {
    const email = newAddress();
    await register(email);
    await verify(newestToken(email, 'verify-email'));
    expect((await rowsOf(`EMAIL#${email}`)).map(({ sk }) => sk)).toEqual(['ADDRESS']);
    const links = (await cloud.rows()).filter(({ sk }) => sk === 'LINK');
    expect(JSON.stringify(links)).not.toContain(email);
  });

  test.each([
    ['the address was claimed', 1],
    ['the user was written', 2],
    ['the trial package was opened', 3],
  ])('a process that died after %s is completed by the same link', async (_, writes) => {
    const email = newAddress();
    await register(email);
    const token = newestToken(email, 'verify-email');
    await dyingAfter(writes, () => verify(token));
    const session = sessionOf(await verify(token));
    expect(session.user.email).toBe(email);
    const usage = await callMe(me.getUsage, { token: session.token });
    expect(usage.json()).toMatchObject({ quota: 1, used: 0 });
    expect((await login(email)).status).toBe(200);
  });

  test('a process that died after the address was claimed is completed by another link', async () => {
    const email = newAddress();
    await register(email, { password: 'hasło pierwsze' });
    await dyingAfter(1, () => verify(newestToken(email, 'verify-email')));
    await register(email, { password: 'hasło drugie' });
    expect((await verify(newestToken(email, 'verify-email'))).status).toBe(200);
    expect((await login(email, 'hasło drugie')).status).toBe(200);
  });

  test('a process that died before the trial package is completed by signing in', async () => {
    const email = newAddress();
    await register(email);
    await dyingAfter(2, () => verify(newestToken(email, 'verify-email')));
    const { token } = sessionOf(await login(email));
    expect((await callMe(me.getUsage, { token })).json()).toMatchObject({ quota: 1 });
  });
});

describe('signing in', () => {
  test('gives a session, whatever the case of the address', async () => {
    const { email, user } = await newPerson();
    const session = sessionOf(await login(` ${email.toUpperCase()} `));
    expect(session.user).toEqual(user);
    expect((await getMe(session.token)).status).toBe(200);
  });

  test('answers an unknown address and a wrong password alike', async () => {
    const { email } = await newPerson();
    const [wrong, unknown] = [await login(email, 'zgadywanka'), await login(newAddress())];
    const told = (answer: Answer) => [answer.status, codeOf(answer), messageOf(answer)];
    expect(told(wrong)).toEqual([401, 'INVALID_CREDENTIALS', 'Nieprawidłowy email lub hasło.']);
    expect(told(unknown)).toEqual(told(wrong));
    const keys = (answer: Answer) => Object.keys(answer.json() as object);
    expect(keys(unknown)).toEqual(keys(wrong));
    expect(unknown.headers).toEqual(wrong.headers);
  });

  test('hashes and reads as often for an unknown address as for a known one', async () => {
    const { email } = await newPerson();
    const pending = newAddress();
    await register(pending);
    const known = await sendsDuring(() => login(email, 'zgadywanka'));
    expect(await sendsDuring(() => login(newAddress(), 'zgadywanka'))).toEqual(known);
    expect(await sendsDuring(() => login(pending, 'zgadywanka'))).toEqual(known);
  });

  test('before the address is confirmed tells so only to who knows the password, and mails again', async () => {
    const email = newAddress();
    await register(email);
    expect((await login(email, 'zgadywanka')).status).toBe(401);
    expect(mailedTokens(email, 'verify-email')).toHaveLength(1);

    const early = await login(email);
    expect([early.status, codeOf(early)]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
    expect(mailedTokens(email, 'verify-email')).toHaveLength(2);
    expect((await verify(newestToken(email, 'verify-email'))).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  test('before the address is confirmed mails at most three links an hour again', async () => {
    const email = newAddress();
    await register(email);
    for (let tries = 0; tries < 5; tries += 1) expect((await login(email)).status).toBe(403);
    expect(mailedTokens(email, 'verify-email')).toHaveLength(4);
  });

  test('with a registration older than 24 hours is refused like any wrong password', async () => {
    const email = newAddress();
    await register(email);
    await advance(24 * 60 + 1);
    expect((await login(email)).status).toBe(401);
  });

  test('works again after the mail service failed at registration', async () => {
    const email = newAddress();
    const endpoint = process.env.AWS_ENDPOINT_URL_SESV2;
    const { SESv2Client } = await import('@aws-sdk/client-sesv2');
    const broken = vi
      .spyOn(SESv2Client.prototype, 'send')
      .mockImplementation(() => Promise.reject(new Error('SES is down.')) as never);
    const asked = await register(email);
    broken.mockRestore();
    expect(asked.status).toBe(201);
    expect(endpoint).toBeDefined();
    expect(mailsTo(email)).toEqual([]);

    expect((await login(email)).status).toBe(403);
    expect((await verify(newestToken(email, 'verify-email'))).status).toBe(200);
  });

  test("raises an outdated hash to today's cost", async () => {
    const { email, user } = await newPerson();
    const { changeUser } = await import('#functions/core/accounts/user-repository.ts');
    const nonce = Buffer.alloc(16, 1);
    const cost = { memory: 1024, passes: 2, parallelism: 1 };
    const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, tagLength: 32, ...cost });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const passwordHash = `$argon2id$v=19$m=1024,t=2,p=1$${text(nonce)}$${text(tag)}`;
    await changeUser(user.id, { set: { passwordHash } });

    expect((await login(email)).status).toBe(200);
    const [row] = (await rowsOf(`USER#${user.id}`)).filter(({ sk }) => sk === 'PROFILE');
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(email)).status).toBe(200);
  });

  test('lets exactly ten of fifty parallel guesses at one account through', async () => {
    const { email } = await newPerson();
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(email, 'zgadywanka')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(16.5 * 60);
    expect(refused.slice(0, 1).map(messageOf)).toEqual([
      'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
    ]);
    expect((await login(email)).status).toBe(429);
  });

  test('lets exactly a hundred guesses from one address through, and a forged one does not help', async () => {
    const from = '192.0.2.1';
    const guess = (index: number) =>
      login(`nikt${index}@poczta.example`, 'zgadywanka', {
        from,
        headers: { 'x-forwarded-for': `192.0.2.${index + 2}` },
      });
    const answers: Answer[] = [];
    for (let first = 0; first < 110; first += 22) {
      const some = Array.from({ length: 22 }, (_, index) => guess(first + index));
      answers.push(...(await Promise.all(some)));
    }
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  }, 90_000);

  test('with the right password costs nothing of the limit', async () => {
    const { email } = await newPerson();
    for (let tries = 0; tries < 12; tries += 1) expect((await login(email)).status).toBe(200);
  });

  test('is possible again when the window is over, or at once after a reset', async () => {
    const { email } = await newPerson();
    await Promise.all(Array.from({ length: 11 }, () => login(email, 'zgadywanka')));
    expect((await login(email)).status).toBe(429);
    await forgot(email);
    expect((await reset(newestToken(email, 'reset-password'), 'nowe hasło')).status).toBe(200);
    expect((await login(email, 'nowe hasło')).status).toBe(200);

    await Promise.all(Array.from({ length: 11 }, () => login(email, 'zgadywanka')));
    await advance(17); // the calls of a full window weigh on until a tenth of the next one is over
    expect((await login(email, 'nowe hasło')).status).toBe(200);
  });

  test('is refused, not waved through, when the guesses cannot be counted', async () => {
    const { email } = await newPerson();
    const answer = await dyingAfter(0, () => login(email), { countingToo: true });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'UNAVAILABLE']);
  });
});

describe('a session', () => {
  const kid = hashOf(`kid:${SESSION_SECRET}`).slice(0, 8);
  const claims = (sub: string, tv = 1) =>
    new SignJWT({ sub, tv }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid });
  const key = new TextEncoder().encode(SESSION_SECRET);
  const issued = (token: SignJWT) =>
    token.setIssuer('listownik').setAudience('session').setIssuedAt().setExpirationTime('10h');
  const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  test('made like ours is accepted, so that the forgeries below fail for their own reason', async () => {
    const { user } = await newPerson();
    expect((await getMe(await issued(claims(user.id)).sign(key))).status).toBe(200);
  });

  test('is accepted to its last second', async () => {
    const { user } = await newPerson();
    const token = issued(claims(user.id)).setExpirationTime((await nowSeconds()) + 5);
    expect((await getMe(await token.sign(key))).status).toBe(200);
  });

  const forgeries: [string, (id: UserId) => Promise<string> | string][] = [
    ['is no token at all', () => 'abc'],
    [
      'is without a signature (alg none)',
      (id) =>
        new UnsecuredJWT({ sub: id, tv: 1 })
          .setIssuer('listownik')
          .setAudience('session')
          .setIssuedAt()
          .setExpirationTime('10h')
          .encode(),
    ],
    [
      'is signed with another key',
      (id) => issued(claims(id)).sign(new TextEncoder().encode('x'.repeat(40))),
    ],
    ['is signed with an empty-like key', (id) => issued(claims(id)).sign(new Uint8Array(32))],
    [
      'is signed with RS256',
      (id) =>
        issued(
          new SignJWT({ sub: id, tv: 1 }).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }),
        ).sign(rsaKey()),
    ],
    [
      'is signed with HS512',
      (id) =>
        issued(
          new SignJWT({ sub: id, tv: 1 }).setProtectedHeader({ alg: 'HS512', typ: 'JWT', kid }),
        ).sign(new TextEncoder().encode(SESSION_SECRET.repeat(2))),
    ],
    [
      'points at keys of its own (jku, kid)',
      (id) =>
        issued(
          new SignJWT({ sub: id, tv: 1 }).setProtectedHeader({
            alg: 'HS256',
            typ: 'JWT',
            jku: 'https://zly.example/keys.json',
            kid: '../../dev/null',
          }),
        ).sign(new TextEncoder().encode('x'.repeat(40))),
    ],
    [
      'carries its own key (jwk)',
      (id) =>
        issued(
          new SignJWT({ sub: id, tv: 1 }).setProtectedHeader({
            alg: 'HS256',
            typ: 'JWT',
            kid,
            jwk: { kty: 'oct', alg: 'HS256', kid: 'own' },
          }),
        ).sign(new TextEncoder().encode('x'.repeat(40))),
    ],
    [
      'names our key as a public one (RS256 over its bytes)',
      async (id) => {
        const [, payload, signature] = (await issued(claims(id)).sign(key)).split('.');
        const header = Buffer.from(JSON.stringify({ alg: 'RS256', typ: 'JWT', kid })).toString(
          'base64url',
        );
        return `${header}.${payload}.${signature}`;
      },
    ],
    [
      'is of another type',
      (id) =>
        issued(
          new SignJWT({ sub: id, tv: 1 }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid }),
        ).sign(key),
    ],
    ['is for another audience', (id) => issued(claims(id)).setAudience('stream').sign(key)],
    ['is for an audience like ours', (id) => issued(claims(id)).setAudience('session2').sign(key)],
    ['is from another issuer', (id) => issued(claims(id)).setIssuer('obcy').sign(key)],
    [
      'expires this second',
      async (id) =>
        issued(claims(id))
          .setExpirationTime(await nowSeconds())
          .sign(key),
    ],
    [
      'has expired a second ago',
      async (id) =>
        issued(claims(id))
          .setExpirationTime((await nowSeconds()) - 1)
          .sign(key),
    ],
    [
      'never expires',
      (id) => claims(id).setIssuer('listownik').setAudience('session').setIssuedAt().sign(key),
    ],
    ['names nobody', () => issued(claims('nikt-taki-nie-ma')).sign(key)],
    ['names a key of another noun', () => issued(claims('EMAIL#a@b.pl')).sign(key)],
    [
      'has no token version',
      (id) =>
        issued(new SignJWT({ sub: id }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })).sign(
          key,
        ),
    ],
    ['has an older token version', (id) => issued(claims(id, 0)).sign(key)],
    ['has a newer token version', (id) => issued(claims(id, 2)).sign(key)],
    [
      'has a token version as text',
      (id) =>
        issued(
          new SignJWT({ sub: id, tv: '1' }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid }),
        ).sign(key),
    ],
  ];
  test.each(forgeries)('that %s is refused', async (_, forge) => {
    const { user } = await newPerson();
    const answer = await getMe(await forge(user.id));
    expect([answer.status, messageOf(answer)]).toEqual([
      401,
      'Twoja sesja wygasła. Proszę zalogować się ponownie.',
    ]);
  });

  test('claiming a role has no more than the role of its row', async () => {
    const { user } = await newPerson();
    const forged = await issued(
      new SignJWT({ sub: user.id, tv: 1, role: 'ADMIN' }).setProtectedHeader({
        alg: 'HS256',
        typ: 'JWT',
        kid,
      }),
    ).sign(key);
    expect((await getMe(forged)).json()).toMatchObject({ role: 'USER' });
    const { adminOf } = await import('#functions/core/accounts/token-guard.ts');
    await expect(adminOf(forged)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('lives thirty days', async () => {
    const { token } = await newPerson();
    await advance(30 * 24 * 60 - 5);
    expect((await getMe(token)).status).toBe(200);
    await advance(30 * 24 * 60 + 5);
    expect((await getMe(token)).status).toBe(401);
  });

  test.each([
    ['getMe', auth.getMe, undefined],
    [
      'changePassword',
      auth.changePassword,
      { currentPassword: PASSWORD, newPassword: 'nowe hasło' },
    ],
    ['getUsage', me.getUsage, undefined],
    ['updateProfile', me.updateProfile, { firstName: 'Ewa', lastName: 'Nowak' }],
    ['exportMyData', me.exportMyData, undefined],
    ['deleteMyAccount', me.deleteMyAccount, { password: PASSWORD }],
  ])('is needed for %s', async (_, contract, body) => {
    const call = contract.group === 'auth' ? callAuth : callMe;
    const answer = await call(contract, { body });
    expect([answer.status, messageOf(answer)]).toEqual([
      401,
      'Brak autoryzacji. Proszę się zalogować.',
    ]);
  });

  test('is no stream ticket, and a ticket is no session', async () => {
    const { user, token } = await newPerson();
    const { signTicket } = await import('#functions/platform/identity/tokens.ts');
    const { ticketOwnerOf } = await import('#functions/core/accounts/token-guard.ts');
    const file = fileId.parse('plik-0001');
    const ticket = await signTicket({ userId: user.id, tokenVersion: 1, fileId: file });
    expect((await getMe(ticket)).status).toBe(401);
    expect(await ticketOwnerOf(ticket)).toMatchObject({ userId: user.id, fileId: file });
    expect(await ticketOwnerOf(token)).toMatchObject({ userId: user.id, fileId: undefined });
    await expect(ticketOwnerOf('abc')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });

    await callAuth(auth.changePassword, {
      token,
      body: { currentPassword: PASSWORD, newPassword: 'nowe hasło' },
    });
    await expect(ticketOwnerOf(ticket)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(ticketOwnerOf(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a forgotten password', () => {
  const ANSWER =
    'Jeśli konto o podanym adresie e-mail istnieje, wysłaliśmy na nie link do zresetowania hasła.';

  test('is set anew by a mailed link; every session ends and the owner hears of it', async () => {
    const { email, token } = await newPerson();
    const asked = await forgot(email);
    expect([asked.status, messageOf(asked)]).toEqual([200, ANSWER]);
    const set = await reset(newestToken(email, 'reset-password'), 'nowe hasło');
    expect([set.status, messageOf(set)]).toEqual([200, 'Hasło zostało pomyślnie zmienione.']);
    expect((await getMe(token)).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, 'nowe hasło')).status).toBe(200);
    expect(mailsTo(email)[0]?.subject).toBe('Hasło do Listownika zostało zmienione');
  });

  test('is answered byte for byte the same for a known, a pending and an unknown address', async () => {
    const { email } = await newPerson();
    const pending = newAddress();
    await register(pending);
    const [a, b, c] = [await forgot(email), await forgot(pending), await forgot(newAddress())];
    expect(b).toMatchObject({ status: a.status, headers: a.headers, text: a.text });
    expect(c).toMatchObject({ status: a.status, headers: a.headers, text: a.text });
    expect(mailedTokens(pending, 'reset-password')).toEqual([]);
  });

  test('is set by a link only once, also when two uses race', async () => {
    const { email } = await newPerson();
    await forgot(email);
    const token = newestToken(email, 'reset-password');
    const answers = await Promise.all([
      reset(token, 'hasło numer 1'),
      reset(token, 'hasło numer 2'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = await reset(token, 'hasło numer 3');
    expect([late.status, codeOf(late)]).toEqual([400, 'LINK_INVALID']);
  });

  test('is set only by the newest of two links', async () => {
    const { email } = await newPerson();
    await forgot(email);
    await forgot(email);
    const [newer = '', older = ''] = mailedTokens(email, 'reset-password');
    expect((await reset(older, 'nowe hasło')).status).toBe(400);
    expect((await reset(newer, 'nowe hasło')).status).toBe(200);
  });

  test('is not set by a link older than an hour', async () => {
    const { email } = await newPerson();
    await forgot(email);
    await advance(61);
    expect((await reset(newestToken(email, 'reset-password'), 'nowe hasło')).status).toBe(400);
  });

  test('is not set by a link from before the password was changed', async () => {
    const { email, token } = await newPerson();
    await forgot(email);
    await callAuth(auth.changePassword, {
      token,
      body: { currentPassword: PASSWORD, newPassword: 'nowe hasło' },
    });
    expect((await reset(newestToken(email, 'reset-password'), 'inne hasło')).status).toBe(400);
  });

  test('is not set by the secret of one account put to another, nor by an invented link', async () => {
    const [a, b] = [await newPerson(), await newPerson()];
    await forgot(a.email);
    await forgot(b.email);
    const secret = newestToken(a.email, 'reset-password').slice(-43);
    for (const token of [`${b.user.id}${secret}`, secret, `${a.user.id}${'A'.repeat(43)}`, 'x']) {
      expect((await reset(token, 'nowe hasło')).status).toBe(400);
    }
    expect((await login(b.email)).status).toBe(200);
  });

  test('has rules of its own: a short one is refused and the link still works', async () => {
    const { email } = await newPerson();
    await forgot(email);
    const token = newestToken(email, 'reset-password');
    const short = await reset(token, '12345');
    expect([short.status, messageOf(short)]).toEqual([
      400,
      'Hasło musi mieć co najmniej 6 znaków.',
    ]);
    expect((await reset(token, '123456')).status).toBe(200);
  });

  test('is mailed at most five times an hour to one address, known or not', async () => {
    const { email } = await newPerson();
    for (const address of [email, newAddress()]) {
      const statuses = [];
      for (let asked = 0; asked < 6; asked += 1) statuses.push((await forgot(address)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe('changing the password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    callAuth(auth.changePassword, { token, body: { currentPassword, newPassword } });

  test('ends every other session, gives a fresh one and tells the owner', async () => {
    const { email, token } = await newPerson();
    const other = sessionOf(await login(email)).token;
    const changed = auth.changePassword.response.parse(
      (await change(token, PASSWORD, 'nowe hasło')).json(),
    );
    expect(changed.message).toBe('Hasło zostało pomyślnie zmienione.');
    expect((await getMe(token)).status).toBe(401);
    expect((await getMe(other)).status).toBe(401);
    expect((await getMe(changed.token)).status).toBe(200);
    expect(mailsTo(email)[0]?.subject).toBe('Hasło do Listownika zostało zmienione');
  });

  test('needs the current password, and a wrong one does not end the session', async () => {
    const { email, token } = await newPerson();
    const answer = await change(token, 'zgadywanka', 'nowe hasło');
    expect([answer.status, messageOf(answer)]).toEqual([400, 'Obecne hasło jest nieprawidłowe.']);
    expect((await getMe(token)).status).toBe(200);
    expect((await login(email)).status).toBe(200);
  });

  test('lets ten of thirty parallel guesses at the current password through', async () => {
    const { token } = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => change(token, 'zgadywanka', 'nowe hasło')),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('twice at once is done once', async () => {
    const { token } = await newPerson();
    const answers = await Promise.all([
      change(token, PASSWORD, 'hasło numer 1'),
      change(token, PASSWORD, 'hasło numer 2'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the profile', () => {
  const save = (token: string, body: object) => callMe(me.updateProfile, { token, body });

  test('takes new names and gives the account back', async () => {
    const { token, user } = await newPerson();
    const saved = await save(token, { firstName: ' Ewa ', lastName: 'Żółkowska-Nowak' });
    expect(saved.json()).toEqual({ ...user, firstName: 'Ewa', lastName: 'Żółkowska-Nowak' });
    expect((await getMe(token)).json()).toEqual(saved.json());
  });

  test.each([
    ['role', 'ADMIN'],
    ['email', 'inny@poczta.example'],
    ['tokenVersion', 7],
    ['passwordHash', 'x'],
    ['id', 'ktos-inny-0001'],
    ['quota', 100],
  ])('refuses to change %s, and nothing is changed', async (name, value) => {
    const { token, user } = await newPerson();
    const before = await rowsOf(`USER#${user.id}`);
    const answer = await save(token, { firstName: 'Ewa', lastName: 'Nowak', [name]: value });
    expect(answer.status).toBe(400);
    expect(await rowsOf(`USER#${user.id}`)).toEqual(before);
  });

  test('refuses empty names in Polish', async () => {
    const { token } = await newPerson();
    const answer = await save(token, { firstName: ' ', lastName: 'Nowak' });
    expect([answer.status, messageOf(answer)]).toEqual([
      400,
      'Imię i nazwisko nie mogą być puste.',
    ]);
  });

  test('a user without a package hears that there is none', async () => {
    const { token, user } = await newPerson();
    const { removeItem } = await import('#functions/platform/table/item.ts');
    await removeItem({ pk: `USER#${user.id}`, sk: 'PACKAGE#trial' });
    const answer = await callMe(me.getUsage, { token });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
  });
});

describe("the right to one's data", () => {
  const erase = (token: string, body: object = { password: PASSWORD }) =>
    callMe(me.deleteMyAccount, { token, body });

  /** A run with its text, history row and result, as an analysis leaves them. */
  async function analyse(id: UserId): Promise<void> {
    const { putIf } = await import('#functions/platform/table/conditional-write.ts');
    const { toAttributes } = await import('#functions/platform/table/dynamo.ts');
    const { putText } = await import('#functions/platform/text-store.ts');
    for (let index = 0; index < 30; index += 1) {
      const file = `plik-${String(index).padStart(4, '0')}`;
      await putText(id, file, 'Treść pisma');
      await putIf({
        Item: toAttributes({ pk: `USER#${id}`, sk: `RUN#${file}`, originalName: 'pismo.pdf' }),
      });
    }
  }

  test('gives out what is stored, and no secret', async () => {
    const { token, user, email } = await newPerson();
    await analyse(user.id);
    await forgot(email);
    const answer = await callMe(me.exportMyData, { token });
    expect(answer.status).toBe(200);
    const exported = z
      .object({
        account: auth.account,
        packages: z.array(z.looseObject({})),
        runs: z.array(z.looseObject({})),
        history: z.array(z.looseObject({})),
      })
      .parse(answer.json());
    expect(exported.account).toEqual(user);
    expect(exported.packages).toMatchObject([{ packageId: 'trial', quota: 1, used: 0 }]);
    expect(exported.runs).toHaveLength(30);
    expect(exported.runs[0]).toEqual({ originalName: 'pismo.pdf' });
    expect(answer.text).not.toMatch(/argon2|resetHash|tokenVersion|openedBy|USER#/);
  });

  test('of somebody else is not given out', async () => {
    const [a, b] = [await newPerson(), await newPerson()];
    const answer = await callMe(me.exportMyData, { token: a.token });
    expect(answer.text).not.toContain(b.user.id);
    expect(answer.text).not.toContain(b.email);
  });

  test('erases every row and text, and the session with them', async () => {
    const { token, user, email } = await newPerson();
    await analyse(user.id);
    await forgot(email);
    const answer = await erase(token);
    expect([answer.status, messageOf(answer)]).toEqual([
      200,
      'Twoje konto i wszystkie dane zostały usunięte.',
    ]);
    const table = JSON.stringify(await cloud.rows());
    expect(table.includes(user.id)).toBe(false);
    expect(table.includes(email)).toBe(false);
    expect((await cloud.objects()).filter((key) => key.includes(user.id))).toEqual([]);
    expect((await getMe(token)).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect(mailsTo(email)[0]?.subject).toBe('Twoje konto w Listowniku zostało usunięte');
  });

  test('erases links that were mailed and never opened, too', async () => {
    const email = newAddress();
    await register(email);
    await register(email, { password: 'hasło obcego' });
    const [opened = '', other = ''] = mailedTokens(email, 'verify-email');
    const { token } = sessionOf(await verify(opened));
    await erase(token, { password: 'hasło obcego' });
    expect(JSON.stringify(await cloud.rows()).includes(email)).toBe(false);
    expect((await verify(other)).status).toBe(409);
    expect((await register(email)).status).toBe(201);
    expect((await verify(newestToken(email, 'verify-email'))).status).toBe(200);
  });

  test('needs the password', async () => {
    const { token } = await newPerson();
    const [wrong, none] = [await erase(token, { password: 'zgadywanka' }), await erase(token, {})];
    expect([wrong.status, messageOf(wrong)]).toEqual([400, 'Obecne hasło jest nieprawidłowe.']);
    expect([none.status, messageOf(none)]).toEqual([400, 'Podaj hasło.']);
    expect((await getMe(token)).status).toBe(200);
  });

  test.each([1, 2, 3, 4, 5])(
    'is completed by the job, or by expiry, when the process died after %s writes',
    async (writes) => {
      const { token, user, email } = await newPerson();
      const answer = await dyingAfter(writes, () => erase(token), { answers: 200 });
      expect(messageOf(answer)).toMatch(/^Usuwanie Twojego konta trwa\./);
      expect((await getMe(token)).status).toBe(401);
      const { finishErasures } = await import('#functions/core/flows/finish-erasures.ts');
      const later = () => new Date(systemClock().getTime() + 3 * 60_000);
      expect((await finishErasures(later)).failed).toBe(0);
      expect((await login(email)).status).toBe(401);
      const now = await nowSeconds();
      const kept = (await cloud.rows()).filter(
        ({ expiresAt = now + 1 }) => Number(expiresAt) > now,
      );
      const table = JSON.stringify(kept);
      expect(table.includes(user.id)).toBe(false);
      expect(table.includes(email)).toBe(false);
      await register(email);
      expect((await verify(newestToken(email, 'verify-email'))).status).toBe(200);
      expect((await login(email)).status).toBe(200);
    },
  );
});

describe('a seeded account', () => {
  const seed = {
    email: 'Admin@listownik.test',
    password: 'listownik-lokalnie',
    firstName: 'Anna',
    lastName: 'Administratorka',
    role: 'ADMIN',
  } as const;

  test('is there with its trial, and seeding again leaves it as it is', async () => {
    const { ensureAccount } = await import('#functions/core/flows/seed-account.ts');
    await Promise.all([ensureAccount(seed), ensureAccount(seed)]);
    const session = sessionOf(await login('admin@listownik.test', 'listownik-lokalnie'));
    expect(session.user.role).toBe('ADMIN');
    expect((await callMe(me.getUsage, { token: session.token })).json()).toMatchObject({
      quota: 1,
    });
    await ensureAccount({ ...seed, password: 'inne hasło' });
    expect((await login('admin@listownik.test', 'listownik-lokalnie')).status).toBe(200);
  });
});

/** Names of the commands sent to the table while something is done, in order of the alphabet. */
async function sendsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const spy = vi.spyOn(dynamo, 'send');
  try {
    await work();
    return spy.mock.calls.map(([command]) => command.constructor.name).sort();
  } finally {
    spy.mockRestore();
  }
}

/**
 * Lets so many writes reach the table, then every further one fail, as if the process had died there.
 * Counters of rate limits are left alone unless they are what is meant.
 */
async function dyingAfter(
  writes: number,
  work: () => Promise<Answer>,
  { countingToo = false, answers }: { countingToo?: boolean; answers?: number } = {},
): Promise<Answer> {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const send = dynamo.send.bind(dynamo) as (sent: object) => Promise<unknown>;
  let left = writes;
  const spy = vi.spyOn(dynamo, 'send').mockImplementation(((command: { input: object }) => {
    const writing = /Put|Update|Delete/.test(command.constructor.name);
    const counter = JSON.stringify(command.input).includes('LIMIT#');
    if (writing && (countingToo || !counter) && left-- <= 0) {
      return Promise.reject(new Error('The process died here.'));
    }
    return send(command);
  }) as never); // `send` has one overload per command
  try {
    const answer = await work();
    if (answers === undefined) expect(answer.status).toBeGreaterThanOrEqual(500);
    else expect(answer.status).toBe(answers);
    return answer;
  } finally {
    spy.mockRestore();
  }
}
