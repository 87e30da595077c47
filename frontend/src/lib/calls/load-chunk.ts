import { findStored, saveStored } from '#frontend/src/lib/browser/browser-storage.ts';

const RELOADED_KEY = 'reloaded-build';

function entryOfThisPage(): string | null {
  return (
    document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null
  );
}

/** Whether the site has a newer build than this tab; without an answer it does not count as one. */
async function hasNewerBuild(entry: string): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}

/**
 * Loads a part of the application. A tab older than the site may request a file that no longer exists: it is
 * reloaded, once, and the promise never settles. Rejects on any other failure.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const entry = entryOfThisPage();
    if (entry === null || findStored('session', RELOADED_KEY) === entry) throw error;
    if (!(await hasNewerBuild(entry))) throw error;
    saveStored('session', RELOADED_KEY, entry);
    globalThis.location.reload();
    return new Promise<never>(() => undefined);
  }
}
