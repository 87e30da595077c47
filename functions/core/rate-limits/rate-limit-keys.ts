import { hashOf } from '#functions/platform/ids.ts';

import type { LimitScope } from './limits.ts';

/** Counters contain no personal address: the key is hashed. `window` is its first epoch second. */
export function limitKey(scope: LimitScope, key: string, window: number) {
  return { pk: `LIMIT#${scope}#${hashOf(key)}`, sk: String(window) };
}
