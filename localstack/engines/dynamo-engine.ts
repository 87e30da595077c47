import { createRequire } from 'node:module';
import dynalite from 'dynalite';

import { closeServer, endpointOf, type Engine, listenOnLoopback } from './engine.ts';

/** The engine's own copy of its store. */
const { Level } = createRequire(import.meta.resolve('dynalite'))('level') as {
  Level: new (path: string) => { open: () => Promise<void>; close: () => Promise<void> }; // level's index.d.ts
};

/**
 * DynamoDB in this process. With `path` the data survives the process (also a kill -9); without it
 * everything is in memory. Tables are usable at once. Rejects when the data cannot be opened.
 */
export async function startDynamoEngine(options: { path?: string } = {}): Promise<Engine> {
  if (options.path !== undefined) await probe(options.path);
  const server = dynalite({
    ...options,
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  await listenOnLoopback(server);
  return { endpoint: endpointOf(server), close: () => closeServer(server) };
}

/** The engine throws out of a callback, past every caller, when its store cannot be opened. */
async function probe(path: string): Promise<void> {
  const store = new Level(path);
  try {
    await store.open();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`The table store at ${path} cannot be opened.`, { cause });
  }
  await store.close();
}
