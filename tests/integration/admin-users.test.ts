import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import * as admin from '#shared/contracts/admin.ts';
import { packageId, userId } from '#shared/domain/ids.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { caller } from '#tests/support/http-event.ts';

let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;
let boss: Person;

const SEEDED = 250;

beforeAll(async () => {
  cloud = await startEmbeddedCloud({ ADMIN_EMAILS: '' });
  call = caller((await import('#functions/api/admin/handler.ts')).handler);
  boss = await newPerson('ADMIN', { firstName: 'Zofia', lastName: 'Szefowa' });
  const { createUser } = await import('#functions/core/accounts/user-repository.ts');
  const seeds = Array.from({ length: SEEDED }, (_, index) =>
    createUser({
      id: userId.parse(`seeded-${index}`),
      email: `nowak${index}@lista.example`,
      firstName: index === 17 ? 'Łucja' : 'Jan',
      lastName: index === 17 ? 'Żółć-Gęś' : 'Nowak',
      role: 'USER',
      // Three at a time share their instant: the order must hold for them, too.
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))).toISOString(),
      status: 'open',
      tokenVersion: 1,
      openedBy: 'seed',
    }),
  );
  await Promise.all(seeds);
});
afterAll(() => cloud.close());

async function list(query: Record<string, string> = {}) {
  const answer = await call(admin.listUsers, { token: boss.token, query });
  expect(answer.status).toBe(200);
  return {
    users: admin.listUsers.response.parse(answer.json()),
    next: answer.headers[admin.NEXT_CURSOR_HEADER],
  };
}

describe('the user list', () => {
  test('goes through every user once, newest first, a hundred to a page', async () => {
    const pages = [await list()];
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next) {
      pages.push(await list({ cursor: next }));
    }
    expect(pages.map(({ users }) => users.length)).toEqual([100, 100, 51]);
    const users = pages.flatMap((page) => page.users);
    expect(new Set(users.map(({ id }) => id)).size).toBe(SEEDED + 1);
    expect(users[0]?.id).toBe(boss.userId);
    const instants = users.map(({ createdAt }) => createdAt);
    expect(instants).toEqual(instants.toSorted().reverse());
  });

  test('shows of a user what the contract names and nothing else', async () => {
    const { users } = await list({ search: 'szefowa' });
    expect(users).toHaveLength(1);
    expect(Object.keys(users[0] ?? {}).sort()).toEqual(
      [
        ...['createdAt', 'email', 'firstName', 'id', 'lastName', 'role'],
        ...['subscriptions', 'usages'],
      ].sort(),
    );
    expect(users[0]?.usages).toEqual([
      { id: `${boss.userId}.trial`, source: 'trial', used: 0, quota: 1, windowEnd: null },
    ]);
  });

  test.each(['łucja', 'LUCJA', 'zolc', 'Żółć-Gęś Łucja', 'lucja ges', 'WAK17@lista'])(
    'finds "%s" whatever its case and diacritics',
    async (search) => {
      const { users, next } = await list({ search });
      expect(users.map(({ id }) => id)).toEqual(['seeded-17']);
      expect(next).toBeUndefined();
    },
  );

  test('finds a whole address by its key', async () => {
    const { users } = await list({ search: ` ${boss.email.toUpperCase()} ` });
    expect(users.map(({ id }) => id)).toEqual([boss.userId]);
  });

  test('finds nobody without an error', async () => {
    expect(await list({ search: 'nikt taki' })).toEqual({ users: [], next: undefined });
  });

  test('pages what a search finds', async () => {
    const first = await list({ search: 'nowak' });
    expect(first.users).toHaveLength(100);
    const second = await list({ search: 'nowak', cursor: first.next ?? '' });
    expect(second.users).toHaveLength(100);
    const ids = [...first.users, ...second.users].map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
  });

  test('looks at so many users for one search, and goes on where it stopped', async () => {
    const { listUsers } = await import('#functions/core/administration/list-users.ts');
    const found: string[] = [];
    let cursor: string | undefined;
    let searches = 0;
    do {
      const page = await listUsers({ search: 'gęś', cursor }, 60);
      found.push(...page.users.map(({ id }) => id));
      cursor = page.nextCursor;
      searches += 1;
    } while (cursor !== undefined);
    expect(found).toEqual(['seeded-17']);
    expect(searches).toBe(5); // 251 users
  });

  test('shows the newest subscription and counts its user once', async () => {
    const { createPackage } = await import('#functions/core/packages/package-repository.ts');
    const now = Date.now();
    const day = (offset: number) => new Date(now + offset * 86_400_000).toISOString();
    const subscribe = (
      owner: string,
      id: string,
      [start, end]: [number, number],
      planStatus: 'active' | 'past_due' | 'canceled',
    ) =>
      createPackage({
        userId: userId.parse(owner),
        packageId: packageId.parse(id),
        source: 'subscription',
        quota: 20,
        windowStart: day(start),
        windowEnd: day(end),
        productKey: id.startsWith('pro') ? 'PRO' : 'BASIC',
        planStatus,
      });
    await subscribe('seeded-1', 'basic-1', [-20, 10], 'active');
    await subscribe('seeded-1', 'pro-1', [-1, 29], 'active');
    await subscribe('seeded-2', 'basic-2', [-5, 25], 'past_due');
    await subscribe('seeded-3', 'basic-3', [-5, 25], 'canceled');
    await subscribe('seeded-4', 'basic-4', [-60, -30], 'active');

    const { users } = await list({ search: 'nowak1@' });
    expect(users.map(({ subscriptions }) => subscriptions)).toEqual([
      [{ status: 'active', productKey: 'PRO' }],
    ]);
    const stats = await call(admin.getStats, { token: boss.token });
    expect(stats.json()).toMatchObject({ activeSubscriptions: 2 });
  });
});
