import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

import { findProgram } from './browser.ts';
import { startBuiltSite } from './built-site.ts';

/*
 * Lighthouse's four scores of the landing page on a simulated phone; ends with 1 below what we promise:
 *   npm run lighthouse
 * Lighthouse weighs more than everything else together, so it is fetched when asked for (npm keeps it).
 */

const LIGHTHOUSE = 'lighthouse@13.5.0';
/** The least each score may be, of 100. */
const promised = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 90 };

const RUNS = 3;

const measured = z.object({ displayValue: z.optional(z.string()) });
const report = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string() })) }),
  ),
  audits: z.record(
    z.string(),
    z.extend(measured, { title: z.string(), score: z.nullable(z.number()) }),
  ),
});

const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

type Measured = z.infer<typeof report>;

async function measure(url: string): Promise<Measured> {
  const { executablePath, env } = await findProgram();
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet'],
      ...['--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'],
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}

const performance = ({ categories }: Measured) => (categories.performance?.score ?? 0) * 100;

/** A busy machine only lowers the score: below what is promised we look again, and keep the best. */
async function bestOf(runs: number, url: string): Promise<Measured> {
  let best = await measure(url);
  for (let run = 1; run < runs && performance(best) < promised.performance; run += 1) {
    const next = await measure(url);
    if (performance(next) > performance(best)) best = next;
  }
  return best;
}

const site = await startBuiltSite();
try {
  const { categories, audits } = await bestOf(RUNS, `${site.url}/`);
  for (const [name, least] of Object.entries(promised)) {
    const category = categories[name];
    const score = Math.round((category?.score ?? 0) * 100);
    process.stdout.write(`${name.padEnd(16)} ${score} (at least ${least})\n`);
    if (score >= least) continue;
    process.exitCode = 1;
    for (const { id } of category?.auditRefs ?? []) {
      const audit = audits[id];
      if (audit?.score === null || audit === undefined || audit.score >= 0.9) continue;
      process.stdout.write(`  ${id}: ${audit.title} ${audit.displayValue ?? ''}\n`);
    }
  }
  for (const id of timings) {
    process.stdout.write(`${id.padEnd(26)} ${audits[id]?.displayValue ?? '-'}\n`);
  }
} finally {
  await site.close();
}
