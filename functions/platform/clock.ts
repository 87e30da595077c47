let shiftMs = 0;

/** Passed to rules as a parameter, so that tests decide what time it is. */
export type Clock = () => Date;

/** The time now. The local cloud may shift it (`POST /__local/clock`); Lambda never does. */
export const systemClock: Clock = () => new Date(Date.now() + shiftMs);

/** Shifts this process's clock by this many milliseconds from real time; for the local cloud and tests. */
export function setClockShift(milliseconds: number): void {
  shiftMs = milliseconds;
}

const warsawDayOf = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
});

/** Calendar day in Europe/Warsaw, ISO `YYYY-MM-DD`. */
export const warsawDay = (instant: Date): string => warsawDayOf.format(instant);

const warsawHourOf = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * The instant at which a full hour (4 to 23) of a Warsaw day begins; `day` is ISO. Clocks change before four,
 * so each of these hours exists exactly once.
 */
export function warsawInstant(day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const winter = new Date(asUtc - 3_600_000);
  const isWinter = Number(warsawHourOf.format(winter)) === hour;
  return isWinter ? winter : new Date(asUtc - 2 * 3_600_000);
}
