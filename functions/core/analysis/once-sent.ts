import { setTimeout as delay } from 'node:timers/promises';

/** Enough for a request that was just begun to be on its way, on a connection that is open. */
const SENDING_MS = 4;

/** Does what keeps the processor for itself while a model's answer is on its way, not before it is asked. */
export async function onceSent<T>(work: () => T | Promise<T>): Promise<T> {
  await delay(SENDING_MS);
  return work();
}
