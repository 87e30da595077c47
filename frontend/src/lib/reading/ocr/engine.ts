import { type Block, createWorker, type LoggerMessage, OEM, PSM, type Worker } from 'tesseract.js';

import {
  OCR_CACHE_KEY,
  OCR_CORE_PATH,
  OCR_LANGUAGE_PATH,
  OCR_WORKER_PATH,
} from '#frontend/src/lib/reading/asset-paths.ts';

import { engineUnavailable } from './engine-unavailable.ts';

/** A start in which nothing moves for this long has failed; the engine itself would wait for ever. */
const STALL_MS = 20_000;

/** One running OCR engine (a worker of its own, about 150 MB); it reads one picture at a time. */
export type OcrEngine = {
  /** Reads a PGM picture. Never settles when the engine is ended meanwhile: race it with your abort signal. */
  recognize: (
    pgm: Uint8Array<ArrayBuffer>,
    onProgress: (share: number) => void,
  ) => Promise<Block[]>;
  end: () => void;
};

/**
 * Starts an engine with the Polish model, all of it from our own origin.
 * `workerBlobURL: false` and the three paths keep it inside `script-src 'self'; worker-src 'self'`.
 * @throws ReadingError ENGINE_UNAVAILABLE when something of it cannot be loaded
 */
export async function startOcrEngine(): Promise<OcrEngine> {
  let onProgress: ((share: number) => void) | undefined;
  const watch = watchStart();
  const starting = fetchData(() => watch.alive())
    .then(() =>
      createWorker('pol', OEM.LSTM_ONLY, {
        workerPath: OCR_WORKER_PATH,
        workerBlobURL: false,
        corePath: OCR_CORE_PATH,
        langPath: OCR_LANGUAGE_PATH,
        cachePath: OCR_CACHE_KEY,
        logger: ({ status, progress }: LoggerMessage) => {
          watch.alive();
          if (status === 'recognizing text') onProgress?.(progress);
        },
        // Without it a missing language file throws into nowhere and createWorker never settles.
        errorHandler: (error: unknown) => watch.fail(error),
      }),
    )
    .then(configure);
  try {
    const worker = await Promise.race([starting, watch.failure]);
    return {
      async recognize(pgm, report) {
        onProgress = report;
        try {
          const picture = new Blob([pgm]);
          const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
          return data.blocks ?? [];
        } catch (error) {
          // Out of memory, mostly; what helps is what helps a failed start: a fresh page.
          throw engineUnavailable(error);
        }
      },
      end: () => void worker.terminate(),
    };
  } catch (error) {
    // Should it come up after all, nobody wants it any more.
    starting.then((worker) => worker.terminate()).catch(() => undefined);
    throw engineUnavailable(error);
  } finally {
    watch.stop();
  }
}

/**
 * Fetches the language data ahead of the engine, which tells nothing while it does: so a slow connection is known from a
 * dead one. The engine finds them in the browser's cache; where they cannot be had it says so itself, or has kept its own.
 */
async function fetchData(onBytes: () => void): Promise<void> {
  try {
    const { body } = await fetch(`${OCR_LANGUAGE_PATH}/pol.traineddata.gz`);
    const reader = body?.getReader();
    while (reader && !(await reader.read()).done) onBytes();
  } catch {
    // Offline: the engine keeps its data in the browser, too.
  }
  onBytes();
}

/**
 * Page segmentation 4 (a column of text of varying sizes) keeps the rows of tables; a stated resolution of 2000 px per
 * A4 width keeps the engine from dropping them silently.
 */
async function configure(worker: Worker): Promise<Worker> {
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_COLUMN,
    user_defined_dpi: '242',
  });
  return worker;
}

function watchStart() {
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
