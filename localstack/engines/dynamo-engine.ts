import { rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import dynalite from 'dynalite';

import { closeServer, endpointOf, type Engine, listenOnLoopback } from './engine.ts';
import { putAllItemsAgain } from './put-all-items-again.ts';

type Iterator = { close: () => Promise<void>; return?: () => Promise<void> };
type Store = {
  open: () => Promise<void>;
  close: () => Promise<void>;
  keys: () => Iterator;
  clear: (range: { gte: string; lt: string }) => Promise<void>;
};

/** The engine's own copy of its store. */
const { Level } = createRequire(import.meta.resolve('dynalite'))('level') as {
  Level: new (path: string) => Store; // level's index.d.ts
};

/** Prefixes of the keys of the engine's indexes. */
const INDEXES = { gte: 'index-', lt: 'index.' };

/**
 * DynamoDB in this process. With `path` the data survive the process (even a kill -9); without it everything is
 * in memory. Tables are usable at once. Rejects when the data cannot be opened.
 */
export async function startDynamoEngine(
  options: { path?: string; port?: number } = {},
): Promise<Engine> {
  const { path } = options;
  if (path !== undefined && (await prepare(path)) === 'badly') {
    const nobodyKnows = await listening({ path }); // nobody reads a half-built index
    await putAllItemsAgain(endpointOf(nobodyKnows));
    await closeServer(nobodyKnows);
  }
  const server = await listening(options);
  const isIdle = idleness(server);
  return {
    endpoint: endpointOf(server),
    close: async () => {
      await isIdle();
      await closeServer(server);
      if (path !== undefined) await writeFile(markOf(path), '');
    },
  };
}

const TURNS = 500;
/** The turns of the event loop in which the engine ends a call whose caller has left. */
const LAST_TURNS = 20;

/**
 * A wait until no call is in work, at most 5 s: the engine throws where nobody can catch it when a call meets its closed
 * store.
 */
function idleness(server: Server): () => Promise<void> {
  let open = 0;
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
  });
  return async () => {
    for (let turn = 0; turn < TURNS && open > 0; turn += 1) await pause(10);
    for (let turn = 0; turn < LAST_TURNS; turn += 1) await nextTurn();
  };
}

async function listening({ path, port }: { path?: string; port?: number }): Promise<Server> {
  const store = path === undefined ? {} : { path };
  const server = dynalite({ ...store, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  await listenOnLoopback(server, port);
  return server;
}

/** Marker file: exists while the store is closed and was closed properly. */
const markOf = (path: string) => join(path, 'CLOSED');

/**
 * When its store cannot be opened, the engine throws in a callback that no caller can catch, so we try to open it
 * first. The engine writes an item and its index entry separately: when it was killed in between, the indexes are
 * dropped and rebuilt.
 */
async function prepare(path: string): Promise<'well' | 'badly'> {
  const store = new Level(path);
  try {
    await opened(store);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(`The table store at ${path} cannot be opened.`, { cause });
  }
  await letGoOfIterators(store);
  const ended = await rm(markOf(path)).then(
    () => 'well' as const,
    () => 'badly' as const,
  );
  if (ended === 'badly') await store.clear(INDEXES);
  await store.close();
  return ended;
}

/** A process that was just killed may still hold the store. */
async function opened(store: Store, tries = 20): Promise<void> {
  try {
    await store.open();
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    const isHeld = cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED';
    if (!isHeld || tries === 0) throw error;
    await pause(100);
    await opened(store, tries - 1);
  }
}

/**
 * The engine ends a read with the iterator's `return`, which its store does not have, so each query would keep a
 * snapshot until the process ends. This adds `return`.
 */
async function letGoOfIterators(store: Store): Promise<void> {
  const iterator = store.keys();
  let kind: object = iterator;
  while (Object.getPrototypeOf(kind) !== Object.prototype) {
    kind = Object.getPrototypeOf(kind) as object; // every iterator is an object
  }
  Object.assign(kind, {
    return(this: Iterator) {
      return this.close();
    },
  });
  await iterator.close();
}
