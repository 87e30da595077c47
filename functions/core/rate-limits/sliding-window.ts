/** The position of a call: epoch seconds, first second of its window, the limit. */
type Place = { now: number; window: number; windowSeconds: number; max: number };

/**
 * The highest count of the current window at which one more call may pass. Calls of the previous window still
 * count by the share of it within the last `windowSeconds`, so that there is no gap between two windows.
 */
export function roomNow(before: number, { now, window, windowSeconds, max }: Place): number {
  const left = windowSeconds - (now - window);
  return max - Math.ceil((before * left) / windowSeconds);
}

/** Seconds until a refused call would pass, if nobody else calls meanwhile. At least 1. */
export function secondsToRoom(
  { before, current }: { before: number; current: number },
  place: Place,
): number {
  const { now, window, windowSeconds, max } = place;
  const sinceStart = secondsInto(before, max - 1 - current, windowSeconds);
  const at =
    sinceStart < windowSeconds
      ? window + sinceStart
      : window + windowSeconds + secondsInto(current, max - 1, windowSeconds);
  return Math.max(1, at - now);
}

/** Seconds into a window after which the weight of the previous window's calls is at most `most`. */
function secondsInto(before: number, most: number, windowSeconds: number): number {
  if (most < 0) return windowSeconds;
  if (before <= most) return 0;
  return Math.ceil(windowSeconds * (1 - most / before));
}
