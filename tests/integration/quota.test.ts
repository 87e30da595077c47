import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fileId, packageId, type UserId, userId } from '#shared/domain/ids.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { type QuotaRules, quotaRules } from '#tests/support/quota-world.ts';

let cloud: EmbeddedCloud;
let packages: QuotaRules['packages'];
let runs: QuotaRules['runs'];
let reserveForRun: QuotaRules['reserveForRun'];

beforeAll(async () => {
  cloud = await startEmbeddedCloud();
  ({ packages, runs, reserveForRun } = await quotaRules());
});
afterAll(async () => cloud.close());

const START = Date.UTC(2026, 10, 21, 10);

let people = 0;
function newUser(): UserId {
  people += 1;
  return userId.parse(`quota-user-${people}`);
}

async function openPackage(owner: UserId, id: string, quota: number) {
  await packages.createPackage(
    {
      userId: owner,
      packageId: packageId.parse(id),
      source: 'admin_grant',
      quota,
      windowStart: new Date(START).toISOString(),
    },
    new Date(START).toISOString(),
  );
}

describe('the quota', () => {
  it('gives the last analysis to exactly one of fifty parallel starts', async () => {
    const owner = newUser();
    await openPackage(owner, 'last', 1);
    const clock = () => new Date(START);
    const kinds = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const file = fileId.parse(`${owner}-parallel-${index}`);
        await runs.createRun({ userId: owner, fileId: file, originalName: 'a.pdf' }, clock());
        const seen = await runs.findRun(owner, file);
        const claimed = seen && (await runs.claimRun(seen, clock()));
        return claimed && (await reserveForRun(claimed, clock)).kind;
      }),
    );
    expect(kinds.filter((kind) => kind === 'reserved')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'exhausted')).toHaveLength(49);
    const [item] = await packages.listPackages(owner);
    expect(item).toMatchObject({ used: 1, quota: 1 });
  });

  it('refuses a reservation that arrives after its run has ended', async () => {
    const owner = newUser();
    await openPackage(owner, 'late', 5);
    const run = {
      userId: owner,
      packageId: packageId.parse('late'),
      fileId: fileId.parse(`${owner}-late`),
    };
    await packages.giveBackAnalysis(run);
    expect(await packages.reserveAnalysis(run, new Date(START))).toBe(false);
    expect(await packages.findPackage(owner, run.packageId)).toMatchObject({ used: 0 });
  });

  it('is unchanged by repeating a reservation, a completion or a return', async () => {
    const owner = newUser();
    await openPackage(owner, 'twice', 5);
    const now = new Date(START);
    const of = (name: string) => ({
      userId: owner,
      packageId: packageId.parse('twice'),
      fileId: fileId.parse(`${owner}-${name}`),
    });
    for (const name of ['kept', 'given', 'open']) {
      expect(await packages.reserveAnalysis(of(name), now)).toBe(true);
      expect(await packages.reserveAnalysis(of(name), now)).toBe(true);
    }
    for (let time = 0; time < 2; time += 1) {
      await packages.keepAnalysis(of('kept'));
      await packages.giveBackAnalysis(of('given'));
      await packages.giveBackAnalysis(of('kept'));
    }
    expect(await packages.findPackage(owner, of('open').packageId)).toMatchObject({
      used: 2,
      openRuns: new Set([of('open').fileId]),
    });
  });

  it('remembers only the latest of many ended runs', async () => {
    const owner = newUser();
    await openPackage(owner, 'many', 5);
    const id = packageId.parse('many');
    for (let index = 0; index <= 101; index += 1) {
      const file = fileId.parse(`${owner}-${index}`);
      await packages.giveBackAnalysis({ userId: owner, packageId: id, fileId: file });
    }
    const item = await packages.findPackage(owner, id);
    expect(item?.closedRuns.size).toBeLessThanOrEqual(100);
    expect(item?.closedRuns).toContain(`${owner}-101`);
  });

  it('is not taken from a package whose window is closed or not yet open', async () => {
    const owner = newUser();
    const common = { userId: owner, source: 'subscription', quota: 20 } as const;
    const start = new Date(START).toISOString();
    const ids = ['past', 'future'].map((id) => packageId.parse(id));
    const [past = packageId.parse('past'), future = packageId.parse('future')] = ids;
    await packages.createPackage(
      {
        ...common,
        packageId: past,
        windowStart: '2026-10-01T00:00:00.000Z',
        windowEnd: start,
      },
      new Date(START).toISOString(),
    );
    await packages.createPackage(
      {
        ...common,
        packageId: future,
        windowStart: '2026-12-01T00:00:00.000Z',
      },
      new Date(START).toISOString(),
    );
    for (const id of ids) {
      const run = { userId: owner, packageId: id, fileId: fileId.parse(`${owner}-window`) };
      expect(await packages.reserveAnalysis(run, new Date(START))).toBe(false);
    }
  });
});
