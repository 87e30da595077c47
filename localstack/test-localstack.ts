import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { deployToEmulator } from './emulator/deploy.ts';
import { emulatorEnvironment } from './emulator/deployment.ts';
import { findOrStartEmulator, wishOf } from './emulator/find-or-start.ts';
import { startModelGateway } from './model-gateway/model-gateway.ts';
import { StartFailure } from './start-failure.ts';

const root = join(import.meta.dirname, '..');
const began = performance.now();
const cleanups: (() => Promise<void>)[] = [];

try {
  process.exitCode = await testDeployment();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
}

/** Deploys, with the rule engine as the model, and runs `tests/localstack/vitest.config.ts` against it. */
async function testDeployment(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { engine: { type: 'string' } },
    allowPositionals: true,
    strict: true,
  });
  const emulator = await findOrStartEmulator(root, wishOf(values.engine, process.env));
  cleanups.push(emulator.stop);
  report(`using ${emulator.what}`);
  const gateway = await startModelGateway();
  cleanups.push(gateway.close);
  const { endpoint, engine } = emulator;
  const modelBaseUrl = gateway.baseUrl;
  const deployment = await deployToEmulator({ root, endpoint, engine, modelBaseUrl, report });
  const file = join(root, '.local', 'emulator', 'deployment.json');
  await mkdir(join(root, '.local', 'emulator'), { recursive: true });
  await writeFile(file, JSON.stringify(deployment));

  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join('tests', 'localstack', 'vitest.config.ts');
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, ...positionals], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...emulatorEnvironment(endpoint), LISTOWNIK_DEPLOYMENT: file },
  });
  const [code] = (await once(child, 'exit')) as [number | null]; // Node's own event
  return code ?? 1;
}

function report(line: string): void {
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
}
