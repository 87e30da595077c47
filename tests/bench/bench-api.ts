import { availableParallelism, loadavg } from 'node:os';

import { systemClock } from '#functions/platform/clock.ts';
import { apiHandler } from '#functions/platform/http/api-handler.ts';
import { json } from '#functions/platform/http/respond.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { prepareCall, routeOf, servedContracts } from '#tests/support/contract-cases/all-cases.ts';
import type { PreparedCall } from '#tests/support/contract-cases/contract-case.ts';
import { type Answer, caller } from '#tests/support/http-event.ts';
import { countTableCalls } from '#tests/support/table-calls.ts';
import { startWholeProduct } from '#tests/support/whole-product.ts';

import { quantile, table } from './figures.ts';

/*
 * npm run bench:api [calls] [part of a route]: how long each route takes over the embedded engines, one call at
 * a time. All of them at 50 calls take a quarter of an hour: registrations and resets answer in full half seconds,
 * and routes about an analysis run one first. Each route is printed on standard error as soon as it is measured.
 * After every call an empty handler and a read of one item are timed too, so that the load of the machine affects
 * all of them. Processor time (of handler and engines together) excludes other programs; its
 * ratio to that of one read is the figure to compare between machines.
 */

const CALLS = Number(process.argv[2] ?? 50);
const WANTED = process.argv[3] ?? '';
/** Warm-up calls at the beginning. */
const WARM_UP = 5;
/** Calls prepared at once. */
const AT_ONCE = 5;

type Taken = { wallMs: number; cpuMs: number };

async function timed(call: () => Promise<unknown>): Promise<Taken> {
  const before = process.cpuUsage();
  const began = performance.now();
  await call();
  const wallMs = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { wallMs, cpuMs: (user + system) / 1_000 };
}

const wall = (taken: readonly Taken[], share: number) =>
  quantile(
    taken.map(({ wallMs }) => wallMs),
    share,
  );
const cpu = (taken: readonly Taken[]) =>
  quantile(
    taken.map(({ cpuMs }) => cpuMs),
    0.5,
  );
const figures = (taken: readonly Taken[], digits: number) => [
  ...[0.5, 0.95, 0.99].map((share) => wall(taken, share).toFixed(digits)),
  cpu(taken).toFixed(digits),
];

process.stdout.write(`Load before: ${loadavg()[0]?.toFixed(1)}\n\n`);
// Log lines of the handlers are not part of the table.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
const product = await startWholeProduct();
const { rollUpDays } = await import('#functions/core/statistics/roll-up-days.ts');
await rollUpDays(systemClock, () => false); // as every hour
const bare = caller(apiHandler([{ ...getUsage, handler: () => Promise.resolve(json(200, {})) }]));
const { findUser } = await import('#functions/core/accounts/user-repository.ts');
const reader = await product.newPerson();

const all = { bare: [] as Taken[], read: [] as Taken[] };
const rows: (string | number)[][] = [];
const wanted = servedContracts.filter((contract) => routeOf(contract).includes(WANTED));
for (const [place, contract] of wanted.entries()) {
  const calls: PreparedCall[] = [];
  while (calls.length < CALLS + WARM_UP) {
    const some = Array.from({ length: AT_ONCE }, () => prepareCall(product, contract));
    calls.push(...(await Promise.all(some)));
  }
  const route: Taken[] = [];
  const read: Taken[] = [];
  let most = { count: 0, inSequence: 0 };
  for (const [index, call] of calls.slice(0, CALLS + WARM_UP).entries()) {
    const { result, calls: asked } = await countTableCalls(async () => {
      const answers: Answer[] = [];
      const taken = await timed(async () => answers.push(await product.call(contract, call)));
      return { taken, status: answers[0]?.status ?? 500 };
    });
    if (result.status >= 400) throw new Error(`${routeOf(contract)} answered ${result.status}.`);
    if (index < WARM_UP) continue;
    route.push(result.taken);
    if (asked.inSequence >= most.inSequence) most = asked;
    read.push(await timed(() => findUser(reader.userId)));
    all.bare.push(await timed(() => bare(getUsage)));
  }
  all.read.push(...read);
  const ratio = (cpu(route) / cpu(read)).toFixed(1);
  rows.push([`\`${routeOf(contract)}\``, ...figures(route, 1), ratio, most.count, most.inSequence]);
  process.stderr.write(`${place + 1} of ${wanted.length}: ${routeOf(contract)}\n`);
}
rows.push(['(a bare handler)', ...figures(all.bare, 2), '', 0, 0]);
rows.push(['(one read)', ...figures(all.read, 2), '1', 1, 1]);
const latency = ['p50, ms', 'p95, ms', 'p99, ms'];
const head = ['Route', ...latency, 'CPU, ms', 'CPU / one read', 'Table calls', 'In sequence'];
await product.close();
process.stdout.write = print;
print(`${table(head, rows)}\n\n`);
print(
  `Node ${process.version}, ${availableParallelism()} processors, ${CALLS} calls a route, load after: ${loadavg()[0]?.toFixed(1)}\n`,
);
process.exit(0);
