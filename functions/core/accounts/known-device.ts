import type { Clock } from '#functions/platform/clock.ts';
import { readDevice, signDevice } from '#functions/platform/identity/tokens.ts';
import { hashOf, randomId } from '#functions/platform/ids.ts';

/**
 * Browsers that signed in to an account once are known to it by a signed cookie (OWASP, device cookies): their
 * tries are counted apart from everybody else's. It opens nothing by itself, and names the address by its hash.
 */
export function nameDevice(email: string, clock: Clock): Promise<string> {
  return signDevice({ device: randomId(), address: hashOf(email) }, clock);
}

/** The browser's id, when it signed in to this address before; `undefined` for any other cookie. */
export async function knownDevice(
  cookie: string | undefined,
  email: string,
  clock: Clock,
): Promise<string | undefined> {
  if (cookie === undefined || cookie === '') return undefined;
  const known = await readDevice(cookie, clock);
  return known?.address === hashOf(email) ? known.device : undefined;
}
