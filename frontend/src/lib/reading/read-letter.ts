import { MAX_TEXT_BYTES } from '#shared/domain/limits.ts';

import { raceAbort, throwIfAborted } from './abort.ts';
import { type FileKind, findChoiceFault, findFileKind, HEAD_BYTES } from './check-file.ts';
import {
  joinPages,
  type LetterPage,
  type LetterText,
  type ReadingProgress,
} from './letter-text.ts';
import { ReadingError } from './reading-error.ts';
import { type ReadingJob, startReadingJob } from './reading-job.ts';

export type { LetterText, ReadingProgress } from './letter-text.ts';

export type ReadingOptions = {
  signal: AbortSignal;
  onProgress: (progress: ReadingProgress) => void;
  /** Opens a PDF that asks for one; it stays on this device. */
  password?: string;
};

/**
 * Turns one PDF, JPG, PNG or TXT into text on this device; nothing of it leaves the browser.
 * When the signal fires it rejects with an AbortError at once and frees its workers, canvases and documents.
 * @throws ReadingError with a Polish sentence for the user
 */
export async function readLetter(
  file: File,
  { signal, onProgress, password }: ReadingOptions,
): Promise<LetterText> {
  throwIfAborted(signal);
  const job = startReadingJob(file.name, signal, onProgress, password);
  try {
    return await raceAbort(read(file, job), signal);
  } finally {
    job.end();
  }
}

/** Starts the OCR engine ahead of need; call it when the user opens the upload view. Safe to repeat. */
export function warmUpReading(): void {
  import('./ocr/engine-pool.ts').then(
    ({ warmUpEngine }) => warmUpEngine(),
    // Offline now; the reading itself will say so if it still is.
    () => undefined,
  );
}

/** Gives back what `warmUpReading` started and nobody used; call it when the user leaves the view. */
export function coolDownReading(): void {
  import('./ocr/engine-pool.ts').then(
    ({ coolDownEngine }) => coolDownEngine(),
    () => undefined,
  );
}

async function read(file: File, job: ReadingJob): Promise<LetterText> {
  const fault = findChoiceFault([file]);
  if (fault) throw fault;
  job.report('opening', 1);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = findFileKind(file.name, bytes.subarray(0, HEAD_BYTES));
  const pages = await readAs(kind, bytes, job);
  const text = joinPages(pages);
  checkText(text, file.name);
  return { text, pages };
}

/** Each reader is loaded when first needed: the PDF and OCR engines are most of the application's weight. */
async function readAs(
  kind: FileKind,
  bytes: Uint8Array<ArrayBuffer>,
  job: ReadingJob,
): Promise<LetterPage[]> {
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await loadPart(() => import('./pdf/read-pdf.ts'));
      return readPdf(bytes, job);
    }
    case 'jpeg':
    case 'png':
    case 'other-picture': {
      const { readPhoto } = await loadPart(() => import('./picture/read-photo.ts'));
      return readPhoto(bytes, kind, job);
    }
    case 'text': {
      const { readPlainText } = await import('./plain/read-plain-text.ts');
      return readPlainText(bytes, job);
    }
  }
}

async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new ReadingError(
      'ENGINE_UNAVAILABLE',
      'Nie udało się załadować modułu odczytu plików. Sprawdź połączenie z internetem i spróbuj ponownie.',
      error,
    );
  }
}

function checkText(text: string, fileName: string): void {
  if (text === '') {
    throw new ReadingError(
      'NO_TEXT',
      `Nie znaleźliśmy tekstu w pliku "${fileName}". Zrób wyraźniejsze zdjęcie lub skan i spróbuj ponownie.`,
    );
  }
  if (new TextEncoder().encode(text).length > MAX_TEXT_BYTES) {
    throw new ReadingError(
      'TEXT_TOO_LONG',
      'Tekst pisma jest za długi. Maksymalny rozmiar to 500 kB.',
    );
  }
}
