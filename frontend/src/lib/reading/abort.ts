/** The error with which every cancelled reading rejects, whatever reason the caller gave its signal. */
function abortError(): DOMException {
  return new DOMException('Reading was cancelled.', 'AbortError');
}

export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw abortError();
}

/**
 * Settles like `work`, or rejects with an AbortError at once when the signal fires.
 * Needed because a terminated OCR engine never settles its promises.
 */
export async function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stopWaiting: (() => void) | undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    const onAbort = () => reject(abortError());
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    stopWaiting = () => signal.removeEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    stopWaiting?.();
  }
}
