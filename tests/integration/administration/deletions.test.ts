import { describe, expect, test } from 'vitest';

import { systemClock } from '#functions/platform/clock.ts';
import * as admin from '#shared/contracts/admin.ts';
import { getMe } from '#shared/contracts/auth.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import {
  administratorCalls,
  idOf,
  messageOf,
  signedInAgain,
} from '#tests/support/administrator-calls.ts';

const here = administratorCalls();

describe('a deletion', () => {
  const erase = (person: Person, by = here.boss) =>
    here.call(admin.deleteUser, { token: by.token, params: idOf(person) });

  test('leaves nothing of the user but the audit trail', async () => {
    const person = await newPerson();
    await here.grant(person);
    const answer = await erase(person);
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Użytkownik został pomyślnie usunięty.');
    expect((await here.callAuth(getMe, { token: person.token })).status).toBe(401);
    const rows = (await here.cloud.rows()).filter(({ pk }) => !String(pk).startsWith('AUDIT#'));
    expect(JSON.stringify(rows)).not.toContain(person.userId);
    expect(JSON.stringify(await here.cloud.rows())).not.toContain(person.email);
    expect((await erase(person)).status).toBe(404);
  });

  test('of another administrator takes the role first', async () => {
    const other = await newPerson('ADMIN');
    expect((await erase(other)).status).toBe(200);
    expect(await here.administrators()).toEqual(new Set([here.boss.userId]));
  });

  test('of oneself is refused', async () => {
    const answer = await erase(here.boss);
    expect(answer.status).toBe(409);
    expect(messageOf(answer)).toBe('Własne konto usuniesz w ustawieniach.');
  });

  test('of the last administrator is refused in settings, too', async () => {
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    await expect(eraseAccount(here.boss.userId, 'self', systemClock)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await here.callAuth(getMe, { token: here.boss.token })).status).toBe(200);
  });

  test('of each other at once leaves one administrator', async () => {
    const other = await newPerson('ADMIN');
    await Promise.all([erase(other), erase(here.boss, other)]);
    const left = [...(await here.administrators())];
    expect(left).toHaveLength(1);
    here.beBoss(await signedInAgain(left[0] === here.boss.userId ? here.boss : other));
  });
});

describe('the audit trail', () => {
  test('records who did what to whom and the outcome, also of a refusal', async () => {
    const person = await newPerson();
    await here.grant(person, { amount: 3, days: 4 });
    const usageId = await here.grantOf(person);
    await here.asBoss(admin.revokeUsage, { params: { usageId } });
    await here.asBoss(admin.revokeUsage, { params: { usageId } });
    await here.asBoss(admin.triggerReset, { params: idOf(person) });
    await here.asBoss(admin.changeRole, { params: idOf(person), body: { role: 'USER' } });
    await here.asBoss(admin.deleteUser, { params: idOf(person) });
    const records = await here.auditOf(person);
    expect(records.map(({ action, outcome }) => [action, outcome]).sort()).toEqual([
      ['change-role', 'done'],
      ['delete-user', 'done'],
      ['grant-usage', 'done'],
      ['revoke-usage', 'NOT_FOUND'],
      ['revoke-usage', 'done'],
      ['trigger-reset', 'done'],
    ]);
    for (const record of records) {
      expect(record.actorId).toBe(here.boss.userId);
      expect(record.pk).toBe(`AUDIT#${String(record.at).slice(0, 7)}`);
      expect(JSON.stringify(record)).not.toMatch(/@|Anna|Kowalska/);
    }
    expect(records.find(({ action }) => action === 'grant-usage')).toMatchObject({
      amount: 3,
      days: 4,
    });
  });
});
