import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { systemClock } from '#functions/platform/clock.ts';
import * as admin from '#shared/contracts/admin.ts';
import { getMe } from '#shared/contracts/auth.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { fileId, packageId } from '#shared/domain/ids.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import {
  type EmbeddedCloud,
  startEmbeddedCloud,
  WEB_ORIGIN,
} from '#tests/support/embedded-cloud.ts';
import { type Answer, type Call, caller } from '#tests/support/http-event.ts';

let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;
let callAuth: ReturnType<typeof caller>;
let boss: Person;

beforeAll(async () => {
  cloud = await startEmbeddedCloud({ ADMIN_EMAILS: '' });
  call = caller((await import('#functions/api/admin/handler.ts')).handler);
  callAuth = caller((await import('#functions/api/auth/handler.ts')).handler);
  const { setClockShift } = await import('#functions/platform/clock.ts');
  const hour = 3_600_000;
  setClockShift(hour - (Date.now() % hour)); // no limit's window ends in the middle of a test
  boss = await newPerson('ADMIN');
});
afterAll(() => cloud.close());

const messageOf = (answer: Answer) =>
  z.object({ message: z.string() }).parse(answer.json()).message;
const asBoss = (contract: Contract, request: Call = {}) =>
  call(contract, { token: boss.token, ...request });
const idOf = ({ userId }: Person) => ({ id: userId });
const POLISH = /^[A-ZŻŹĆŁŚÓ].*\.$/u;

async function shown(person: Person): Promise<admin.AdminUser> {
  const answer = await asBoss(admin.listUsers, { query: { search: person.email } });
  const [found] = admin.listUsers.response.parse(answer.json());
  if (found === undefined) throw new Error('The user is not listed.');
  return found;
}
const grant = (person: Person, body: unknown = { amount: 10, days: 30 }) =>
  asBoss(admin.grantUsage, { params: idOf(person), body });
async function grantOf(person: Person): Promise<string> {
  const { usages } = await shown(person);
  return usages.find(({ source }) => source === 'admin_grant')?.id ?? 'no grant';
}
const auditOf = async (person: Person) =>
  (await cloud.rows()).filter(
    ({ pk, subjectId }) => String(pk).startsWith('AUDIT#') && subjectId === person.userId,
  );
const administrators = async () => {
  const row = (await cloud.rows()).find(({ pk }) => pk === 'ADMINISTRATORS');
  return z.object({ members: z.set(z.string()) }).parse(row).members;
};

const calls: [string, Contract, (target: string) => Call][] = [
  ['the list', admin.listUsers, () => ({})],
  ['the stats', admin.getStats, () => ({})],
  ['the analytics', admin.getAnalytics, () => ({})],
  ['a grant', admin.grantUsage, (id) => ({ params: { id }, body: { amount: 1, days: 1 } })],
  ['a revocation', admin.revokeUsage, (id) => ({ params: { usageId: `${id}.trial` } })],
  ['a reset link', admin.triggerReset, (id) => ({ params: { id } })],
  ['a role', admin.changeRole, (id) => ({ params: { id }, body: { role: 'ADMIN' } })],
  ['a deletion', admin.deleteUser, (id) => ({ params: { id } })],
];
const withSubject = calls.filter(([, contract]) => contract.params !== undefined);

describe('who may ask for', () => {
  test.each(calls)('%s: nobody without a token', async (_name, contract, request) => {
    expect((await call(contract, request(boss.userId))).status).toBe(401);
  });

  test.each(calls)('%s: no plain user', async (_name, contract, request) => {
    const { token } = await newPerson();
    const answer = await call(contract, { ...request(boss.userId), token });
    expect(answer.status).toBe(403);
    expect(messageOf(answer)).toBe('Brak uprawnień do wykonania tej operacji.');
  });

  test.each(withSubject)('%s: not for somebody unknown', async (_name, contract, request) => {
    expect((await asBoss(contract, request('nobody-at-all'))).status).toBe(404);
    expect((await asBoss(contract, request('%'))).status).toBe(404);
  });
});

