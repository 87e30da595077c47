/** One file stored on this device for a limited time, under its own name; nothing is stored when the browser forbids it. */
export type KeptFile = { id: string; file: File; savedAt: number };

const DATABASE = 'listownik';
const STORE = 'files';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage.')));
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await settled(opening);
  try {
    return await run(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Rejects when storage is not available. */
export function keepFile(key: string, kept: KeptFile): Promise<unknown> {
  return withStore('readwrite', (store) => settled(store.put(kept, key)));
}

export async function findKeptFile(key: string): Promise<KeptFile | undefined> {
  // Only we write under the key.
  return withStore('readonly', async (store) => {
    const found: unknown = await settled(store.get(key));
    return isKept(found) ? found : undefined;
  });
}

/** Removes the file; false when another tab was faster. */
export function removeKeptFile(key: string, id?: string): Promise<boolean> {
  return withStore('readwrite', async (store) => {
    const found: unknown = await settled(store.get(key));
    if (!isKept(found) || (id !== undefined && found.id !== id)) return false;
    await settled(store.delete(key));
    return true;
  });
}

function isKept(found: unknown): found is KeptFile {
  return (
    typeof found === 'object' &&
    found !== null &&
    'file' in found &&
    found.file instanceof File &&
    'savedAt' in found &&
    typeof found.savedAt === 'number'
  );
}
