import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { divertFunctionLogs, LOG_FILE } from './runtime/function-logs.ts';
import { SEEDED_PASSWORD } from './seed.ts';
import { StartFailure, systemCode } from './start-failure.ts';

const began = performance.now();

/** Pause before each answer of the rule engine, so that a person can see the stages. */
const VISIBLE_LATENCY_MS = 700;

try {
  const { values } = parseArgs({
    options: { dev: { type: 'boolean' }, fresh: { type: 'boolean' } },
  });
  const port = portOf(process.env.PORT);
  // Loaded here, so that a missing package is reported in one line too.
  const { DEFAULT_DATA_DIR, startLocalCloud } = await import('./local-cloud.ts');
  const dataDir = resolve(process.env.LISTOWNIK_DATA_DIR ?? DEFAULT_DATA_DIR);
  const logs = divertFunctionLogs();
  const cloud = await startLocalCloud({
    port,
    dataDir,
    fresh: values.fresh ?? false,
    dev: values.dev ?? false,
    holdBack: process.env.LISTOWNIK_HOLD_BACK !== '0',
    modelLatencyMs: VISIBLE_LATENCY_MS,
  });
  logs.writeTo(join(dataDir, LOG_FILE));
  greet(cloud.url, dataDir);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void cloud.close().finally(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${oneLine(error)}\n`);
  process.exit(1);
}

function portOf(text = '3000'): number {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartFailure(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function greet(url: string, dataDir: string): void {
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`Listownik runs at ${url} (started in ${seconds} s)`);
  console.log(`  Mail and controls  ${url}/__local`);
  console.log('  Accounts           user@listownik.test, admin@listownik.test');
  console.log(`  Password of both   ${SEEDED_PASSWORD}`);
  console.log(`  State and log      ${dataDir}`);
}

function oneLine(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  if (systemCode(error) === 'ERR_MODULE_NOT_FOUND' && message.startsWith('Cannot find package')) {
    return `A package is missing: run \`npm ci\` first (${message}).`;
  }
  return `Listownik could not start: ${message}`;
}
