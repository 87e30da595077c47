import dynalite from 'dynalite';

import { closeServer, endpointOf, listenOnLoopback, type Engine } from './engine.ts';

/**
 * DynamoDB in this process. With `path` the data survives the process (also a kill -9); without it
 * everything is in memory. Tables are usable at once.
 */
export async function startDynamoEngine(options: { path?: string } = {}): Promise<Engine> {
  const server = dynalite({
    ...options,
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  await listenOnLoopback(server);
  return { endpoint: endpointOf(server), close: () => closeServer(server) };
}
