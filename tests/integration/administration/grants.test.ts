import { describe, expect, test, vi } from 'vitest';

import * as admin from '#shared/contracts/admin.ts';
import { fileId, packageId } from '#shared/domain/ids.ts';
import { newPerson } from '#tests/support/administration.ts';
import { administratorCalls, idOf, messageOf } from '#tests/support/administrator-calls.ts';
import { WEB_ORIGIN } from '#tests/support/embedded-cloud.ts';

const here = administratorCalls();

describe('a grant', () => {
  test('gives a package with the number of analyses and days', async () => {
    const { systemClock } = await import('#functions/platform/clock.ts');
    const person = await newPerson();
    const answer = await here.grant(person, { amount: 7, days: 3 });
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Pomyślnie przyznano dodatkowe analizy.');
    const { usages } = await here.shown(person);
    expect(usages).toHaveLength(2);
    const given = usages.find(({ source }) => source === 'admin_grant');
    expect(given).toMatchObject({ used: 0, quota: 7 });
    const days = (Date.parse(given?.windowEnd ?? '') - systemClock().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(2.99);
    expect(days).toBeLessThanOrEqual(3);
  });

  test('can be taken back once', async () => {
    const person = await newPerson();
    await here.grant(person);
    const usageId = await here.grantOf(person);
    const answer = await here.asBoss(admin.revokeUsage, { params: { usageId } });
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Przydział analiz został cofnięty.');
    expect((await here.shown(person)).usages.map(({ source }) => source)).toEqual(['trial']);
    expect((await here.asBoss(admin.revokeUsage, { params: { usageId } })).status).toBe(404);
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
      const answer = await here.asBoss(admin.revokeUsage, { params });
      expect(answer.status).toBe(409);
      expect(messageOf(answer)).toBe(sentence);
    }
    expect((await here.shown(person)).usages).toHaveLength(2);
  });

  test('taken back lets the run that holds one of its analyses settle', async () => {
    const { reserveAnalysis, keepAnalysis, giveBackAnalysis } =
      await import('#functions/core/packages/package-repository.ts');
    const { systemClock } = await import('#functions/platform/clock.ts');
    const person = await newPerson();
    await here.grant(person);
    const usageId = await here.grantOf(person);
    const id = packageId.parse(usageId.split('.')[1]);
    const run = { userId: person.userId, packageId: id, fileId: fileId.parse('run-of-a-grant') };
    expect(await reserveAnalysis(run, systemClock())).toBe(true);
    expect((await here.asBoss(admin.revokeUsage, { params: { usageId } })).status).toBe(200);
    await keepAnalysis(run);
    await giveBackAnalysis(run);
    expect((await here.shown(person)).usages).toHaveLength(1);
  });
});

describe('a reset link', () => {
  test('is mailed to the user', async () => {
    const person = await newPerson();
    const answer = await here.asBoss(admin.triggerReset, { params: idOf(person) });
    expect(answer.status).toBe(200);
    expect(messageOf(answer)).toBe('Wysłano e-mail do resetowania hasła.');
    const mail = here.cloud.mails().find(({ to }) => to === person.email);
    expect(mail?.text).toContain(`${WEB_ORIGIN}/#/reset-password/`);
  });

  test('that the mail service refuses is reported, and recorded in the audit trail', async () => {
    const { SESClient } = await import('@aws-sdk/client-ses');
    const person = await newPerson();
    const broken = vi
      .spyOn(SESClient.prototype, 'send')
      .mockImplementation(() => Promise.reject(new Error('SES is down.')) as never);
    const answer = await here.asBoss(admin.triggerReset, { params: idOf(person) });
    broken.mockRestore();
    expect(answer.status).toBe(503);
    expect(messageOf(answer)).toBe('Nie udało się wysłać e-maila.');
    expect((await here.auditOf(person)).map(({ outcome }) => outcome)).toEqual(['UNAVAILABLE']);
  });

  test('counts against the mails one address may get', async () => {
    const person = await newPerson();
    const request = { params: idOf(person) };
    for (let mails = 0; mails < 5; mails += 1) await here.asBoss(admin.triggerReset, request);
    expect((await here.asBoss(admin.triggerReset, request)).status).toBe(429);
  });
});
