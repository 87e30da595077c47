import { parseArgs } from 'node:util';

import { StartFailure, systemCode } from './start-failure.ts';

const began = performance.now();

/** Pause before each answer of the rule engine, so that a person sees the stages go by. */
const VISIBLE_LATENCY_MS = 700;

try {
  const { values } = parseArgs({
    options: { dev: { type: 'boolean' }, fresh: { type: 'boolean' } },
  });
  // Loaded here, so that a package that is not installed is one line too.
  const { startLocalCloud } = await import('./local-cloud.ts');
  const cloud = await startLocalCloud({
    port: portOf(process.env.PORT),
    ...(process.env.LISTOWNIK_DATA_DIR ? { dataDir: process.env.LISTOWNIK_DATA_DIR } : {}),
    fresh: values.fresh ?? false,
    dev: values.dev ?? false,
    holdBack: process.env.LISTOWNIK_HOLD_BACK !== '0',
    modelLatencyMs: VISIBLE_LATENCY_MS,
  });
  greet(cloud.url);
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
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartFailure(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function greet(url: string): void {
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`Listownik runs at ${url} (started in ${seconds} s)`);
  console.log(`Mail and controls: ${url}/__local`);
  console.log('Accounts: user@listownik.test, admin@listownik.test; password listownik-lokalnie');
}

function oneLine(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  if (systemCode(error) === 'ERR_MODULE_NOT_FOUND' && message.startsWith('Cannot find package')) {
    return `A package is missing: run \`npm ci\` first (${message}).`;
  }
  return `Listownik could not start: ${message}`;
}
