import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { deployToEmulator } from './emulator/deploy.ts';
import { findOrStartEmulator, wishOf } from './emulator/find-or-start.ts';
import { noteRunning, stopRunning } from './emulator/left-running.ts';
import { StartFailure } from './start-failure.ts';

const root = join(import.meta.dirname, '..');
const leftRunning = join(root, '.local', 'emulator', 'running.json');
const began = performance.now();

try {
  const { values } = parseArgs({
    options: { stop: { type: 'boolean' }, engine: { type: 'string' } },
  });
  if (values.stop === true) {
    for (const endpoint of await stopRunning(leftRunning)) console.log(`stopped ${endpoint}`);
  } else await deploy(values.engine);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Leaves the emulator running, for `npm run test:localstack` and any AWS client. */
async function deploy(wanted: string | undefined): Promise<void> {
  const emulator = await findOrStartEmulator(root, wishOf(wanted, process.env));
  const { pid, endpoint, engine } = emulator;
  if (pid !== undefined) await noteRunning(leftRunning, { pid, endpoint });
  report(`using ${emulator.what}`);
  const modelBaseUrl = process.env.OPENAI_BASE_URL;
  const deployment = await deployToEmulator({ root, endpoint, engine, modelBaseUrl, report });
  console.log(`API     ${deployment.apiUrl}/api/…`);
  console.log(`Stream  ${deployment.streamUrl}/api/analyze-stream`);
  console.log(`Site    ${endpoint}/ with the header "Host: ${deployment.siteHost}"`);
  console.log('Stop    npm run deploy:local -- --stop');
}

function report(line: string): void {
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
}
