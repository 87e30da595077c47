import { setTimeout as delay } from 'node:timers/promises';

/** Long enough for a request to be sent over an open connection. */
const SENDING_MS = 4;

/** Does CPU-bound work after the request to the model is sent, while its answer is on the way. */
export async function onceSent<T>(work: () => T | Promise<T>): Promise<T> {
  await delay(SENDING_MS);
  return work();
}
