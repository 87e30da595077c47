let shiftMs = 0;

/** Passed to rules as a parameter, so that tests decide what time it is. */
export type Clock = () => Date;

/** The time now. The local cloud may shift it (`POST /__local/clock`); Lambda never does. */
export const systemClock: Clock = () => new Date(Date.now() + shiftMs);

/** Moves this process's clock by so many milliseconds from real time; for the local cloud and tests. */
export function setClockShift(milliseconds: number): void {
  shiftMs = milliseconds;
}

/** Calendar day in Europe/Warsaw, ISO `YYYY-MM-DD`. */
export function warsawDay(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'short',
  }).format(instant);
}
