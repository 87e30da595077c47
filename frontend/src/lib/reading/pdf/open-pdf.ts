import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  PasswordResponses,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

import { PDFJS_PATH } from '#frontend/src/lib/reading/asset-paths.ts';
import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';
import type { ReadingJob } from '#frontend/src/lib/reading/reading-job.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Fifty pages are about 150 kB of text, and as scans take three minutes to read. */
const MAX_PAGES = 50;

/**
 * Opens a PDF in the worker of pdf.js; the end of the job terminates that worker and frees its memory.
 * @param bytes transferred to the worker: the caller's buffer is empty afterwards
 * @throws ReadingError TOO_MANY_PAGES, or an error of pdf.js: see `toReadingError`
 */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
  job: ReadingJob,
): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: bytes,
    ...(job.password === undefined ? {} : { password: job.password }),
    cMapUrl: `${PDFJS_PATH}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${PDFJS_PATH}/standard_fonts/`,
    wasmUrl: `${PDFJS_PATH}/wasm/`,
    enableXfa: false,
    verbosity: 0,
  });
  job.onEnd(() => void task.destroy());
  const document = await task.promise;
  if (document.numPages > MAX_PAGES) throw tooManyPages(job.fileName, document.numPages);
  return document;
}

function tooManyPages(fileName: string, pages: number): ReadingError {
  return new ReadingError(
    'TOO_MANY_PAGES',
    `Plik "${fileName}" ma ${pages} stron. Możemy odczytać najwyżej ${MAX_PAGES}. Wybierz samo pismo, bez załączników.`,
  );
}

/** The reading error for any failure in a PDF: pdf.js has a dozen names for damage. */
export function toReadingError(error: unknown, fileName: string): ReadingError {
  if (error instanceof ReadingError) return error;
  if (error instanceof PasswordException) {
    return new ReadingError(
      'PDF_PASSWORD',
      error.code === PasswordResponses.INCORRECT_PASSWORD
        ? `To hasło nie otwiera pliku "${fileName}". Sprawdź je i wpisz jeszcze raz.`
        : `Plik "${fileName}" jest zabezpieczony hasłem. Wpisz je, żebyśmy mogli otworzyć plik na Twoim urządzeniu.`,
      error,
    );
  }
  if (error instanceof Error && error.message.includes('worker failed')) {
    return new ReadingError(
      'ENGINE_UNAVAILABLE',
      'Nie udało się załadować modułu odczytu plików PDF. Sprawdź połączenie z internetem i spróbuj ponownie.',
      error,
    );
  }
  return new ReadingError(
    'PDF_DAMAGED',
    `Nie udało się odczytać pliku "${fileName}". Dokument PDF jest uszkodzony lub pusty.`,
    error,
  );
}
