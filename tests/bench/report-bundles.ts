import { execFile } from 'node:child_process';
import { glob, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { budgetOf } from '#tests/support/bundle-budgets.ts';
import { bundledHandlers } from '#tests/support/bundled-handlers.ts';

import { table } from './figures.ts';

/*
 * npm run report:bundles [rounds]: what each Lambda's code weighs and how long a fresh process takes to
 * import it, beside an empty function imported in the same round: the best round's wall and processor time,
 * because whatever else the machine does only adds to them. No test judges the times.
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
process.stdout.write(`${table(head, rows)}\n`);
await bundles.remove();
