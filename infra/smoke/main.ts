import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';

import { awsPoints } from './aws-points.ts';
import { frontPoints } from './front-points.ts';
import { letterPoints } from './letter-points.ts';
import { failed, type Outcome, type Point } from './point.ts';
import type { LiveProduct } from './product.ts';

/**
 * `npm run smoke -- --url https://…`: checks a live deployment; exit code 1 when a point failed. Missing
 * addresses come from `--outputs`, the file that `cdk deploy --outputs-file` writes.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    outputs: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    'stream-url': { type: 'string' },
    'api-url': { type: 'string' },
    'text-bucket': { type: 'string' },
    'mail-domain': { type: 'string' },
  },
});
const told = values.outputs === undefined ? {} : outputsIn(values.outputs);
const { url = told.Url, email, password } = values;
if (url === undefined) {
  process.stderr.write('Name the product: npm run smoke -- --url https://…\n');
  process.exit(1);
}
const product: LiveProduct = {
  url,
  account: email === undefined || password === undefined ? undefined : { email, password },
  streamUrl: values['stream-url'] ?? told.StreamUrl,
  apiUrl: values['api-url'] ?? told.ApiUrl,
  textBucket: values['text-bucket'] ?? told.TextBucket,
  mailDomain: values['mail-domain'],
};

const count: Record<Outcome['state'], number> = { passed: 0, failed: 0, unchecked: 0 };
for (const point of [...frontPoints, ...letterPoints, ...awsPoints]) {
  const { state, said } = await outcomeOf(point);
  count[state] += 1;
  process.stdout.write(`${state.padEnd(10)} ${point.name}: ${said}\n`);
}
process.stdout.write(
  `\n${count.passed} passed, ${count.failed} failed, ${count.unchecked} not checked\n`,
);
process.exitCode = count.failed === 0 ? 0 : 1;

async function outcomeOf({ look }: Point): Promise<Outcome> {
  try {
    return await look(product);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Outputs of the product's stack, the only one with a `Url`. */
function outputsIn(path: string): Readonly<Record<string, string | undefined>> {
  const stacks = z.record(z.string(), z.record(z.string(), z.string()));
  const all = Object.values(stacks.parse(JSON.parse(readFileSync(path, 'utf-8'))));
  return all.find(({ Url }) => Url !== undefined) ?? {};
}
