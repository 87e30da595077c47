import { setTimeout as pause } from 'node:timers/promises';

const PAUSES = 700;
const PAUSE_MS = 10;

/**
 * Waits for something that a stream brings; false when it is held back. The wait is 7 s, less than the heartbeat that
 * would push it out. Pauses are counted and not time, because a busy machine may spend all that time in one turn of the
 * event loop, in which nothing is read.
 */
export async function arrives(isThere: () => boolean): Promise<boolean> {
  for (let pauses = 0; pauses < PAUSES && !isThere(); pauses += 1) await pause(PAUSE_MS);
  return isThere();
}
