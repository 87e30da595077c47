import { beforeEach, describe, expect, it } from 'vitest';

import { getStats, listUsers } from '#shared/contracts/admin.ts';
import { changeOperation, getOperation } from '#shared/contracts/operation.ts';
import { beSignedIn, personOf } from '#tests/support/wire-people.ts';
import { wiredPage } from '#tests/support/wired-page.ts';

const here = wiredPage(1_280, 900);
const operation = {
  analyses: 'open',
  changedAt: null,
  tokensToday: 5_000_000,
  dailyTokens: { user: 400_000, stage: 20_000_000 },
} as const;

beforeEach(() => beSignedIn(here.page, here.wire, { role: 'ADMIN' }));

describe('the administrator', () => {
  it('holds new analyses back with one press, told before what it does, and lets them begin again', async () => {
    here.wire.answers(getOperation, operation);
    here.wire.answers(changeOperation, { message: 'ok' });
    await here.open('admin/operation');
    await here.page.getByText('Te, które już trwają, dobiegną końca.').waitFor();
    const sent = () => here.page.waitForRequest((request) => request.method() === 'PATCH');

    const held = sent();
    here.wire.answers(getOperation, { ...operation, analyses: 'paused' });
    await here.page.getByRole('button', { name: 'Wstrzymaj nowe analizy' }).click();
    expect((await held).postDataJSON()).toEqual({ analyses: 'paused' });
    await here.page.getByText('Są wstrzymane', { exact: true }).waitFor();

    const letGo = sent();
    here.wire.answers(getOperation, operation);
    await here.page.getByRole('button', { name: 'Wznów analizy' }).click();
    expect((await letGo).postDataJSON()).toEqual({ analyses: 'open' });
    await here.page.getByText('Można je zaczynać').waitFor();
  });

  it('reads how much of the day is used, and the ceiling of everybody and of one', async () => {
    here.wire.answers(getOperation, operation);
    await here.open('admin/operation');
    const facts = here.page.getByRole('region', { name: 'Tokeny modeli dzisiaj' });
    const words = (await facts.innerText()).replace(/\s/g, ' ');
    expect(words).toContain('5 000 000 (25 %)');
    expect(words).toContain('Dzienny pułap dla wszystkich 20 000 000');
    expect(words).toContain('Dzienny pułap jednej osoby 400 000');
  });

  it('finds somebody by the words typed', async () => {
    const person = { ...personOf(), subscriptions: [], usages: [] };
    here.wire.answers(listUsers, [person]);
    here.wire.answers(getStats, {
      totalUsers: 2,
      activeSubscriptions: 0,
      analysesToday: 1,
      analysesThisMonth: 4,
    });
    const asked: string[] = [];
    here.page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === listUsers.path) asked.push(searchParams.get('search') ?? '');
    });
    await here.open('admin/users');
    await here.page.getByText(person.email).first().waitFor();
    here.wire.answers(listUsers, [{ ...person, email: 'ewa@poczta.example' }]);
    await here.page.getByRole('searchbox').fill('ewa nowak');
    await here.page.getByText('ewa@poczta.example').first().waitFor();
    expect(asked).toEqual(['', 'ewa nowak']);
  });
});
