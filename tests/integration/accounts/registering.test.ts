import { describe, expect, test } from 'vitest';

import * as auth from '#shared/contracts/auth.ts';
import * as me from '#shared/contracts/me.ts';
import {
  accountsInCloud,
  advance,
  codeOf,
  messageOf,
  PASSWORD,
  sessionOf,
} from '#tests/support/account-calls.ts';
import { dyingAfter } from '#tests/support/table-faults.ts';

const {
  cloud,
  callAuth,
  callMe,
  newAddress,
  login,
  mailsTo,
  mailedTokens,
  register,
  verify,
  getMe,
  newestToken,
  newPerson,
  rowsOf,
} = accountsInCloud();

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
    const rows = JSON.stringify((await cloud().rows()).filter((row) => row.sk === 'PROFILE'));
    expect(rows).not.toContain(email);
    expect(await rowsOf(`EMAIL#${email}`)).toHaveLength(1);
  });

  test('stores neither the password nor the secret of the link', async () => {
    const email = newAddress();
    await register(email);
    const table = JSON.stringify(await cloud().rows());
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
    const profiles = (await cloud().rows()).filter((row) => row.sk === 'PROFILE');
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
    const links = (await cloud().rows()).filter(({ sk }) => sk === 'LINK');
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

describe('a seeded account', () => {
  const seed = {
    email: 'Admin@listownik.test',
    password: 'listownik-lokalnie',
    firstName: 'Anna',
    lastName: 'Administratorka',
    role: 'ADMIN',
  } as const;

  test('has its trial package, and seeding again changes nothing', async () => {
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
