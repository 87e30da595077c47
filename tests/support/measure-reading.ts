import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { characterErrorRate, wordErrorRate } from './character-errors.ts';
import { openFileReader } from './file-reader.ts';

/*
 * Measures how well the browser reads rendered letters against their texts:
 *   node tests/support/measure-reading.ts <folder with NAME.txt and NAME.pdf|jpg|png|scan.pdf> [folder for the read texts]
 */

const [folder, output] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder with letters.');

const files = (await readdir(folder)).filter((name) => /\.(pdf|jpe?g|png)$/i.test(name)).sort();
const reader = await openFileReader();
const groups = new Map<string, number[]>();
for (const name of files) {
  const trace = await reader.read(join(folder, name));
  const truthFile = join(folder, `${name.replace(/\.(scan\.pdf|\w+)$/, '')}.txt`);
  if (!existsSync(truthFile)) continue;
  const truth = await readFile(truthFile, 'utf8');
  const rate = 100 * characterErrorRate(trace.text, truth);
  const words = 100 * wordErrorRate(trace.text, truth);
  const group = trace.sources.includes('ocr') ? 'scans and photos' : 'text layers';
  groups.set(group, [...(groups.get(group) ?? []), rate]);
  const sources = [...new Set(trace.sources)].join('+');
  process.stdout.write(
    `${name.padEnd(52)} ${sources.padEnd(11)} ${rate.toFixed(2).padStart(6)} % ${words.toFixed(2).padStart(6)} % ${String(trace.milliseconds).padStart(7)} ms ${trace.error?.message ?? ''}\n`,
  );
  if (output !== undefined) {
    await mkdir(output, { recursive: true });
    await writeFile(join(output, `${name}.txt`), trace.text);
  }
}
for (const [group, rates] of groups) {
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  process.stdout.write(
    `${group}: ${rates.length} files, mean ${mean.toFixed(3)} %, worst ${Math.max(...rates).toFixed(2)} %\n`,
  );
}
const { longTasks, violations } = await reader.page.evaluate(() => ({
  longTasks: readingPage.longTasks,
  violations: readingPage.violations,
}));
process.stdout.write(
  `long tasks: ${longTasks.join(', ') || 'none'}; violations: ${violations.join(', ') || 'none'}\n`,
);
await reader.close();