describe('bad input', () => {
  test.each([
    [{ amount: 0, days: 30 }, 'Podaj liczbę nie mniejszą niż 1.'],
    [{ amount: 10, days: -1 }, 'Podaj liczbę nie mniejszą niż 1.'],
    [{ amount: 1.5, days: 30 }, 'Podaj liczbę całkowitą.'],
    [{ amount: '10', days: 30 }, 'Podaj liczbę.'],
    [{ amount: 10_001, days: 30 }, 'Podaj liczbę nie większą niż 10 000.'],
    [{ amount: 1 }, 'Podaj liczbę.'],
    [{ amount: 1, days: 1, source: 'subscription' }, undefined],
    ['no json', undefined],
  ])('of a grant is refused in Polish: %j', async (body, message) => {
    const answer = await grant(boss, body);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(POLISH);
    if (message !== undefined) expect(messageOf(answer)).toBe(message);
  });

  test.each([{ role: 'OWNER' }, {}, { role: 'ADMIN', id: 'x' }])(
    'of a role is refused in Polish: %j',
    async (body) => {
      const answer = await asBoss(admin.changeRole, { params: idOf(boss), body });
      expect(answer.status).toBe(400);
      expect(messageOf(answer)).toMatch(POLISH);
    },
  );

  test.each([
    ['search', 'x'.repeat(121)],
    ['cursor', 'something'],
    ['cursor', Buffer.from('2026-01-01 OR 1=1').toString('base64url')],
  ])('of the list is refused in Polish: %s=%s', async (name, value) => {
    const answer = await asBoss(admin.listUsers, { query: { [name]: value } });
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(POLISH);
  });
});

