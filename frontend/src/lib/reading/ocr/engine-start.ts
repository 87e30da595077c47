import { OCR_CORE_PATH, OCR_LANGUAGE_PATH } from '#frontend/src/lib/reading/asset-paths.ts';

/** A start without progress for this long has failed; the engine itself would wait for ever. */
const STALL_MS = 20_000;

export type StartWatch = {
  /** Rejects when the start failed, or made no progress for too long. */
  failure: Promise<never>;
  fail: (error: unknown) => void;
  /** Call it on every sign of progress. */
  alive: () => void;
  stop: () => void;
};

export function watchStart(): StartWatch {
  let reject: ((error: unknown) => void) | undefined;
  const failure = new Promise<never>((_resolve, rejectPromise) => {
    reject = rejectPromise;
  });
  const onStall = () => reject?.(new Error('The engine gave no sign of life.'));
  let timer = setTimeout(onStall, STALL_MS);
  return {
    failure,
    fail: (error: unknown) => reject?.(error),
    alive() {
      clearTimeout(timer);
      timer = setTimeout(onStall, STALL_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** A module with one instruction of each kind (WebAssembly 3.0, 5.4.8): to find out which of them this device supports. */
const head = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0];
const popcount = [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const relaxedSwizzle = [10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11];
const knows = (body: readonly number[]) =>
  WebAssembly.validate(Uint8Array.from([...head, ...body]));

/** The engine's file for this device: without vector instructions it is four times slower. */
export function corePath(): string {
  const variant = knows(relaxedSwizzle) ? 'relaxedsimd-' : knows(popcount) ? 'simd-' : '';
  return `${OCR_CORE_PATH}/tesseract-core-${variant}lstm.wasm.js`;
}

/**
 * Fetches the engine's files in advance, because the engine reports no progress: this distinguishes a slow connection
 * from a dead one. The engine then finds them in the browser's cache; when they cannot be fetched, it reports that
 * itself or uses its own stored copy.
 */
export async function fetchAhead(onBytes: () => void): Promise<void> {
  const files = [corePath(), `${OCR_LANGUAGE_PATH}/pol.traineddata.gz`];
  await Promise.all(files.map((file) => fetchWatched(file, onBytes)));
  onBytes();
}

async function fetchWatched(file: string, onBytes: () => void): Promise<void> {
  try {
    const { body } = await fetch(file);
    const reader = body?.getReader();
    while (reader && !(await reader.read()).done) onBytes();
  } catch {
    // Offline: the engine also stores its data in the browser.
  }
}
