import { findStored, removeStored, saveStored } from '#frontend/src/lib/browser/browser-storage.ts';

/** The session token under the key the specification names (section 3), and who hears of its end. */
const KEY = 'token';

type Listener = () => void;
const tokenListeners = new Set<Listener>();
const expiryListeners = new Set<Listener>();

function subscribe(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(listeners: Set<Listener>): void {
  for (const listener of [...listeners]) listener();
}

export function findToken(): string | null {
  return findStored('local', KEY);
}

export function saveToken(token: string): void {
  saveStored('local', KEY, token);
  tell(tokenListeners);
}

export function removeToken(): void {
  removeStored('local', KEY);
  tell(tokenListeners);
}

/** Called after each change of the token in this tab, and after a change in another one. */
export function onTokenChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  globalThis.addEventListener('storage', onStorage);
  const stop = subscribe(tokenListeners, listener);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    stop();
  };
}

/** The server no longer knows the session: the message is shown and the user is signed out. */
export function onSessionExpired(listener: Listener): () => void {
  return subscribe(expiryListeners, listener);
}

export function reportSessionExpired(): void {
  tell(expiryListeners);
}
