import { describe, expect, test } from 'vitest';

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

describe('a role', () => {
  const setRole = (person: Person, role: string, by = here.boss) =>
    here.call(admin.changeRole, { token: by.token, params: idOf(person), body: { role } });

  test('is given and revoked, and each time the old session ends', async () => {
    const person = await newPerson();
    const answer = await setRole(person, 'ADMIN');
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Rola użytkownika została zaktualizowana.');
    expect((await here.callAuth(getMe, { token: person.token })).status).toBe(401);
    expect((await here.shown(person)).role).toBe('ADMIN');
    expect(await here.administrators()).toContain(person.userId);

    expect((await setRole(person, 'USER')).status).toBe(200);
    expect((await here.shown(person)).role).toBe('USER');
    expect(await here.administrators()).not.toContain(person.userId);
  });

  test('that the user already has changes nothing', async () => {
    const person = await newPerson();
    expect((await setRole(person, 'USER')).status).toBe(200);
    expect((await here.callAuth(getMe, { token: person.token })).status).toBe(200);
  });

  test('cannot be taken from the last administrator', async () => {
    const answer = await setRole(here.boss, 'USER');
    expect(answer.status).toBe(409);
    expect(messageOf(answer)).toBe(
      'To ostatni administrator. Najpierw nadaj tę rolę komuś innemu.',
    );
    expect((await here.callAuth(getMe, { token: here.boss.token })).status).toBe(200);
  });

  test('stays with one of two who revoke it from each other at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await newPerson('ADMIN');
      const answers = await Promise.all([
        setRole(other, 'USER'),
        setRole(here.boss, 'USER', other),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403, 409]).toContain(statuses[1]);
      const left = [...(await here.administrators())];
      expect(left).toHaveLength(1);
      const rows = (await here.cloud.rows()).filter(
        ({ sk, role }) => sk === 'PROFILE' && role === 'ADMIN',
      );
      expect(rows.map(({ id }) => id)).toEqual(left);
      here.beBoss(await signedInAgain(left[0] === here.boss.userId ? here.boss : other));
    }
  });

  test('is finished by the next change when a process died in the middle', async () => {
    const { beginRoleChange } =
      await import('#functions/core/accounts/administrators-repository.ts');
    const [first, second] = [await newPerson('ADMIN'), await newPerson()];
    const tokenVersion = Number(
      (await here.cloud.rows()).find(({ id }) => id === first.userId)?.tokenVersion,
    );
    await beginRoleChange({ userId: first.userId, role: 'USER', tokenVersion });
    expect((await setRole(second, 'ADMIN')).status).toBe(200);
    expect((await here.shown(first)).role).toBe('USER');
    expect(await here.administrators()).toEqual(new Set([here.boss.userId, second.userId]));
    expect((await setRole(second, 'USER')).status).toBe(200);
  });
});
