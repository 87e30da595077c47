import { OCR_CORE_PATH, OCR_LANGUAGE_PATH } from '#frontend/src/lib/reading/asset-paths.ts';

/** A start in which nothing moves for this long has failed; the engine itself would wait for ever. */
const STALL_MS = 20_000;

export type StartWatch = {
  /** Rejects when the start failed, or gave no sign of life for too long. */
  failure: Promise<never>;
  fail: (error: unknown) => void;
  /** To be called whenever something moved. */
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

/** A module with one instruction of each kind (WebAssembly 3.0, 5.4.8): which of them this device knows. */
const head = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0];
const popcount = [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const relaxedSwizzle = [10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11];
const knows = (body: readonly number[]) =>
  WebAssembly.validate(Uint8Array.from([...head, ...body]));

/** The file of the engine that this device can run: without the vector instructions it is four times slower. */
export function corePath(): string {
  const variant = knows(relaxedSwizzle) ? 'relaxedsimd-' : knows(popcount) ? 'simd-' : '';
  return `${OCR_CORE_PATH}/tesseract-core-${variant}lstm.wasm.js`;
}

/**
 * Fetches what the engine needs ahead of it, for it tells nothing while it does: so a slow connection is known from a dead
 * one. The engine finds all of it in the browser's cache; where it cannot be had the engine says so itself, or has kept
 * its own.
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
    // Offline: the engine keeps its data in the browser, too.
  }
}
