import { AsyncLocalStorage } from 'node:async_hooks';

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type * as Reserve from '#functions/core/runs/reserve-for-run.ts';
import type * as Settle from '#functions/core/runs/settle-run.ts';
import type * as Packages from '#functions/core/packages/package-repository.ts';
import type * as Runs from '#functions/core/runs/run-repository.ts';
import type * as Cancel from '#functions/core/runs/cancel-analysis.ts';
import {
  hasEnded,
  isClaimable,
  LEASE_MS,
  SETTLE_GRACE_MS,
  type Run,
} from '#functions/core/runs/run.ts';
import type * as SettleDue from '#functions/core/runs/settle-due-runs.ts';
import { fileId, packageId, userId, type FileId, type UserId } from '#shared/domain/ids.ts';
import { startEmbeddedCloud, type EmbeddedCloud } from '../support/embedded-cloud.ts';

let cloud: EmbeddedCloud;
let packages: typeof Packages;
let runs: typeof Runs;
let reserveForRun: typeof Reserve.reserveForRun;
let cancelAnalysis: typeof Cancel.cancelAnalysis;
let settleRun: typeof Settle.settleRun;
let settleDueRuns: typeof SettleDue.settleDueRuns;

beforeAll(async () => {
  cloud = await startEmbeddedCloud();
  packages = await import('#functions/core/packages/package-repository.ts');
  runs = await import('#functions/core/runs/run-repository.ts');
  ({ reserveForRun } = await import('#functions/core/runs/reserve-for-run.ts'));
  ({ cancelAnalysis } = await import('#functions/core/runs/cancel-analysis.ts'));
  ({ settleRun } = await import('#functions/core/runs/settle-run.ts'));
  ({ settleDueRuns } = await import('#functions/core/runs/settle-due-runs.ts'));
  const { dynamo } = await import('#functions/platform/dynamo.ts');
  dynamo.middlewareStack.add(
    (next) => (args) => injectFaults(() => next(args)) as ReturnType<typeof next>,
    { step: 'initialize', name: 'injectFaults' },
  );
});
afterAll(async () => cloud.close());

const START = Date.UTC(2026, 10, 21, 10);
const summary = { documentType: 'Upomnienie', sender: null, threatLevel: 'LOW' } as const;

let people = 0;
function newUser(): UserId {
  people += 1;
  return userId.parse(`quota-user-${people}`);
}

async function openPackage(owner: UserId, id: string, quota: number) {
  await packages.createPackage({
    userId: owner,
    packageId: packageId.parse(id),
    source: 'admin_grant',
    quota,
    windowStart: new Date(START).toISOString(),
  });
}

/** Used = runs kept + runs in progress, and never below zero or above the quota (design, section 8). */
async function expectInvariant(owner: UserId, files: readonly FileId[]) {
  const all = await Promise.all(files.map((file) => runs.findRun(owner, file)));
  for (const item of await packages.listPackages(owner)) {
    const kept = all.filter(
      (run) => run?.packageId === item.packageId && run.state === 'completed' && run.settled,
    );
    expect(item.used).toBeGreaterThanOrEqual(0);
    expect(item.used).toBeLessThanOrEqual(item.quota);
    // A completed run may have left the set already and not be marked as settled yet.
    const leaving = all.filter(
      (run) =>
        run?.packageId === item.packageId &&
        run.state === 'completed' &&
        !run.settled &&
        !item.openRuns.has(run.fileId),
    );
    expect(item.used).toBe(kept.length + leaving.length + item.openRuns.size);
  }
}

/** What happens to the n-th call to the table that an act makes. */
type Fault = {
  kind: 'none' | 'dies before' | 'dies after' | 'sent twice' | 'paused';
  call: number;
};

type Move = {
  act: 'start' | 'progress' | 'complete' | 'fail' | 'cancel' | 'settle' | 'sweep' | 'wait';
  file: number;
  worker: number;
  fault: Fault;
  /** How often the whole act is repeated. */
  repeat: number;
};

const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom(
    'none',
    'none',
    'dies before',
    'dies after',
    'sent twice',
    'paused',
    'paused',
  ),
  // The fifth call of a start is the reservation, which has most to lose.
  call: fc.constantFrom(0, 1, 2, 3, 4, 4, 4, 5, 6, 7),
});

const move: fc.Arbitrary<Move> = fc.record({
  act: fc.constantFrom(
    'start',
    'start',
    'start',
    'progress',
    'complete',
    'complete',
    'fail',
    'cancel',
    'settle',
    'sweep',
    'wait',
  ),
  file: fc.nat(2),
  worker: fc.nat(1),
  fault,
  repeat: fc.nat(2),
});

class Crash extends Error {}

type Act = { fault: Fault; calls: number; dead: boolean; paused: () => void; go: Promise<void> };
const currentAct = new AsyncLocalStorage<Act>();

/** Puts the fault of the act a call belongs to between the product and the table. */
async function injectFaults(send: () => Promise<unknown>): Promise<unknown> {
  const act = currentAct.getStore();
  if (act === undefined) return send();
  if (act.dead) throw new Crash();
  const hit = act.calls === act.fault.call;
  act.calls += 1;
  if (!hit) return send();
  switch (act.fault.kind) {
    case 'none':
      return send();
    case 'dies before':
      act.dead = true;
      throw new Crash();
    case 'dies after':
      await send();
      act.dead = true;
      throw new Crash();
    case 'sent twice':
      await send(); // the answer was lost, so the SDK sent it again
      return send();
    case 'paused':
      act.paused();
      await act.go;
      return send();
  }
}

