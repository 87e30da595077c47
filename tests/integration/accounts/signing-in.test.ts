import { argon2Sync } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';

import {
  accountsInCloud,
  advance,
  codeOf,
  messageOf,
  PASSWORD,
  sessionOf,
} from '#tests/support/account-calls.ts';
import type { Answer } from '#tests/support/http-event.ts';
import { dyingAfter, sendsDuring } from '#tests/support/table-faults.ts';

const {
  newAddress,
  login,
  mailsTo,
  mailedTokens,
  register,
  verify,
  forgot,
  reset,
  getMe,
  newestToken,
  newPerson,
  rowsOf,
} = accountsInCloud();

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

  test('before the address is confirmed reports that only with the right password, and mails again', async () => {
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
    const endpoint = process.env.AWS_ENDPOINT_URL_SES;
    const { SESClient } = await import('@aws-sdk/client-ses');
    const broken = vi
      .spyOn(SESClient.prototype, 'send')
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
  });

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

  test('is refused when the guesses cannot be counted', async () => {
    const { email } = await newPerson();
    const answer = await dyingAfter(0, () => login(email), { countingToo: true });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'UNAVAILABLE']);
  });
});
