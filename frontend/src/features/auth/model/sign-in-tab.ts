import { findStored, removeStored, saveStored } from '#frontend/src/lib/browser/browser-storage.ts';

const KEY = 'sign-in-tab';

/** This tab's name for a sign-in at a provider: sent with it and expected on return. */
export function signInTab(): string {
  const known = findStored('session', KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  saveStored('session', KEY, made);
  return made;
}

/** Whether this tab is waiting for the return; it waits once. */
export function isOwnReturn(tab: string | null): boolean {
  const isOwn = tab !== null && tab === findStored('session', KEY);
  if (isOwn) removeStored('session', KEY);
  return isOwn;
}
