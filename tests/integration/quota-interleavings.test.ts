import { S3Client } from '@aws-sdk/client-s3';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendWithFault } from '#tests/support/call-faults.ts';
import { move, type QuotaRules, quotaRules, quotaWorld } from '#tests/support/quota-world.ts';
import { startTableDouble, type TableDouble } from '#tests/support/table-double/table-double.ts';

type Row = ReturnType<TableDouble['partition']>[number];

const RUNS = 10_000;
let rules: QuotaRules;
let table: TableDouble;
const write = process.stdout.write.bind(process.stdout);

beforeAll(async () => {
  Object.assign(process.env, {
    TABLE_NAME: 'double',
    TEXT_BUCKET: 'double',
    AWS_REGION: 'nowhere',
  });
  process.stdout.write = () => true; // metrics of a hundred thousand runs
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const send = (command: object) => sendWithFault(() => table.send(command));
  Object.defineProperty(dynamo, 'send', { value: send });
  Object.defineProperty(S3Client.prototype, 'send', { value: () => Promise.resolve({}) });
  rules = await quotaRules();
});
afterAll(() => {
  process.stdout.write = write;
});

/** A result, or a run that was cancelled once too often on a day. */
const isPaidFor = ({ state, charged }: Row) => state?.S === 'completed' || charged?.BOOL === true;

/** Used = runs kept + runs in progress, and never below zero or above the quota (design, section 8). */
function brokenIn(owner: string): string | undefined {
  const rows = table.partition(`USER#${owner}`);
  const paid = rows.filter(isPaidFor);
  for (const { packageId, quota, used, openRuns } of rows) {
    if (quota === undefined) continue;
    const open = openRuns?.SS ?? [];
    // Such a run that has left the set is kept, whether it is marked as settled yet or not.
    const kept = paid.filter(
      (run) => run.packageId?.S === packageId?.S && !open.includes(run.fileId?.S ?? ''),
    );
    const count = Number(used?.N);
    if (count !== kept.length + open.length || count < 0 || count > Number(quota.N)) {
      return `${packageId?.S}: used ${count} of ${quota.N}, ${kept.length} kept, ${open.length} open`;
    }
  }
  return undefined;
}

/** What must be true when everybody has gone home. */
function leftIn(owner: string): string | undefined {
  const rows = table.partition(`USER#${owner}`);
  const runs = rows.filter(({ attempt, dueAt }) => attempt !== undefined && dueAt !== undefined);
  if (!runs.every(({ settled }) => settled?.BOOL === true)) return 'a run is not settled';
  if (rows.some(({ openRuns }) => openRuns !== undefined)) return 'a package holds a run';
  const used = rows.reduce(
    (sum, row) => sum + (row.quota === undefined ? 0 : Number(row.used?.N)),
    0,
  );
  const paid = runs.filter(isPaidFor).length;
  return used === paid ? undefined : `${used} used for ${paid} results`;
}

function agree(objection: string | undefined): void {
  if (objection !== undefined) throw new Error(objection);
}

test(`the quota holds after every step of ${RUNS} interleavings of starts, ends, crashes, repeats and sweeps`, async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: 4, maxLength: 10 }),
      fc.nat(2),
      async (moves, quota) => {
        table = startTableDouble();
        const world = await quotaWorld(rules, quota);
        for (const step of moves) {
          await world.play(step);
          steps += 1;
          agree(brokenIn(world.owner));
        }
        await world.endOfDay();
        await world.wakeAll();
        await world.endOfDay();
        agree(brokenIn(world.owner) ?? leftIn(world.owner));
      },
    ),
    { numRuns: RUNS },
  );
  expect(steps).toBeGreaterThan(RUNS * 4);
}, 240_000);
