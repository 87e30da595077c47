import { createStore } from '#frontend/src/lib/store.ts';

/** The file chosen before signing in. */
export type PendingLetter = { file: File; language: string };

const KEY = 'pending-letter';
/** How long it waits on the device: through a sign-in, a mail and a reload. */
const PATIENCE_MS = 3_600_000;

/** Loaded with the first chosen letter. */
const device = () => import('#frontend/src/lib/browser/kept-file.ts');

const store = createStore<PendingLetter | null>(null);
let id: string | undefined;
/** The pending write; true when the device holds the letter. */
let kept: Promise<boolean> = Promise.resolve(false);

function set(letter: PendingLetter | null): void {
  store.set(letter);
  if (letter === null) {
    id = undefined;
    kept = kept
      .then(device)
      .then(({ removeKeptFile }) => removeKeptFile(KEY))
      .then(no, no);
    return;
  }
  const name = crypto.randomUUID();
  id = name;
  kept = kept
    .then(device)
    .then(({ keepFile }) => keepFile(KEY, { id: name, file: letter.file, savedAt: Date.now() }))
    .then(() => true, no);
}

function no(): false {
  return false;
}

/** Passes the letter to its analysis; null when another tab took it first. */
async function take(): Promise<File | null> {
  const letter = store.read();
  const name = id;
  store.set(null);
  if (letter === null) return null;
  const isKept = await kept;
  if (!isKept) return letter.file;
  const { removeKeptFile } = await device();
  const isOurs = await removeKeptFile(KEY, name).catch(() => true);
  return isOurs ? letter.file : null;
}

/** Finds the letter of a reloaded tab, or of the one in which it was chosen; removes an expired one. */
async function restore(language: string, now: number): Promise<void> {
  if (store.read() !== null) return;
  try {
    const { findKeptFile, removeKeptFile } = await device();
    const found = await findKeptFile(KEY);
    if (found === undefined || store.read() !== null) return;
    if (now - found.savedAt > PATIENCE_MS) {
      await removeKeptFile(KEY, found.id);
      return;
    }
    id = found.id;
    kept = Promise.resolve(true);
    store.set({ file: found.file, language });
  } catch {
    // A browser that stores nothing has nothing to find.
  }
}

/** The letter waiting for its analysis: in memory, and on the device for an hour at most. */
export const pendingLetter = {
  read: store.read,
  subscribe: store.subscribe,
  set,
  take,
  restore,
};
