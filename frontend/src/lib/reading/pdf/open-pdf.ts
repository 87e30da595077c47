import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

import { PDFJS_PATH } from '../asset-paths.ts';
import { ReadingError } from '../reading-error.ts';
import type { ReadingJob } from '../reading-job.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Fifty pages of text are about 150 kB, and as scans already three minutes of reading. */
const MAX_PAGES = 50;

/**
 * Opens a PDF in the worker of pdf.js; the end of the job ends that worker and frees its memory.
 * @param bytes are transferred to the worker: the caller's buffer is empty afterwards
 * @throws ReadingError PDF_PASSWORD, PDF_DAMAGED, TOO_MANY_PAGES
 */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
  job: ReadingJob,
): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: bytes,
    cMapUrl: `${PDFJS_PATH}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${PDFJS_PATH}/standard_fonts/`,
    wasmUrl: `${PDFJS_PATH}/wasm/`,
    enableXfa: false,
    // Errors inside a page cost that page's text, not the letter.
    stopAtErrors: false,
    verbosity: 0,
  });
  job.onEnd(() => void task.destroy());
  try {
    const document = await task.promise;
    if (document.numPages > MAX_PAGES) throw tooManyPages(job.fileName, document.numPages);
    return document;
  } catch (error) {
    throw translate(error, job.fileName);
  }
}

function tooManyPages(fileName: string, pages: number): ReadingError {
  return new ReadingError(
    'TOO_MANY_PAGES',
    `Plik "${fileName}" ma ${pages} stron. Możemy odczytać najwyżej ${MAX_PAGES}. Wybierz samo pismo, bez załączników.`,
  );
}

function translate(error: unknown, fileName: string): unknown {
  if (error instanceof PasswordException) {
    return new ReadingError(
      'PDF_PASSWORD',
      `Plik "${fileName}" jest zabezpieczony hasłem. Zapisz go bez hasła i spróbuj ponownie.`,
      error,
    );
  }
  if (error instanceof InvalidPDFException) {
    return new ReadingError(
      'PDF_DAMAGED',
      `Nie udało się otworzyć pliku "${fileName}". Dokument PDF jest uszkodzony lub pusty.`,
      error,
    );
  }
  return error;
}
