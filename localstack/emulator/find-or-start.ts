import { createServer } from 'node:http';

import { closeServer, listenOnLoopback } from '#localstack/engines/engine.ts';
import { StartFailure, systemCode } from '#localstack/start-failure.ts';

import { dockerRuns, startWithDocker } from './docker.ts';
import { type Emulator, type Engine, engineAt, USUAL_ENDPOINT } from './endpoint.ts';
import { findPython, startMiniStack } from './mini-stack.ts';

/** The user's choice. */
type Wish = {
  /** `AWS_ENDPOINT_URL` */
  endpoint?: string | undefined;
  /** `--engine` */
  engine?: Engine | undefined;
  /** `LOCALSTACK_AUTH_TOKEN` */
  token?: string | undefined;
};

/** The choice from a command's option `--engine` and the environment. Throws {@link StartFailure}. */
export function wishOf(
  engine: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Wish {
  if (engine !== undefined && engine !== 'localstack' && engine !== 'ministack') {
    throw new StartFailure(`--engine is localstack or ministack, not ${engine}.`);
  }
  const { AWS_ENDPOINT_URL: endpoint, LOCALSTACK_AUTH_TOKEN: token } = environment;
  return { endpoint, engine, token };
}

/**
 * The LocalStack-compatible endpoint to use: the given or the default one if it answers; otherwise MiniStack,
 * which only needs Python; otherwise an emulator in Docker; LocalStack only by request. Rejects with
 * {@link StartFailure}, also when something else answers at a given endpoint. `stop` ends only what was started
 * here.
 */
export async function findOrStartEmulator(root: string, wish: Wish): Promise<Emulator> {
  const endpoint = wish.endpoint ?? USUAL_ENDPOINT;
  const found = await engineAt(endpoint);
  if (found !== undefined) return existing(endpoint, found, wish);
  if (wish.engine === 'localstack') return startLocalStack(root, wish);
  return startOne(root, endpoint, wish);
}

function existing(endpoint: string, engine: Engine, wish: Wish): Emulator {
  if (wish.engine !== undefined && wish.engine !== engine) {
    throw new StartFailure(
      `What answers at ${endpoint} is ${engine}, not ${wish.engine}: stop it, or name another one in AWS_ENDPOINT_URL.`,
    );
  }
  const what = `${engine} that answers at ${endpoint}`;
  return { endpoint, engine, what, stop: () => Promise.resolve() };
}

async function startLocalStack(root: string, { endpoint, token }: Wish): Promise<Emulator> {
  if (endpoint !== undefined && endpoint !== USUAL_ENDPOINT) {
    throw new StartFailure(`No LocalStack answers at AWS_ENDPOINT_URL (${endpoint}).`);
  }
  if (token === undefined || token === '') {
    throw new StartFailure(
      'LocalStack runs this product with a licence only: set LOCALSTACK_AUTH_TOKEN (its web app, "Auth Tokens").',
    );
  }
  if (!(await dockerRuns())) throw new StartFailure('LocalStack is started by Docker: install it.');
  return startWithDocker(root, 'localstack');
}

async function startOne(root: string, endpoint: string, wish: Wish): Promise<Emulator> {
  const port = portOf(endpoint);
  const free = await freePort(port);
  if (wish.endpoint !== undefined && free !== port) {
    throw new StartFailure(
      `What answers at AWS_ENDPOINT_URL (${endpoint}) is no LocalStack: name another one, or none to have one started.`,
    );
  }
  const python = await findPython();
  let failure: StartFailure | undefined;
  if (python !== undefined) {
    try {
      return await startMiniStack(root, python, free);
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      failure = error; // without a network nothing can be installed, but an image may exist
    }
  }
  if (await dockerRuns()) return startWithDocker(root, 'ministack');
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

/** The requested port if it is free, otherwise any. */
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
