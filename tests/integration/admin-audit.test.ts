import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import * as admin from '#shared/contracts/admin.ts';
import { listAudit } from '#shared/contracts/audit.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { caller } from '#tests/support/http-event.ts';

let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;
let boss: Person;

beforeAll(async () => {
  cloud = await startEmbeddedCloud({ ADMIN_EMAILS: '' });
  call = caller((await import('#functions/api/admin/handler.ts')).handler);
  boss = await newPerson('ADMIN');
});
afterAll(() => cloud.close());

const month = () => new Date().toISOString().slice(0, 7);
const read = async (query: Record<string, string> = {}) =>
  listAudit.response.parse((await call(listAudit, { token: boss.token, query })).json());

describe('the audit trail', () => {
  test('is read by administrators, newest first, and names nobody', async () => {
    const person = await newPerson();
    const params = { id: person.userId };
    const body = { amount: 3, days: 4 };
    await call(admin.grantUsage, { token: boss.token, params, body });
    await call(admin.deleteUser, { token: boss.token, params });
    const [newest, before] = await read();
    expect(newest).toMatchObject({ action: 'delete-user', outcome: 'done', actorId: boss.userId });
    expect(before).toMatchObject({ action: 'grant-usage', subjectId: person.userId, ...body });
    expect(JSON.stringify(await read())).not.toMatch(/@|Kowalska|expiresAt|AUDIT#/);
    expect(await read({ month: month() })).toEqual(await read());
    expect(await read({ month: '2001-01' })).toEqual([]);
  });

  test('is refused to everybody else, and requires a valid month', async () => {
    const { token } = await newPerson();
    expect((await call(listAudit, { token })).status).toBe(403);
    expect((await call(listAudit)).status).toBe(401);
    const wrong = await call(listAudit, { token: boss.token, query: { month: '2026-13' } });
    expect([wrong.status, wrong.json()]).toMatchObject([
      400,
      { message: 'Podaj miesiąc w postaci RRRR-MM.' },
    ]);
  });

  test('is forgotten after five years', async () => {
    const records = (await cloud.rows()).filter(({ pk }) => String(pk).startsWith('AUDIT#'));
    expect(records.length).toBeGreaterThan(0);
    for (const { at, expiresAt } of records) {
      const years = (Number(expiresAt) * 1_000 - Date.parse(String(at))) / (365.25 * 86_400_000);
      expect(years).toBeCloseTo(5, 1);
    }
  });
});
