import { setClockShift, systemClock } from '#functions/platform/clock.ts';

/** The clock that the handlers use, as the controls see it. */
export type ShiftedClock = {
  read: () => { now: string; shiftMs: number };
  /** Moves the clock; returns the shift in milliseconds (negative: backwards). */
  move: (to: { now: Date } | { advanceSeconds: number }) => number;
};

export function shiftedClock(): ShiftedClock {
  let shiftMs = 0;
  return {
    read: () => ({ now: systemClock().toISOString(), shiftMs }),
    move: (to) => {
      const before = shiftMs;
      shiftMs =
        'now' in to
          ? to.now.getTime() - Date.now()
          : shiftMs + Math.round(to.advanceSeconds * 1_000);
      setClockShift(shiftMs);
      return shiftMs - before;
    },
  };
}
