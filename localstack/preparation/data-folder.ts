import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

import { newVapidKeyPair, type VapidKeyPair } from '#localstack/push/vapid-key-pair.ts';
import { StartFailure, systemCode } from '#localstack/start-failure.ts';

import { takeLock } from './pid-lock.ts';

/** Marks a folder as ours: no other folder is used or wiped. */
const MARKER = 'listownik-data.json';
const LOCK = 'in-use.json';
const markerSchema = z.object({ product: z.literal('listownik'), version: z.literal(1) });
const sessionSchema = z.object({ sessionSecret: z.string().check(z.minLength(32)) });
const vapidSchema = z.object({ vapidPublicKey: z.string(), vapidPrivateKey: z.string() });

export type DataFolder = {
  path: string;
  /** Key of session tokens, created at the first start, so that sessions outlive a restart. */
  sessionSecret: string;
  /** Likewise, because browsers are subscribed with the public key. */
  vapid: VapidKeyPair;
  release: () => Promise<void>;
};

/**
 * Opens the folder of the local cloud's state for this process alone, emptied first when `fresh`.
 * Throws {@link StartFailure} for a folder that is not ours, cannot be used, or is in use.
 */
export async function openDataFolder(path: string, fresh: boolean): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true });
    await claim(path);
    const release = await lock(path);
    if (fresh) await empty(path);
    return { path, ...(await readSecrets(path)), release };
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined || error instanceof StartFailure) throw error;
    throw new StartFailure(`The data folder ${path} cannot be used (${code}).`);
  }
}

async function claim(path: string): Promise<void> {
  const names = await readdir(path);
  if (names.length === 0) {
    await writeFile(join(path, MARKER), JSON.stringify({ product: 'listownik', version: 1 }));
    return;
  }
  const marker = await readJson(join(path, MARKER));
  if (!markerSchema.safeParse(marker).success) {
    throw new StartFailure(
      `${path} holds something that is not Listownik's data; choose another folder (LISTOWNIK_DATA_DIR).`,
    );
  }
}

async function lock(path: string): Promise<() => Promise<void>> {
  const taken = await takeLock(join(path, LOCK));
  if ('release' in taken) return taken.release;
  throw new StartFailure(
    `The data folder ${path} is in use by process ${taken.heldBy}; stop it, or choose another folder (LISTOWNIK_DATA_DIR).`,
  );
}

async function empty(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    if (name !== MARKER && name !== LOCK) await rm(join(path, name), { recursive: true });
  }
}

async function readSecrets(path: string): Promise<Pick<DataFolder, 'sessionSecret' | 'vapid'>> {
  const file = join(path, 'secrets.json');
  const stored = await readJson(file);
  const session = sessionSchema.safeParse(stored);
  const pair = vapidSchema.safeParse(stored);
  const sessionSecret = session.success
    ? session.data.sessionSecret
    : randomBytes(48).toString('base64url');
  const vapid = pair.success ? pair.data : newVapidKeyPair();
  if (!session.success || !pair.success) {
    await writeFile(file, JSON.stringify({ sessionSecret, ...vapid }), { mode: 0o600 });
  }
  return { sessionSecret, vapid };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf-8'));
  } catch (error) {
    if (error instanceof SyntaxError || systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
