import type { Clock } from '#functions/platform/clock.ts';
import { readDevice, signDevice } from '#functions/platform/identity/tokens.ts';
import { hashOf, randomId } from '#functions/platform/ids.ts';

/**
 * Recognises browsers that signed in to an account before, by a signed cookie (OWASP, device cookies): their
 * attempts are counted separately. The cookie grants no access and names the address only by its hash.
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
