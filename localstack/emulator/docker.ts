import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { reasonOf } from '#localstack/preparation/failed-command.ts';
import { StartFailure } from '#localstack/start-failure.ts';

import { answersWithin, type Emulator, type Engine, USUAL_ENDPOINT } from './endpoint.ts';

const run = promisify(execFile);
const PULL_AND_START_MS = 300_000;

/** Whether Docker is running, and not only its client installed. */
export async function dockerRuns(): Promise<boolean> {
  return run('docker', ['info'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/** Starts this emulator of `localstack/compose.yaml`. Rejects with {@link StartFailure}. */
export async function startWithDocker(root: string, engine: Engine): Promise<Emulator> {
  const file = join(root, 'localstack', 'compose.yaml');
  const compose = ['compose', '-f', file, '--profile', engine];
  try {
    await run('docker', [...compose, 'up', '-d', '--wait'], { timeout: PULL_AND_START_MS });
  } catch (error) {
    throw new StartFailure(`Docker could not start the emulator: ${reasonOf(error)}`);
  }
  if (!(await answersWithin(USUAL_ENDPOINT, 60_000))) {
    throw new StartFailure(
      `The emulator that Docker started does not answer at ${USUAL_ENDPOINT}.`,
    );
  }
  return {
    endpoint: USUAL_ENDPOINT,
    engine,
    what: `the ${engine} of localstack/compose.yaml at ${USUAL_ENDPOINT}`,
    stop: async () => {
      await run('docker', [...compose, 'down']);
    },
  };
}
