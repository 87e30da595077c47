import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type BuildAppOptions } from 'fauxqs';

import type { Engine } from './engine.ts';

type Stores = NonNullable<BuildAppOptions['stores']>;
type S3Store = Stores['s3Store'];
type Persistence = NonNullable<S3Store['persistence']> & {
  loadS3: (store: S3Store) => void;
  close: () => void;
};
type StoreModules = {
  S3Store: new () => S3Store;
  SqsStore: new () => Stores['sqsStore'];
  SnsStore: new () => Stores['snsStore'];
  FileS3Persistence: new (directory: string) => Persistence;
};

/**
 * S3 and SQS in this process, with the objects as files under `directory` (by default a temporary one, removed on
 * close). The package's own start listens on all interfaces, so its parts are assembled here.
 */
export async function startS3Engine(options: { directory?: string } = {}): Promise<Engine> {
  const temporary = options.directory === undefined;
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'listownik-s3-')));
  await dropHalfWritten(directory);

  const { S3Store, SqsStore, SnsStore, FileS3Persistence } = await storeModules();
  const s3Store = new S3Store();
  const persistence = new FileS3Persistence(directory);
  persistence.loadS3(s3Store);
  s3Store.persistence = persistence;

  const stores = { s3Store, sqsStore: new SqsStore(), snsStore: new SnsStore() };
  const app = buildApp({ logger: false, stores });
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    endpoint,
    close: async () => {
      await app.close();
      persistence.close();
      if (temporary) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The package exports only its app; the stores are beside it. */
async function storeModules(): Promise<StoreModules> {
  const entry = import.meta.resolve('fauxqs');
  const parts: unknown[] = await Promise.all(
    ['s3/s3Store.js', 's3/fileS3Persistence.js', 'sqs/sqsStore.js', 'sns/snsStore.js'].map(
      (path) => import(new URL(path, entry).href),
    ),
  );
  return Object.assign({}, ...parts) as StoreModules; // the integration tests run all of them
}

/** A process killed between writing an object's body and its metadata leaves files that nothing else deletes. */
async function dropHalfWritten(directory: string): Promise<void> {
  const buckets = join(directory, 'buckets');
  const paths = await readdir(buckets, { recursive: true }).catch(() => []);
  const described = new Set<string>();
  for (const path of paths.filter((name) => name.endsWith('.meta.json'))) {
    const stem = join(buckets, path.slice(0, -'.meta.json'.length));
    if (await isJson(`${stem}.meta.json`)) described.add(`${stem}.data`);
    else await rm(`${stem}.meta.json`, { force: true });
  }
  for (const path of paths.filter((name) => name.endsWith('.data'))) {
    const file = join(buckets, path);
    if (!described.has(file)) await rm(file, { force: true });
  }
}

async function isJson(file: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(file, 'utf-8'));
    return true;
  } catch {
    return false;
  }
}