describe('a grant', () => {
  test('gives a package of so many analyses for so many days', async () => {
    const { systemClock } = await import('#functions/platform/clock.ts');
    const person = await newPerson();
    const answer = await grant(person, { amount: 7, days: 3 });
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Pomyślnie przyznano dodatkowe analizy.');
    const { usages } = await shown(person);
    expect(usages).toHaveLength(2);
    const given = usages.find(({ source }) => source === 'admin_grant');
    expect(given).toMatchObject({ used: 0, quota: 7 });
    const days = (Date.parse(given?.windowEnd ?? '') - systemClock().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(2.99);
    expect(days).toBeLessThanOrEqual(3);
  });

  test('can be taken back once', async () => {
    const person = await newPerson();
    await grant(person);
    const usageId = await grantOf(person);
    const answer = await asBoss(admin.revokeUsage, { params: { usageId } });
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Przydział analiz został cofnięty.');
    expect((await shown(person)).usages.map(({ source }) => source)).toEqual(['trial']);
    expect((await asBoss(admin.revokeUsage, { params: { usageId } })).status).toBe(404);
  });

  test('cannot be taken back when it has ended, nor can what was not granted', async () => {
    const { createPackage } = await import('#functions/core/packages/package-repository.ts');
    const { findUser } = await import('#functions/core/accounts/user-repository.ts');
    const person = await newPerson();
    await createPackage(
      {
        userId: person.userId,
        packageId: packageId.parse('ended-grant'),
        source: 'admin_grant',
        quota: 1,
        windowStart: '2026-01-01T00:00:00.000Z',
        windowEnd: '2026-01-02T00:00:00.000Z',
      },
      (await findUser(person.userId))?.createdAt ?? '',
    );
    for (const [id, sentence] of [
      ['ended-grant', 'Ten przydział już wygasł, więc nie można go cofnąć.'],
      ['trial', 'Cofnąć można tylko pakiet przyznany przez administratora.'],
    ]) {
      const params = { usageId: `${person.userId}.${id}` };
      const answer = await asBoss(admin.revokeUsage, { params });
      expect(answer.status).toBe(409);
      expect(messageOf(answer)).toBe(sentence);
    }
    expect((await shown(person)).usages).toHaveLength(2);
  });

  test('taken back lets the run that holds one of its analyses settle', async () => {
    const { reserveAnalysis, keepAnalysis, giveBackAnalysis } =
      await import('#functions/core/packages/package-repository.ts');
    const { systemClock } = await import('#functions/platform/clock.ts');
    const person = await newPerson();
    await grant(person);
    const usageId = await grantOf(person);
    const id = packageId.parse(usageId.split('.')[1]);
    const run = { userId: person.userId, packageId: id, fileId: fileId.parse('run-of-a-grant') };
    expect(await reserveAnalysis(run, systemClock())).toBe(true);
    expect((await asBoss(admin.revokeUsage, { params: { usageId } })).status).toBe(200);
    await keepAnalysis(run);
    await giveBackAnalysis(run);
    expect((await shown(person)).usages).toHaveLength(1);
  });
});

describe('a reset link', () => {
  test('is mailed to the user', async () => {
    const person = await newPerson();
    const answer = await asBoss(admin.triggerReset, { params: idOf(person) });
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Wysłano e-mail do resetowania hasła.');
    const mail = cloud.mails().find(({ to }) => to === person.email);
    expect(mail?.text).toContain(`${WEB_ORIGIN}/#/reset-password/`);
  });

  test('that the mail service refuses is told, and stands so in the audit trail', async () => {
    const { SESv2Client } = await import('@aws-sdk/client-sesv2');
    const person = await newPerson();
    const broken = vi
      .spyOn(SESv2Client.prototype, 'send')
      .mockImplementation(() => Promise.reject(new Error('SES is down.')) as never);
    const answer = await asBoss(admin.triggerReset, { params: idOf(person) });
    broken.mockRestore();
    expect(answer.status).toBe(503);
    expect(messageOf(answer)).toBe('Nie udało się wysłać e-maila.');
    expect((await auditOf(person)).map(({ outcome }) => outcome)).toEqual(['UNAVAILABLE']);
  });

  test('counts against the mails one address may get', async () => {
    const person = await newPerson();
    const request = { params: idOf(person) };
    for (let mails = 0; mails < 5; mails += 1) await asBoss(admin.triggerReset, request);
    expect((await asBoss(admin.triggerReset, request)).status).toBe(429);
  });
});

describe('a role', () => {
  const setRole = (person: Person, role: string, by = boss) =>
    call(admin.changeRole, { token: by.token, params: idOf(person), body: { role } });

  test('is given and taken, and each time the old session ends', async () => {
    const person = await newPerson();
    const answer = await setRole(person, 'ADMIN');
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Rola użytkownika została zaktualizowana.');
    expect((await callAuth(getMe, { token: person.token })).status).toBe(401);
    expect((await shown(person)).role).toBe('ADMIN');
    expect(await administrators()).toContain(person.userId);

    expect((await setRole(person, 'USER')).status).toBe(200);
    expect((await shown(person)).role).toBe('USER');
    expect(await administrators()).not.toContain(person.userId);
  });

  test('that somebody has already changes nothing', async () => {
    const person = await newPerson();
    expect((await setRole(person, 'USER')).status).toBe(200);
    expect((await callAuth(getMe, { token: person.token })).status).toBe(200);
  });

  test('cannot be taken from the last administrator', async () => {
    const answer = await setRole(boss, 'USER');
    expect(answer.status).toBe(409);
    expect(messageOf(answer)).toBe(
      'To ostatni administrator. Najpierw nadaj tę rolę komuś innemu.',
    );
    expect((await callAuth(getMe, { token: boss.token })).status).toBe(200);
  });

  test('stays with one of two who take it from each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await newPerson('ADMIN');
      const answers = await Promise.all([setRole(other, 'USER'), setRole(boss, 'USER', other)]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403, 409]).toContain(statuses[1]);
      const left = [...(await administrators())];
      expect(left).toHaveLength(1);
      const rows = (await cloud.rows()).filter(
        ({ sk, role }) => sk === 'PROFILE' && role === 'ADMIN',
      );
      expect(rows.map(({ id }) => id)).toEqual(left);
      boss = await signedInAgain(left[0] === boss.userId ? boss : other);
    }
  });

  test('is finished by the next change when a process died in the middle', async () => {
    const { beginRoleChange } =
      await import('#functions/core/accounts/administrators-repository.ts');
    const [first, second] = [await newPerson('ADMIN'), await newPerson()];
    const tokenVersion = Number(
      (await cloud.rows()).find(({ id }) => id === first.userId)?.tokenVersion,
    );
    await beginRoleChange({ userId: first.userId, role: 'USER', tokenVersion });
    expect((await setRole(second, 'ADMIN')).status).toBe(200);
    expect((await shown(first)).role).toBe('USER');
    expect(await administrators()).toEqual(new Set([boss.userId, second.userId]));
    expect((await setRole(second, 'USER')).status).toBe(200);
  });
});

