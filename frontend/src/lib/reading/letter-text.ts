/** A place on a picture, as shares of its width and height. */
export type Place = { left: number; top: number; right: number; bottom: number };

/** Text in the picture of a page that was not read. */
export type LostText = {
  /** Share of the page's letters outside all recognized words, 0..1. */
  share: number;
  /** Their places, adjacent ones joined. */
  places: Place[];
  /** The page as it was read, for showing the places. */
  picture: Blob;
};

export type LetterPage = {
  text: string;
  source: 'text-layer' | 'ocr' | 'plain';
  /** Only for OCR: mean confidence, 0..1. */
  confidence: number | null;
  /** Only for OCR, when so much was lost that the reader must be asked before the text is used. */
  lost: LostText | null;
};

/** The text of a letter for the analysis, and by page. */
export type LetterText = {
  text: string;
  pages: LetterPage[];
  /** Only for photos: pages that the letter's own numbers announce but that were not photographed. */
  missingPages: number[];
};

export type ReadingProgress = {
  stage: 'opening' | 'text-layer' | 'ocr' | 'decoding';
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** Progress, 0..1; never decreases. */
  fraction: number;
  /** The text read so far, in page order. */
  text: string;
};

export function joinPages(pages: readonly (LetterPage | undefined)[]): string {
  return pages
    .map((page) => page?.text ?? '')
    .filter((text) => text !== '')
    .join('\n\n');
}
