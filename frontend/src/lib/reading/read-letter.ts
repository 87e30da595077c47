import { MAX_TEXT_BYTES } from '#shared/domain/limits.ts';

import { raceAbort, throwIfAborted } from './abort.ts';
import { type FileKind, findChoiceFault, findFileKind, HEAD_BYTES } from './check-file.ts';
import {
  joinPages,
  type LetterPage,
  type LetterText,
  type ReadingProgress,
} from './letter-text.ts';
import { splitPictures } from './pages/joined-pages.ts';
import { markPages, missingPages } from './pages/page-numbers.ts';
import { ReadingError } from './reading-error.ts';
import { type ReadingJob, startReadingJob } from './reading-job.ts';

export type { LetterText, ReadingProgress } from './letter-text.ts';

export type ReadingOptions = {
  signal: AbortSignal;
  onProgress: (progress: ReadingProgress) => void;
  /** Password for a PDF that requires one; it stays on this device. */
  password?: string;
};

/**
 * Converts one PDF, JPG, PNG or TXT, or the joined pictures of one letter, to text on this device; nothing leaves the
 * browser. When the signal fires it rejects with an AbortError at once and frees its workers, canvases and documents.
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

/** Starts the OCR engine in advance; call it when the user opens the upload view. Safe to repeat. */
export function warmUpReading(): void {
  import('./ocr/engine-pool.ts').then(
    ({ warmUpEngine }) => warmUpEngine(),
    // Offline now; the reading itself reports it if that persists.
    () => undefined,
  );
}

/** Releases an unused engine of `warmUpReading`; call it when the user leaves the view. */
export function coolDownReading(): void {
  import('./ocr/engine-pool.ts').then(
    ({ coolDownEngine }) => coolDownEngine(),
    () => undefined,
  );
}

async function read(file: File, job: ReadingJob): Promise<LetterText> {
  const pictures = await splitPictures(file);
  const [first = file] = pictures;
  for (const picture of pictures) {
    const fault = findChoiceFault([picture]);
    if (fault) throw fault;
  }
  job.report('opening', 1);
  const pages = pictures.length > 1 ? await readPictures(pictures, job) : await readOne(first, job);
  const texts = pages.map((page) => page.text);
  // A PDF is one file with all its pages.
  const isPhotographed = pages.every((page) => page.source === 'ocr');
  const text = pictures.length > 1 ? markPages(texts).join('\n\n') : joinPages(pages);
  checkText(joinPages(pages), file.name);
  checkLength(text);
  return { text, pages, missingPages: isPhotographed ? missingPages(texts) : [] };
}

async function readOne(file: File, job: ReadingJob): Promise<LetterPage[]> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return readAs(findFileKind(file.name, head), file, job);
}

async function readPictures(pictures: readonly File[], job: ReadingJob): Promise<LetterPage[]> {
  const { readPhotos } = await loadPart(() => import('./picture/read-photos.ts'));
  return readPhotos(pictures, job);
}

/** Each reader is loaded on first use: the PDF and OCR engines are most of the application's weight. */
async function readAs(kind: FileKind, file: File, job: ReadingJob): Promise<LetterPage[]> {
  const bytes = async () => new Uint8Array(await file.arrayBuffer());
  switch (kind) {
    case 'pdf': {
      const { readPdf } = await loadPart(() => import('./pdf/read-pdf.ts'));
      return readPdf(await bytes(), job);
    }
    case 'jpeg':
    case 'png':
    case 'other-picture':
      return readPictures([file], job);
    case 'text': {
      const { readPlainText } = await import('./plain/read-plain-text.ts');
      return readPlainText(await bytes(), job);
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
}

function checkLength(text: string): void {
  if (new TextEncoder().encode(text).length > MAX_TEXT_BYTES) {
    throw new ReadingError(
      'TEXT_TOO_LONG',
      'Tekst pisma jest za długi. Maksymalny rozmiar to 500 kB.',
    );
  }
}
