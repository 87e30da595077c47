import { execFile } from 'node:child_process';
import { glob, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { budgetOf } from '../support/bundle-budgets.ts';
import { bundledHandlers } from '../support/bundled-handlers.ts';
import { median, table } from './figures.ts';

/*
 * npm run report:bundles [rounds]: what each Lambda's code weighs and how long a fresh process takes to
 * import it, beside an empty function imported in the same round. No test judges the times.
 */

const rounds = Number(process.argv[2] ?? 7);
const run = promisify(execFile);
/** The stream's handler asks for this before anything else; the runtime provides it. */
const RUNTIME = 'globalThis.awslambda={streamifyResponse:(handler)=>handler};';

async function importMs(file: string): Promise<number> {
  const code = `${RUNTIME}const t=performance.now();await import(${JSON.stringify(file)});process.stdout.write(String(performance.now()-t))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code]);
  return Number(stdout);
}

const kB = (bytes: number) => Math.round(bytes / 1_000).toString();

const bundles = await bundledHandlers();
const sources: string[] = [];
for await (const path of glob('functions/{api,stream,jobs}/*/handler.ts')) sources.push(path);
sources.sort();
const files = await Promise.all(sources.map(bundles.file));
const empty = join(dirname(files[0] ?? ''), 'empty.mjs');
await writeFile(empty, 'export const handler = async () => ({ statusCode: 200 });\n');

const times = new Map<string, number[]>([empty, ...files].map((file) => [file, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [file, taken] of times) taken.push(await importMs(file));
}
const typical = (file: string) => median(times.get(file) ?? []);

const rows = await Promise.all(
  sources.map(async (source, index) => {
    const { size } = await bundles.bundle(source);
    return [
      source.replace('functions/', '').replace('/handler.ts', ''),
      kB(size.whole),
      kB(budgetOf(source)),
      kB(size.atStart),
      typical(files[index] ?? '').toFixed(0),
    ];
  }),
);
const head = ['Function', 'Code, kB', 'Budget, kB', 'Read at start, kB', 'Import, ms'];
rows.push(['(empty function)', '0', '', '0', typical(empty).toFixed(1)]);
process.stdout.write(`${table(head, rows)}\n`);
await bundles.remove();
