import { availableParallelism, loadavg } from 'node:os';

import { apiHandler, endpoint } from '#functions/platform/http/api-handler.ts';
import { json } from '#functions/platform/http/respond.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { prepareCall, routeOf, servedContracts } from '../support/contract-cases/all-cases.ts';
import { caller, type Answer } from '../support/http-event.ts';
import { countTableCalls } from '../support/table-calls.ts';
import { startWholeProduct } from '../support/whole-product.ts';
import { quantile, table } from './figures.ts';

/*
 * npm run bench:api [calls]: how long each route takes over the embedded engines, one call at a time.
 * After every call a bare handler and a read of one item are timed, too, so that the machine's mood falls
 * on all of them; the ratio is the one figure to compare between machines.
 */

const CALLS = Number(process.argv[2] ?? 50);
/** Calls at first that only warm up. */
const WARM_UP = 5;
/** Calls prepared at once. */
const AT_ONCE = 5;

async function timed(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

const ms = (values: readonly number[], share: number) => quantile(values, share).toFixed(1);

process.stdout.write(`Load before: ${loadavg()[0]?.toFixed(1)}\n\n`);
// What the handlers log is no part of the table.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
const product = await startWholeProduct();
const bare = caller(apiHandler([endpoint(getUsage, () => Promise.resolve(json(200, {})))]));
const { findUser } = await import('#functions/core/accounts/user-repository.ts');
const reader = await product.newPerson();

const all = { bare: [] as number[], read: [] as number[] };
const rows: (string | number)[][] = [];
for (const contract of servedContracts) {
  const calls = [];
  while (calls.length < CALLS + WARM_UP) {
    const some = Array.from({ length: AT_ONCE }, () => prepareCall(product, contract));
    calls.push(...(await Promise.all(some)));
  }
  const route: number[] = [];
  const read: number[] = [];
  let most = { count: 0, inSequence: 0 };
  for (const [index, call] of calls.slice(0, CALLS + WARM_UP).entries()) {
    const work = async (): Promise<Answer> => product.call(contract, call);
    let taken = 0;
    const { result, calls: asked } = await countTableCalls(async () => {
      const began = performance.now();
      const answer = await work();
      taken = performance.now() - began;
      return answer;
    });
    if (result.status >= 400) throw new Error(`${routeOf(contract)}: ${result.text}`);
    if (index < WARM_UP) continue;
    route.push(taken);
    if (asked.inSequence >= most.inSequence) most = asked;
    read.push(await timed(() => findUser(reader.userId)));
    all.bare.push(await timed(() => bare(getUsage)));
  }
  all.read.push(...read);
  const ratio = quantile(route, 0.5) / quantile(read, 0.5);
  rows.push([
    `\`${routeOf(contract)}\``,
    ...[0.5, 0.95, 0.99].map((share) => ms(route, share)),
    ratio.toFixed(1),
    most.count,
    most.inSequence,
  ]);
}
const control = (name: string, values: readonly number[], calls: number) => [
  name,
  ...[0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(2)),
  '',
  calls,
  calls,
];
const head = [
  'Route',
  'p50, ms',
  'p95, ms',
  'p99, ms',
  'p50 / one read',
  'Table calls',
  'In sequence',
];
rows.push(control('(a bare handler)', all.bare, 0), control('(one read)', all.read, 1));
await product.close();
process.stdout.write = print;
print(`${table(head, rows)}\n\n`);
print(
  `Node ${process.version}, ${availableParallelism()} processors, ${CALLS} calls a route, load after: ${loadavg()[0]?.toFixed(1)}\n`,
);
process.exit(0);
