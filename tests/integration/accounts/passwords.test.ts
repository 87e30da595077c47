import { describe, expect, test } from 'vitest';

import * as auth from '#shared/contracts/auth.ts';
import {
  accountsInCloud,
  advance,
  codeOf,
  messageOf,
  PASSWORD,
  sessionOf,
} from '#tests/support/account-calls.ts';

const {
  callAuth,
  newAddress,
  login,
  mailsTo,
  mailedTokens,
  register,
  forgot,
  reset,
  getMe,
  newestToken,
  newPerson,
} = accountsInCloud();

describe('a forgotten password', () => {
  const ANSWER =
    'Jeśli konto o podanym adresie e-mail istnieje, wysłaliśmy na nie link do zresetowania hasła.';

  test('is replaced by a mailed link; every session ends and the owner is informed', async () => {
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

  test('is not set by the secret of another account, or by an invented link', async () => {
    const [a, b] = [await newPerson(), await newPerson()];
    await forgot(a.email);
    await forgot(b.email);
    const secret = newestToken(a.email, 'reset-password').slice(-43);
    for (const token of [`${b.user.id}${secret}`, secret, `${a.user.id}${'A'.repeat(43)}`, 'x']) {
      expect((await reset(token, 'nowe hasło')).status).toBe(400);
    }
    expect((await login(b.email)).status).toBe(200);
  });

  test('follows the password rules: a short one is refused and the link still works', async () => {
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

  test('ends every other session, returns a fresh one and informs the owner', async () => {
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

  test('twice at the same time succeeds once', async () => {
    const { token } = await newPerson();
    const answers = await Promise.all([
      change(token, PASSWORD, 'hasło numer 1'),
      change(token, PASSWORD, 'hasło numer 2'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
