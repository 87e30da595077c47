import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a registration or a reset with its mail normally takes. */
const STEP_MS = 500;

/**
 * Does the work and answers only at the next full step of time, even when the work fails: the duration does
 * not reveal whether a mail was sent to a known address.
 */
export async function inEvenTime<T>(work: () => Promise<T>, stepMs = STEP_MS): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - started;
    await sleep(stepMs - (spent % stepMs));
  }
}
