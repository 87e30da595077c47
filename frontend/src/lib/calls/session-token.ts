import { findStored, removeStored, saveStored } from '#frontend/src/lib/browser/browser-storage.ts';
import { createLastingSignal, createSignal } from '#frontend/src/lib/store.ts';

/** The session token under the specified key (section 3), and the listeners for its end. */
const KEY = 'token';

const tokenChanged = createSignal();

/** The server no longer knows the session: the message is shown and the user is signed out. */
export const sessionExpired = createLastingSignal();

export function findToken(): string | null {
  return findStored('local', KEY);
}

export function saveToken(token: string): void {
  saveStored('local', KEY, token);
  tokenChanged.tell();
}

export function removeToken(): void {
  removeStored('local', KEY);
  tokenChanged.tell();
}

/** Called after each change of the token in this tab, and after a change in another one. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  globalThis.addEventListener('storage', onStorage);
  const stop = tokenChanged.subscribe(listener);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    stop();
  };
}
