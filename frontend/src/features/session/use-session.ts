import { useSyncExternalStore } from 'react';

import { guest, session, type SessionState } from './session-store.ts';

/** The user. `usage` is undefined while it loads and null when it is not known. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, () => guest);
}
