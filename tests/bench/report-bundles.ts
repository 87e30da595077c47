import { execFile } from 'node:child_process';
import { glob, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { budgetOf, STREAM } from '#tests/support/bundle-budgets.ts';
import { bundledHandlers } from '#tests/support/bundled-handlers.ts';

import { table } from './figures.ts';

/*
 * npm run report:bundles [rounds]: the size of each Lambda's code and the time a fresh process takes to
 * import it, beside an empty function imported in the same round: wall and processor time of the best round,
 * because other work of the machine only adds to them. No test checks the times. Then the parts of the stream's code.
 */

const rounds = Number(process.argv[2] ?? 7);
const run = promisify(execFile);
/** The stream's handler asks for this before anything else; the runtime provides it. */
const RUNTIME = 'globalThis.awslambda={streamifyResponse:(handler)=>handler};';

type Taken = { wallMs: number; cpuMs: number };

async function importTime(file: string): Promise<Taken> {
  const code = `${RUNTIME}
    const began = performance.now(), before = process.cpuUsage();
    await import(${JSON.stringify(file)});
    const { user, system } = process.cpuUsage(before);
    process.stdout.write((performance.now() - began) + ' ' + (user + system) / 1_000);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code]);
  const [wallMs = NaN, cpuMs = NaN] = stdout.split(' ').map(Number);
  return { wallMs, cpuMs };
}

/** Where code comes from: a room of the letters' knowledge, a package, the AWS clients together, or ours. */
function partOf(path: string): string {
  const inside = /(?:.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inside !== undefined)
    return /^@(?:aws-sdk|smithy|aws)\b/.test(inside) ? 'AWS clients' : inside;
  if (path.endsWith('-weights.json')) return 'trained weights';
  return path.startsWith('shared/letters/')
    ? path.split('/').slice(0, 3).join('/')
    : 'all else of ours';
}

const kB = (bytes: number) => Math.round(bytes / 1_000).toString();

const bundles = await bundledHandlers();
const sources: string[] = [];
for await (const path of glob('functions/{api,stream,jobs}/*/handler.ts')) sources.push(path);
sources.sort();
const files = await Promise.all(sources.map(bundles.file));
const empty = join(dirname(files[0] ?? ''), 'empty.mjs');
await writeFile(empty, 'export const handler = async () => ({ statusCode: 200 });\n');

const times = new Map<string, Taken[]>([empty, ...files].map((file) => [file, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [file, taken] of times) taken.push(await importTime(file));
}
const best = (file: string, figure: keyof Taken) =>
  Math.min(...(times.get(file) ?? []).map((taken) => taken[figure])).toFixed(0);

const rows = await Promise.all(
  sources.map(async (source, index) => {
    const { size } = await bundles.bundle(source);
    return [
      source.replace('functions/', '').replace('/handler.ts', ''),
      kB(size.whole),
      kB(budgetOf(source)),
      kB(size.atStart),
      best(files[index] ?? '', 'wallMs'),
      best(files[index] ?? '', 'cpuMs'),
    ];
  }),
);
const head = [
  'Function',
  'Code, kB',
  'Budget, kB',
  'Read at start, kB',
  'Import, ms',
  'Import, CPU ms',
];
rows.push(['(empty function)', '0', '', '0', best(empty, 'wallMs'), best(empty, 'cpuMs')]);
process.stdout.write(`${table(head, rows)}\n\n`);
const { parts } = await bundles.bundle(STREAM);
const made = new Map<string, number>();
for (const [path, bytes] of parts) made.set(partOf(path), (made.get(partOf(path)) ?? 0) + bytes);
const heaviest = [...made].sort(([, one], [, other]) => other - one);
const named = heaviest.filter(([, bytes]) => bytes >= 10_000);
const others = heaviest.slice(named.length).reduce((sum, [, bytes]) => sum + bytes, 0);
const shares = [...named, ['(others)', others] as const].map(([part, bytes]) => [part, kB(bytes)]);
process.stdout.write(`${table(['Of stream/analyze', 'kB'], shares)}\n`);
await bundles.remove();