/** One life of the product's parts over one user's rows: what each worker believes, and the true table. */
function world(owner: UserId, files: readonly FileId[]) {
  let now = START;
  const clock = () => new Date(now);
  const held = new Map<string, Run>();
  const waiting: { wake: () => void; done: Promise<void> }[] = [];

  async function start(file: FileId, key: string) {
    held.delete(key);
    const seen = await runs.findRun(owner, file);
    if (seen === undefined || !isClaimable(seen, clock())) return;
    const claimed = await runs.claimRun(seen, clock());
    if (claimed === undefined) return;
    const reservation = await reserveForRun(claimed, clock);
    if (reservation.kind === 'reserved') held.set(key, reservation.run);
    if (reservation.kind !== 'exhausted') return;
    const failed = await runs.failRun(claimed, { error: 'x' }, clock());
    if (failed) await settleRun(failed, clock);
  }

  async function perform({ act, file: index, worker }: Move) {
    const file = files[index % files.length];
    if (file === undefined) return;
    const key = `${worker} ${file}`;
    const mine = held.get(key);
    if (act === 'sweep') await settleDueRuns(clock);
    if (act === 'start') await start(file, key);
    if (act === 'progress' && mine) {
      await runs.saveProgress(mine, { status: 'classifying', progress: 30 }, clock());
    }
    if (act === 'complete' && mine) {
      const ended = await runs.completeRun(mine, summary, clock());
      if (ended) await settleRun(ended, clock);
    }
    if (act === 'fail' && mine) {
      const ended = await runs.failRun(mine, { error: 'x' }, clock());
      if (ended) await settleRun(ended, clock);
    }
    if (act === 'cancel') await cancelAnalysis(owner, file, clock);
    if (act === 'settle') {
      const seen = await runs.findRun(owner, file);
      if (seen && hasEnded(seen)) await settleRun(seen, clock);
    }
  }

  /** Plays an act until it ends, dies or is paused; a paused one goes on when it is woken. */
  async function attempt(step: Move) {
    const gate = Promise.withResolvers<undefined>();
    const halt = Promise.withResolvers<undefined>();
    const act: Act = {
      fault: step.fault,
      calls: 0,
      dead: false,
      paused: () => halt.resolve(undefined),
      go: gate.promise,
    };
    const done = currentAct
      .run(act, () => perform(step))
      .catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
    waiting.push({ wake: () => gate.resolve(undefined), done });
    await Promise.race([done, halt.promise]);
  }

  async function wakeAll() {
    for (const { wake, done } of waiting.splice(0)) {
      wake();
      await done;
    }
  }

  return {
    clock,
    wakeAll,
    async play(step: Move) {
      if (step.act === 'wait') {
        now += LEASE_MS / 2;
        // Half of the paused wake up after others have gone on, the rest at the very end.
        if (step.repeat > 0) await wakeAll();
        return;
      }
      for (let time = 0; time <= step.repeat; time += 1) await attempt(step);
    },
    async endOfDay() {
      now += 2 * 3_600_000 + LEASE_MS + SETTLE_GRACE_MS;
      await settleDueRuns(clock);
    },
  };
}

describe('the quota', () => {
  it('holds under any interleaving of starts, ends, crashes, repeats and sweeps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { minLength: 8, maxLength: 25 }),
        fc.nat(2),
        async (moves, quota) => {
          const owner = newUser();
          await openPackage(owner, 'first', quota);
          await openPackage(owner, 'second', 1);
          const files = [0, 1, 2].map((index) => fileId.parse(`${owner}-file-${index}`));
          const life = world(owner, files);
          for (const file of files) {
            await runs.createRun(
              { userId: owner, fileId: file, originalName: 'a.pdf' },
              life.clock(),
            );
          }
          for (const step of moves) {
            await life.play(step);
            await expectInvariant(owner, files);
          }
          await life.endOfDay();
          await expectInvariant(owner, files);
          await life.wakeAll();
          await life.endOfDay();
          const ended = await Promise.all(files.map((file) => runs.findRun(owner, file)));
          expect(ended.every((run) => run?.settled)).toBe(true);
          const left = await packages.listPackages(owner);
          expect(left.flatMap((item) => [...item.openRuns])).toEqual([]);
          const completed = ended.filter((run) => run?.state === 'completed').length;
          expect(left.reduce((sum, item) => sum + item.used, 0)).toBe(completed);
        },
      ),
      { numRuns: 100 },
    );
  }, 120_000);

  it('lets exactly one of fifty parallel starts have the last analysis', async () => {
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

  it('repeats of a reservation, a keeping and a giving back change nothing', async () => {
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
    await packages.createPackage({
      ...common,
      packageId: past,
      windowStart: '2026-10-01T00:00:00.000Z',
      windowEnd: start,
    });
    await packages.createPackage({
      ...common,
      packageId: future,
      windowStart: '2026-12-01T00:00:00.000Z',
    });
    for (const id of ids) {
      const run = { userId: owner, packageId: id, fileId: fileId.parse(`${owner}-window`) };
      expect(await packages.reserveAnalysis(run, new Date(START))).toBe(false);
    }
  });
});
