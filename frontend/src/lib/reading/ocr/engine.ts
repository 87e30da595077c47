import { type Block, createWorker, type LoggerMessage, OEM, PSM, type Worker } from 'tesseract.js';

import {
  OCR_CACHE_KEY,
  OCR_LANGUAGE_PATH,
  OCR_WORKER_PATH,
} from '#frontend/src/lib/reading/asset-paths.ts';

import { corePath, fetchAhead, watchStart } from './engine-start.ts';
import { engineUnavailable } from './engine-unavailable.ts';

/** One running OCR engine (its own worker, about 150 MB); it reads one picture at a time. */
export type OcrEngine = {
  /** Reads a PGM picture. Never settles when the engine is terminated meanwhile: race it with your abort signal. */
  recognize: (
    pgm: Uint8Array<ArrayBuffer>,
    onProgress: (share: number) => void,
  ) => Promise<Block[]>;
  end: () => void;
};

/**
 * Starts an engine with the Polish model, loaded only from our own origin.
 * `workerBlobURL: false` and the three paths keep it inside `script-src 'self'; worker-src 'self'`.
 * @throws ReadingError ENGINE_UNAVAILABLE when a part cannot be loaded
 */
export async function startOcrEngine(): Promise<OcrEngine> {
  let onProgress: ((share: number) => void) | undefined;
  const watch = watchStart();
  const starting = fetchAhead(() => watch.alive())
    .then(() =>
      createWorker('pol', OEM.LSTM_ONLY, {
        workerPath: OCR_WORKER_PATH,
        workerBlobURL: false,
        corePath: corePath(),
        langPath: OCR_LANGUAGE_PATH,
        cachePath: OCR_CACHE_KEY,
        logger: ({ status, progress }: LoggerMessage) => {
          watch.alive();
          if (status === 'recognizing text') onProgress?.(progress);
        },
        // Without it a missing language file throws an uncaught error and createWorker never settles.
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
          // Usually out of memory; reloading the page helps, as after a failed start.
          throw engineUnavailable(error);
        }
      },
      end: () => void worker.terminate(),
    };
  } catch (error) {
    // If it starts later, it is no longer needed.
    starting.then((worker) => worker.terminate()).catch(() => undefined);
    throw engineUnavailable(error);
  } finally {
    watch.stop();
  }
}

/**
 * Page segmentation 4 (a column of text of varying sizes) keeps the rows of tables; a declared resolution of 2000 px per
 * A4 width keeps the engine from dropping them silently.
 */
async function configure(worker: Worker): Promise<Worker> {
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_COLUMN,
    user_defined_dpi: '242',
  });
  return worker;
}
