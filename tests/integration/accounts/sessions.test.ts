import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';

import { hashOf } from '#functions/platform/ids.ts';
import * as auth from '#shared/contracts/auth.ts';
import * as me from '#shared/contracts/me.ts';
import { fileId, type UserId } from '#shared/domain/ids.ts';
import {
  accountsInCloud,
  advance,
  messageOf,
  nowSeconds,
  PASSWORD,
} from '#tests/support/account-calls.ts';
import { SESSION_SECRET } from '#tests/support/embedded-cloud.ts';

const { callAuth, callMe, getMe, newPerson } = accountsInCloud();

describe('a session', () => {
  const kid = hashOf(`kid:${SESSION_SECRET}`).slice(0, 8);
  const claims = (sub: string, tv = 1) =>
    new SignJWT({ sub, tv }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid });
  const key = new TextEncoder().encode(SESSION_SECRET);
  const issued = (token: SignJWT) =>
    token.setIssuer('listownik').setAudience('session').setIssuedAt().setExpirationTime('10h');
  const rsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  test('in our format is accepted, so that the forgeries below fail for the tested reason', async () => {
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

  test('that claims a role has only the role of its row', async () => {
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

  test('is not a stream ticket, and a ticket is not a session', async () => {
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
