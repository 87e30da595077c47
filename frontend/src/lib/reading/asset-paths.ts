/*
 * Paths of the large engines on our own origin. They contain the versions, so that everything can be cached for ever;
 * build/reading-assets.ts copies the packages there, and the build fails when a version here is not the installed one.
 */
export const OCR_VERSION = '7.0.0';
export const OCR_DATA_VERSION = '1.0.0';
export const PDFJS_VERSION = '6.5.438';

const OCR_PATH = `/ocr/${OCR_VERSION}`;
export const OCR_WORKER_PATH = `${OCR_PATH}/worker.min.js`;
/** A folder: `ocr/engine-start.ts` picks the variant this device can run. */
export const OCR_CORE_PATH = `${OCR_PATH}/core`;
export const OCR_LANGUAGE_PATH = `/ocr/pol-best-int-${OCR_DATA_VERSION}`;
/** Key of the language data in IndexedDB: changes with the data, so that returning users do not keep the old ones. */
export const OCR_CACHE_KEY = `pol-best-int-${OCR_DATA_VERSION}`;

export const PDFJS_PATH = `/pdfjs/${PDFJS_VERSION}`;
