import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { corePath, fetchAhead, watchStart } from './engine-start.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers every request in a number of pieces, one every 15 seconds. */
function slowNetwork(pieces: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    asked.push(file);
    let sent = 0;
    const body = new ReadableStream({
      pull: (stream) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            sent += 1;
            if (sent > pieces) stream.close();
            else stream.enqueue(new Uint8Array(1));
            resolve();
          }, 15_000);
        }),
    });
    return Promise.resolve(new Response(body));
  });
  return asked;
}

it('waits for a slow download as long as bytes arrive, of the engine as of its language', async () => {
  const asked = slowNetwork(6);
  const watch = watchStart();
  const failed = vi.fn();
  watch.failure.catch(failed);
  let isDone = false;
  void fetchAhead(() => watch.alive()).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(110_000);
  expect(isDone).toBe(true);
  expect(failed).not.toHaveBeenCalled();
  expect(asked).toEqual([corePath(), expect.stringContaining('pol.traineddata.gz')]);
  watch.stop();
});

it('gives up when nothing moves for twenty seconds', async () => {
  const watch = watchStart();
  const failed = vi.fn();
  watch.failure.catch(failed);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failed).toHaveBeenCalledOnce();
});

it('leaves it to the engine to say that there is no connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const onBytes = vi.fn();
  await fetchAhead(onBytes);
  expect(onBytes).toHaveBeenCalledOnce();
});
