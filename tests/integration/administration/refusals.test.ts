import { describe, expect, test } from 'vitest';

import * as admin from '#shared/contracts/admin.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { newPerson } from '#tests/support/administration.ts';
import { administratorCalls, idOf, messageOf, POLISH } from '#tests/support/administrator-calls.ts';
import type { Call } from '#tests/support/http-event.ts';

const here = administratorCalls();

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
    expect((await here.call(contract, request(here.boss.userId))).status).toBe(401);
  });

  test.each(calls)('%s: no plain user', async (_name, contract, request) => {
    const { token } = await newPerson();
    const answer = await here.call(contract, { ...request(here.boss.userId), token });
    expect(answer.status).toBe(403);
    expect(messageOf(answer)).toBe('Brak uprawnień do wykonania tej operacji.');
  });

  test.each(withSubject)('%s: not for somebody unknown', async (_name, contract, request) => {
    expect((await here.asBoss(contract, request('nobody-at-all'))).status).toBe(404);
    expect((await here.asBoss(contract, request('%'))).status).toBe(404);
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
    const answer = await here.grant(here.boss, body);
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(POLISH);
    if (message !== undefined) expect(messageOf(answer)).toBe(message);
  });

  test.each([{ role: 'OWNER' }, {}, { role: 'ADMIN', id: 'x' }])(
    'of a role is refused in Polish: %j',
    async (body) => {
      const answer = await here.asBoss(admin.changeRole, { params: idOf(here.boss), body });
      expect(answer.status).toBe(400);
      expect(messageOf(answer)).toMatch(POLISH);
    },
  );

  test.each([
    ['search', 'x'.repeat(121)],
    ['cursor', 'something'],
    ['cursor', Buffer.from('2026-01-01 OR 1=1').toString('base64url')],
  ])('of the list is refused in Polish: %s=%s', async (name, value) => {
    const answer = await here.asBoss(admin.listUsers, { query: { [name]: value } });
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(POLISH);
  });
});
