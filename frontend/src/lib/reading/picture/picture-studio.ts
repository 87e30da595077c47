import { engineUnavailable } from '#frontend/src/lib/reading/ocr/engine-unavailable.ts';

import {
  type OpenedPicture,
  type OpenOptions,
  openPicture,
  type Preparation,
  type PreparedPicture,
} from './opened-picture.ts';
import type { PictureAnswer, PictureRequest, PictureResult } from './picture-messages.ts';

/** One picture being read; `close` frees it. */
export type StudioPicture = {
  hasPage: boolean;
  prepare: (preparation: Preparation) => Promise<PreparedPicture>;
  close: () => void;
};

/** Prepares pictures for OCR; `close` terminates its worker. */
export type PictureStudio = {
  /** Rejects when the source is not a picture. A bitmap is transferred, not copied. */
  open: (source: Blob | ImageBitmap, options?: OpenOptions) => Promise<StudioPicture>;
  close: () => void;
};

/** Uses a worker if the browser can draw there, otherwise (Safari before 16.4) the main thread. */
export function openPictureStudio(): PictureStudio {
  return typeof OffscreenCanvas === 'undefined' ? openLocalStudio() : openWorkerStudio();
}

type Pending = { resolve: (result: PictureResult) => void; reject: (error: Error) => void };
type Ask = (request: PictureRequest, transfer?: Transferable[]) => Promise<PictureResult>;

function openWorkerStudio(): PictureStudio {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  worker.addEventListener('message', (event: MessageEvent<PictureAnswer>) => {
    const waiting = pending.get(event.data.id);
    pending.delete(event.data.id);
    if ('failure' in event.data) waiting?.reject(new Error(event.data.failure));
    else waiting?.resolve(event.data.result);
  });
  // The script could not be loaded or crashed, so no request will be answered.
  worker.addEventListener('error', (event) => {
    const error = engineUnavailable(event.message);
    for (const waiting of pending.values()) waiting.reject(error);
    pending.clear();
  });
  const ask: Ask = (request, transfer = []) =>
    new Promise((resolve, reject) => {
      pending.set(request.id, { resolve, reject });
      worker.postMessage(request, transfer);
    });
  let count = 0;
  const next = () => (count += 1);
  return {
    open: (source, options = {}) => openRemote({ source, options }, next, ask),
    close: () => worker.terminate(),
  };
}

async function openRemote(
  { source, options }: { source: Blob | ImageBitmap; options: OpenOptions },
  next: () => number,
  ask: Ask,
): Promise<StudioPicture> {
  const picture = next();
  const opened = await ask(
    { id: next(), picture, action: 'open', source, options },
    source instanceof Blob ? [] : [source],
  );
  return {
    hasPage: opened !== undefined && 'hasPage' in opened && opened.hasPage,
    async prepare(preparation) {
      const prepared = await ask({ id: next(), picture, action: 'prepare', preparation });
      if (prepared && 'pgm' in prepared) return prepared;
      throw new Error('The picture worker answered something else.');
    },
    close: () => void ask({ id: next(), picture, action: 'close' }),
  };
}

function openLocalStudio(): PictureStudio {
  const opened = new Set<OpenedPicture>();
  return {
    async open(source, options) {
      const picture = await openPicture(source, options);
      opened.add(picture);
      return {
        hasPage: picture.hasPage,
        // The pause lets the page draw between two heavy steps.
        prepare: async (preparation) => {
          await new Promise((resolve) => setTimeout(resolve));
          return picture.prepare(preparation);
        },
        close: () => picture.close(),
      };
    },
    close: () => opened.forEach((picture) => picture.close()),
  };
}
