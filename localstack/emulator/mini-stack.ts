import { execFile, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { cachedStep } from '#localstack/preparation/cached-step.ts';
import { contentHash } from '#localstack/preparation/content-hash.ts';
import { reasonOf } from '#localstack/preparation/failed-command.ts';
import { StartFailure } from '#localstack/start-failure.ts';

import { answersWithin, type Emulator } from './endpoint.ts';

const run = promisify(execFile);
const REQUIREMENTS = join('localstack', 'emulator', 'requirements.txt');
const INSTALL_MS = 300_000;
const START_MS = 60_000;

/** Python 3.10 or newer with `venv`; `undefined` when the machine has none. */
export async function findPython(): Promise<string | undefined> {
  for (const python of ['python3', 'python']) {
    try {
      await run(python, ['-c', 'import sys, venv, ensurepip; assert sys.version_info >= (3, 10)']);
      return python;
    } catch {
      // Try the next one.
    }
  }
  return undefined;
}

/**
 * Starts MiniStack from a virtual environment below `.local/`, on loopback only. It keeps its state in
 * memory. Rejects with {@link StartFailure} when it cannot be installed or does not answer.
 */
export async function startMiniStack(
  root: string,
  python: string,
  port: number,
): Promise<Emulator> {
  const home = join(root, '.local', 'emulator');
  await mkdir(home, { recursive: true });
  const bin = await install(root, python, home);
  const log = openSync(join(home, 'emulator.log'), 'w');
  // Detached, so that we stop it in order after an interrupt at the terminal, and `deploy:local` can leave it running.
  const child = spawn(join(bin, 'ministack'), [], {
    cwd: home,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...settings(home, port) },
  });
  closeSync(log);
  const closed = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('error', () => undefined); // the missing answer shows the failure
  const stop = async () => {
    child.ref(); // we wait for its end
    if (child.exitCode === null) child.kill('SIGTERM');
    await closed;
  };
  const endpoint = `http://127.0.0.1:${port}`;
  if (!(await answersWithin(endpoint, START_MS, () => child.exitCode !== null))) {
    if (child.pid !== undefined) await stop();
    throw new StartFailure(
      `MiniStack does not answer at ${endpoint}: see .local/emulator/emulator.log.`,
    );
  }
  child.unref();
  const pid = child.pid === undefined ? {} : { pid: child.pid };
  return { endpoint, engine: 'ministack', what: `MiniStack at ${endpoint}`, stop, ...pid };
}

function settings(home: string, port: number): Record<string, string> {
  return {
    BIND_HOST: '127.0.0.1',
    GATEWAY_PORT: String(port),
    IOT_MTLS_ENABLED: '0',
    SFTP_ENABLED: '0',
    LAMBDA_EXECUTOR: 'local',
    STATE_DIR: join(home, 'state'),
    S3_DATA_DIR: join(home, 's3'),
  };
}

/** The folder of the environment's programs; rebuilt when the requirements changed. */
async function install(root: string, python: string, home: string): Promise<string> {
  const environment = join(home, 'venv');
  const bin = join(environment, process.platform === 'win32' ? 'Scripts' : 'bin');
  await cachedStep({
    name: 'venv',
    cache: home,
    hash: await contentHash(root, { paths: [REQUIREMENTS] }),
    isDone: () => succeeds(join(bin, 'python'), ['-c', 'import ministack, hypercorn']),
    run: async () => {
      try {
        await run(python, ['-m', 'venv', '--clear', environment], { timeout: INSTALL_MS });
        const install = ['-m', 'pip', 'install', '--quiet', '-r', join(root, REQUIREMENTS)];
        await run(join(bin, 'python'), install, { timeout: INSTALL_MS });
      } catch (error) {
        throw new StartFailure(`MiniStack could not be installed: ${reasonOf(error)}`);
      }
    },
  });
  return bin;
}

async function succeeds(command: string, parameters: string[]): Promise<boolean> {
  return run(command, parameters).then(
    () => true,
    () => false,
  );
}
