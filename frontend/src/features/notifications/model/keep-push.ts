import type { Account } from '#shared/contracts/auth.ts';

import { browserPush } from './browser-push.ts';
import { keepOn } from './push-switch.ts';

/** Keeps this account's messages on in this browser, if they were on. */
export function keepPush(id: Account['id']): Promise<void> {
  return keepOn(browserPush(id));
}