async function signedInAgain(person: Person): Promise<Person> {
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const { signSession } = await import('#functions/platform/identity/tokens.ts');
  const user = await findUser(person.userId);
  if (user === undefined) throw new Error('The user is gone.');
  const { userId } = person;
  return { ...person, token: await signSession({ userId, tokenVersion: user.tokenVersion }) };
}

describe('a deletion', () => {
  const erase = (person: Person, by = boss) =>
    call(admin.deleteUser, { token: by.token, params: idOf(person) });

  test('leaves nothing of the user but the audit trail', async () => {
    const person = await newPerson();
    await grant(person);
    const answer = await erase(person);
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Użytkownik został pomyślnie usunięty.');
    expect((await callAuth(getMe, { token: person.token })).status).toBe(401);
    const rows = (await cloud.rows()).filter(({ pk }) => !String(pk).startsWith('AUDIT#'));
    expect(JSON.stringify(rows)).not.toContain(person.userId);
    expect(JSON.stringify(await cloud.rows())).not.toContain(person.email);
    expect((await erase(person)).status).toBe(404);
  });

  test('of another administrator takes the role first', async () => {
    const other = await newPerson('ADMIN');
    expect((await erase(other)).status).toBe(200);
    expect(await administrators()).toEqual(new Set([boss.userId]));
  });

  test('of oneself is refused', async () => {
    const answer = await erase(boss);
    expect(answer.status).toBe(409);
    expect(messageOf(answer)).toBe('Własne konto usuniesz w ustawieniach.');
  });

  test('of the last administrator is refused in settings, too', async () => {
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    await expect(eraseAccount(boss.userId, 'self', systemClock)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await callAuth(getMe, { token: boss.token })).status).toBe(200);
  });

  test('of each other at once leaves one administrator', async () => {
    const other = await newPerson('ADMIN');
    await Promise.all([erase(other), erase(boss, other)]);
    const left = [...(await administrators())];
    expect(left).toHaveLength(1);
    boss = await signedInAgain(left[0] === boss.userId ? boss : other);
  });
});

describe('the audit trail', () => {
  test('says who did what to whom and how it ended, also when it was refused', async () => {
    const person = await newPerson();
    await grant(person, { amount: 3, days: 4 });
    const usageId = await grantOf(person);
    await asBoss(admin.revokeUsage, { params: { usageId } });
    await asBoss(admin.revokeUsage, { params: { usageId } });
    await asBoss(admin.triggerReset, { params: idOf(person) });
    await asBoss(admin.changeRole, { params: idOf(person), body: { role: 'USER' } });
    await asBoss(admin.deleteUser, { params: idOf(person) });
    const records = await auditOf(person);
    expect(records.map(({ action, outcome }) => [action, outcome]).sort()).toEqual([
      ['change-role', 'done'],
      ['delete-user', 'done'],
      ['grant-usage', 'done'],
      ['revoke-usage', 'NOT_FOUND'],
      ['revoke-usage', 'done'],
      ['trigger-reset', 'done'],
    ]);
    for (const record of records) {
      expect(record.actorId).toBe(boss.userId);
      expect(record.pk).toBe(`AUDIT#${String(record.at).slice(0, 7)}`);
      expect(JSON.stringify(record)).not.toMatch(/@|Anna|Kowalska/);
    }
    expect(records.find(({ action }) => action === 'grant-usage')).toMatchObject({
      amount: 3,
      days: 4,
    });
  });
});
