import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { LetterPage } from '#frontend/src/lib/reading/letter-text.ts';
import { type EnginePool, openEnginePool } from '#frontend/src/lib/reading/ocr/engine-pool.ts';
import { readPicture } from '#frontend/src/lib/reading/ocr/read-picture.ts';
import {
  openPictureStudio,
  type PictureStudio,
} from '#frontend/src/lib/reading/picture/picture-studio.ts';
import type { ReadingJob } from '#frontend/src/lib/reading/reading-job.ts';
import { tidyText } from '#frontend/src/lib/reading/tidy-text.ts';

import { openPdf, toReadingError } from './open-pdf.ts';
import { isOwnExport, readPageText } from './read-page-text.ts';
import { renderPage } from './render-page.ts';
import { formShell, isFormShell, isPortfolio, portfolio } from './shells.ts';

/** Share of a scanned page's work that is done when its text layer was checked. */
const LOOKED_AT = 0.02;
const RENDERED = 0.06;

/**
 * Reads a PDF page by page: the text layer if it can be trusted, otherwise OCR of the rendered page.
 * @throws ReadingError PDF_PASSWORD, PDF_DAMAGED, PDF_FORM_SHELL, PDF_PORTFOLIO, TOO_MANY_PAGES, ENGINE_UNAVAILABLE
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  job: ReadingJob,
): Promise<LetterPage[]> {
  try {
    const document = await openPdf(bytes, job);
    job.expectPages(document.numPages);
    const { pages, scanned } = await readTextLayers(document, job);
    if (scanned.length > 0) await readScans(document, scanned, pages, job);
    return pages;
  } catch (error) {
    throw toReadingError(error, job.fileName);
  }
}

async function readTextLayers(document: PDFDocumentProxy, job: ReadingJob) {
  const { info } = await document.getMetadata();
  const isOurs = isOwnExport(info);
  if (isPortfolio(info)) throw portfolio(job.fileName);
  const pages: LetterPage[] = [];
  const scanned: number[] = [];
  for (let index = 0; index < document.numPages; index += 1) {
    const page = await document.getPage(index + 1);
    const { text, source } = await readPageText(page, isOurs);
    const isScan = source === 'ocr';
    const read = { text, confidence: null, lost: null };
    pages.push({ ...read, source: isScan ? 'ocr' : 'text-layer' });
    if (isScan) {
      scanned.push(index);
      job.advance(index, LOOKED_AT);
    } else job.finishPage(index, { ...read, source: 'text-layer' });
    page.cleanup();
    job.report('text-layer', index + 1);
  }
  if (isFormShell(info, pages)) throw formShell(job.fileName);
  return { pages, scanned };
}

/** As many pages in parallel as there are engines: one is rendered while another is recognized. */
async function readScans(
  document: PDFDocumentProxy,
  scanned: readonly number[],
  pages: LetterPage[],
  job: ReadingJob,
): Promise<void> {
  const studio = openPictureStudio();
  job.onEnd(() => studio.close());
  const engines = openEnginePool();
  job.onEnd(() => engines.close());
  const waiting = [...scanned];
  const lane = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      if (job.signal.aborted) return;
      const page = await readScan(document, index, { studio, engines, job });
      pages[index] = page;
      job.finishPage(index, page);
      job.report('ocr', index + 1);
    }
  };
  await Promise.all(Array.from({ length: Math.min(engines.size, scanned.length) }, lane));
}

type Tools = { studio: PictureStudio; engines: EnginePool; job: ReadingJob };

async function readScan(
  document: PDFDocumentProxy,
  index: number,
  { studio, engines, job }: Tools,
): Promise<LetterPage> {
  const page = await document.getPage(index + 1);
  const picture = await studio.open(await renderPage(page));
  page.cleanup();
  job.advance(index, RENDERED);
  const { text, ...reading } = await readPicture(picture, engines, (share) => {
    job.advance(index, RENDERED + (1 - RENDERED) * share);
    job.report('ocr', index + 1);
  });
  picture.close();
  return { text: tidyText(text), source: 'ocr', ...reading };
}
