import { vi } from 'vitest';

/** A clock that only the test moves: an hour on it costs nothing, and a busy machine does not make it run. */
export type PlayedClock = {
  now: () => number;
  /**
   * Waits on this clock. It moves when this many wait, to the first of their ends: answers that are sent
   * side by side share their seconds.
   */
  pause: (milliseconds: number, together: number) => Promise<void>;
  /** Gives `AbortSignal.timeout` back to the machine. */
  release: () => void;
};

/** Starts the clock at zero; until it is released, `AbortSignal.timeout` counts by it. */
export function playClock(): PlayedClock {
  let now = 0;
  const alarms: { at: number; ring: () => void }[] = [];
  let waiting: { at: number; go: () => void }[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new AbortController();
    alarms.push({ at: now + milliseconds, ring: () => late.abort() });
    return late.signal;
  });
  const move = () => {
    now = Math.min(...waiting.map(({ at }) => at));
    for (const { at, ring } of alarms) if (at <= now) ring();
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { go } of due) go();
  };
  return {
    now: () => now,
    pause: (milliseconds, together) =>
      new Promise((go) => {
        waiting.push({ at: now + milliseconds, go });
        if (waiting.length >= together) move();
      }),
    release: () => timeout.mockRestore(),
  };
}
