import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { User } from '#functions/core/accounts/user.ts';
import * as admin from '#shared/contracts/admin.ts';
import { packageId, userId } from '#shared/domain/ids.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { caller } from '#tests/support/http-event.ts';
import { countTableCalls } from '#tests/support/table-calls.ts';

let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;
let boss: Person;

const SEEDED = 250;
const openedAt = (index: number) =>
  new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3))).toISOString();

beforeAll(async () => {
  cloud = await startEmbeddedCloud({ ADMIN_EMAILS: '' });
  call = caller((await import('#functions/api/admin/handler.ts')).handler);
  boss = await newPerson('ADMIN', { firstName: 'Zofia', lastName: 'Szefowa' });
  const { createUser } = await import('#functions/core/accounts/user-repository.ts');
  const { listUnderNames } = await import('#functions/core/accounts/user-name-repository.ts');
  const seed = async (user: User) => {
    await createUser(user);
    await listUnderNames(user);
  };
  const seeds = Array.from({ length: SEEDED }, (_, index) =>
    seed({
      id: userId.parse(`seeded-${index}`),
      email: `nowak${index}@lista.example`,
      firstName: index === 17 ? 'Łucja' : 'Jan',
      lastName: index === 17 ? 'Żółć-Gęś' : 'Nowak',
      role: 'USER',
      // Three at a time share their instant: the order must hold for them, too.
      createdAt: openedAt(index),
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
  test('lists every user once, newest first, a hundred per page', async () => {
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

  test('shows only the fields of the contract', async () => {
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

  test.each(['łucja', 'LUCJA', 'zolc', 'łuc żó', 'Żółć-Gęś Łucja', 'lucja ges', 'NOWAK17@lista'])(
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

  test('finds everybody with a name once, page by page, however many there are', async () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ search: 'nowak', ...(cursor === undefined ? {} : { cursor }) });
      expect(page.users.length).toBeLessThanOrEqual(12);
      ids.push(...page.users.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== undefined);
    // All have the name in their address, and all but one in their surname, too.
    expect(ids.toSorted()).toEqual(
      Array.from({ length: SEEDED }, (_, index) => `seeded-${index}`).toSorted(),
    );
  });

  test('reads a limited number of rows for one search, and continues from there', async () => {
    const { searchUsers } = await import('#functions/core/administration/search-users.ts');
    const found: string[] = [];
    let cursor: string | undefined;
    let searches = 0;
    do {
      const page = await searchUsers('nowak łucja', cursor, 60);
      found.push(...page.users.map(({ user }) => user.id));
      cursor = page.nextCursor;
      searches += 1;
    } while (cursor !== undefined);
    expect(found).toEqual(['seeded-17']);
    expect(searches).toBe(9); // 249 surnames and 250 addresses
  });

  test('refuses the cursor of another search', async () => {
    const { next } = await list({ search: 'nowak' });
    const query = { search: 'kowal', cursor: next ?? '' };
    expect((await call(admin.listUsers, { token: boss.token, query })).status).toBe(400);
  });

  test('finds somebody by their new name and no longer by the old one', async () => {
    const { updateProfile } =
      await import('#functions/core/accounts/preferences/update-profile.ts');
    const bride = await newPerson('USER', { firstName: 'Ewa', lastName: 'Dawna' });
    await updateProfile(bride.userId, { firstName: 'Ewa', lastName: 'Obecna' });
    expect((await list({ search: 'obecna' })).users.map(({ id }) => id)).toEqual([bride.userId]);
    expect((await list({ search: 'dawna' })).users).toEqual([]);
  });

  test.each([{}, { search: 'nowak' }, { search: 'jan nowak' }])(
    'queries the table at most sixteen times for %o',
    async (query) => {
      const { calls } = await countTableCalls(() => list(query));
      expect(calls.count).toBeLessThanOrEqual(16);
    },
  );

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
      createPackage(
        {
          userId: userId.parse(owner),
          packageId: packageId.parse(id),
          source: 'subscription',
          quota: 20,
          windowStart: day(start),
          windowEnd: day(end),
          productKey: id.startsWith('pro') ? 'PRO' : 'BASIC',
          planStatus,
        },
        openedAt(Number(owner.slice('seeded-'.length))),
      );
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
