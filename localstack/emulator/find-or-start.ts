import { createServer } from 'node:http';

import { closeServer, listenOnLoopback } from '#localstack/engines/engine.ts';
import { StartFailure, systemCode } from '#localstack/start-failure.ts';

import { dockerRuns, startWithDocker } from './docker.ts';
import { answers, type Emulator, USUAL_ENDPOINT } from './endpoint.ts';
import { findPython, startMiniStack } from './mini-stack.ts';

/**
 * The LocalStack-compatible endpoint to use: the given one, or the default one, when it answers; otherwise
 * MiniStack, which only needs Python; otherwise what Docker can start. Rejects with {@link StartFailure},
 * also when something else answers at a given endpoint. `stop` ends only what was started here.
 */
export async function findOrStartEmulator(
  root: string,
  given: string | undefined,
): Promise<Emulator> {
  const endpoint = given ?? USUAL_ENDPOINT;
  if (await answers(endpoint)) {
    return { endpoint, what: `what answers at ${endpoint}`, stop: () => Promise.resolve() };
  }
  const port = portOf(endpoint);
  const free = await freePort(port);
  if (given !== undefined && free !== port) {
    throw new StartFailure(
      `What answers at AWS_ENDPOINT_URL (${given}) is no LocalStack: name another one, or none to have one started.`,
    );
  }
  const python = await findPython();
  let failure: StartFailure | undefined;
  if (python !== undefined) {
    try {
      return await startMiniStack(root, python, free);
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      failure = error; // without network nothing can be installed, yet an image may be there
    }
  }
  if (await dockerRuns()) return startWithDocker(root);
  if (failure !== undefined) throw failure;
  throw new StartFailure(
    `Nothing LocalStack-compatible answers at ${endpoint}, and it cannot be started here: install ` +
      'Python 3.10 or newer (with venv), or Docker, or set AWS_ENDPOINT_URL.',
  );
}

function portOf(endpoint: string): number {
  const { hostname, port } = new URL(endpoint);
  const local = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  if (local && port !== '') return Number(port);
  throw new StartFailure(`AWS_ENDPOINT_URL (${endpoint}) does not answer.`);
}

/** The wanted port when it is free, else any. */
async function freePort(wanted: number): Promise<number> {
  const server = createServer();
  try {
    await listenOnLoopback(server, wanted);
    return wanted;
  } catch (error) {
    if (systemCode(error) !== 'EADDRINUSE') throw error;
    await listenOnLoopback(server);
    const address = server.address();
    if (address === null || typeof address === 'string') throw new StartFailure('No free port.');
    return address.port;
  } finally {
    if (server.listening) await closeServer(server);
  }
}
