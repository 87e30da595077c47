import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { deployToEmulator } from './emulator/deploy.ts';
import { findOrStartEmulator } from './emulator/find-or-start.ts';
import { StartFailure } from './start-failure.ts';

const root = join(import.meta.dirname, '..');
const pidFile = join(root, '.local', 'emulator', 'pid');
const began = performance.now();

try {
  const { values } = parseArgs({ options: { stop: { type: 'boolean' } } });
  if (values.stop === true) await stopOurs();
  else await deploy();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Leaves the emulator running, for `npm run test:localstack` and for looking at it with any AWS client. */
async function deploy(): Promise<void> {
  const emulator = await findOrStartEmulator(root, process.env.AWS_ENDPOINT_URL);
  if (emulator.pid !== undefined) await writeFile(pidFile, String(emulator.pid));
  report(`using ${emulator.what}`);
  const { endpoint } = emulator;
  const modelBaseUrl = process.env.OPENAI_BASE_URL;
  const deployment = await deployToEmulator({ root, endpoint, modelBaseUrl, report });
  console.log(`API     ${deployment.apiUrl}/api/…`);
  console.log(`Stream  ${deployment.streamUrl}/api/analyze-stream`);
  console.log(`Site    ${endpoint}/ with the header "Host: ${deployment.siteHost}"`);
  console.log('Stop    npm run deploy:local -- --stop');
}

async function stopOurs(): Promise<void> {
  const pid = Number(await readFile(pidFile, 'utf-8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0)
    throw new StartFailure('No emulator was left running here.');
  await rm(pidFile);
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    throw new StartFailure('The emulator had ended already.');
  }
}

function report(line: string): void {
  console.log(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
}
