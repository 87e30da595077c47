import * as fc from 'fast-check';

import { openPackages } from '#functions/core/packages/package.ts';
import type { Run } from '#functions/core/runs/run.ts';
import { hasEnded, isClaimable, LEASE_MS, SETTLE_GRACE_MS } from '#functions/core/runs/run.ts';
import { type FileId, fileId, packageId, type UserId, userId } from '#shared/domain/ids.ts';

import { type Act, type CallFault, Crash, currentAct } from './call-faults.ts';

const START = Date.UTC(2026, 10, 21, 10);
const summary = { documentType: 'Upomnienie', sender: null, threatLevel: 'LOW' } as const;

/** The product's own rules, loaded once the environment is set. */
export async function quotaRules() {
  return {
    packages: await import('#functions/core/packages/package-repository.ts'),
    runs: await import('#functions/core/runs/run-repository.ts'),
    ...(await import('#functions/core/runs/reserve-for-run.ts')),
    ...(await import('#functions/core/flows/cancel-analysis.ts')),
    ...(await import('#functions/core/flows/settle-run.ts')),
    ...(await import('#functions/core/flows/settle-due-runs.ts')),
  };
}
export type QuotaRules = Awaited<ReturnType<typeof quotaRules>>;

const ACTS = [
  'start',
  'progress',
  'complete',
  'fail',
  'cancel',
  'settle',
  'sweep',
  'wait',
] as const;

export type Move = {
  act: (typeof ACTS)[number];
  file: number;
  worker: number;
  fault: CallFault;
  /** How often the whole act is repeated. */
  repeat: number;
};

const fault: fc.Arbitrary<CallFault> = fc.record({
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

/** Anything that may happen to three uploads of one person, at two workers. */
export const move: fc.Arbitrary<Move> = fc.record({
  act: fc.constantFrom('start', 'start', 'complete', ...ACTS),
  file: fc.nat(2),
  worker: fc.nat(1),
  fault,
  repeat: fc.constantFrom(0, 0, 1, 2),
});

let people = 0;

/** One life of the product's parts over one user's rows: what each worker believes, and the true table. */
export async function quotaWorld(rules: QuotaRules, quota: number) {
  const { packages, runs } = rules;
  people += 1;
  const owner: UserId = userId.parse(`quota-user-${people}`);
  const files = [0, 1, 2].map((index) => fileId.parse(`${owner}-file-${index}`));
  let now = START;
  const clock = () => new Date(now);
  const held = new Map<string, Run>();
  const waiting: { wake: () => void; done: Promise<void> }[] = [];

  const open = (id: string, size: number) =>
    packages.createPackage(
      {
        userId: owner,
        packageId: packageId.parse(id),
        source: 'admin_grant',
        quota: size,
        windowStart: new Date(START).toISOString(),
      },
      new Date(START).toISOString(),
    );
  await open('first', quota);
  await open('second', 1);
  for (const file of files) {
    await runs.createRun({ userId: owner, fileId: file, originalName: 'a.pdf' }, clock());
  }

  async function start(file: FileId, key: string) {
    held.delete(key);
    const seen = await runs.findRun(owner, file);
    if (seen === undefined || !isClaimable(seen, clock())) return;
    const [likely] = openPackages(await packages.listPackages(owner), clock());
    const claimed = await runs.claimRun(seen, clock(), likely?.packageId);
    if (claimed === undefined) return;
    const reservation = await rules.reserveForRun(claimed, clock);
    if (reservation.kind === 'reserved') held.set(key, reservation.run);
    if (reservation.kind === 'exhausted') await fail(claimed);
  }

  async function fail(run: Run) {
    const ended = await runs.failRun(run, { error: 'x' }, clock());
    if (ended) await rules.settleRun(ended, clock);
  }

  async function complete(run: Run) {
    const ended = await runs.completeRun(run, summary, clock());
    if (ended) await rules.settleRun(ended, clock);
  }

  async function settle(file: FileId) {
    const seen = await runs.findRun(owner, file);
    if (seen && hasEnded(seen)) await rules.settleRun(seen, clock);
  }

  async function perform({ act, file: index, worker }: Move) {
    const file = files[index % files.length];
    if (file === undefined) return;
    const key = `${worker} ${file}`;
    const mine = held.get(key);
    if (act === 'sweep') await rules.settleDueRuns(clock);
    if (act === 'start') await start(file, key);
    if (act === 'cancel') await rules.cancelAnalysis(owner, file, clock);
    if (act === 'settle') await settle(file);
    if (mine === undefined) return;
    if (act === 'complete') await complete(mine);
    if (act === 'fail') await fail(mine);
    if (act === 'progress') {
      await runs.saveProgress(mine, { status: 'classifying', progress: 30 }, clock());
    }
  }

  /** Plays an act until it ends, dies or is paused; a paused one continues when it is woken. */
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
    owner,
    files,
    async play(step: Move) {
      if (step.act === 'wait') {
        now += LEASE_MS / 2;
        // Half of the paused wake up after others have gone on, the rest at the very end.
        if (step.repeat > 0) await wakeAll();
        return;
      }
      for (let time = 0; time <= step.repeat; time += 1) await attempt(step);
    },
    wakeAll,
    /** Much later: all remaining runs are settled. */
    async endOfDay() {
      now += 2 * 3_600_000 + LEASE_MS + SETTLE_GRACE_MS;
      await rules.settleDueRuns(clock);
    },
  };
}
