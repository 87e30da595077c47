/** A place on a picture, as shares of its width and height. */
export type Place = { left: number; top: number; right: number; bottom: number };

/** What the picture of a page holds and the reading does not. */
export type LostText = {
  /** Share of the page's letters in no word that was read, 0..1. */
  share: number;
  /** Where they are, those beside each other as one. */
  places: Place[];
  /** The page as it was read, to show the places on. */
  picture: Blob;
};

export type LetterPage = {
  text: string;
  source: 'text-layer' | 'ocr' | 'plain';
  /** Of OCR only: mean certainty, 0..1. */
  confidence: number | null;
  /** Of OCR only, and where so much was lost that the reader must be asked before anything is done with the text. */
  lost: LostText | null;
};

/** The text of a letter as it goes to the analysis, and page by page. */
export type LetterText = {
  text: string;
  pages: LetterPage[];
  /** Of photos only: pages that the letter's own numbers announce and nobody took. */
  missingPages: number[];
};

export type ReadingProgress = {
  stage: 'opening' | 'text-layer' | 'ocr' | 'decoding';
  /** The page worked on, from 1. */
  page: number;
  pages: number;
  /** Work done, 0..1; never falls. */
  fraction: number;
  /** What has been read so far, in the order of the pages. */
  text: string;
};

export function joinPages(pages: readonly (LetterPage | undefined)[]): string {
  return pages
    .map((page) => page?.text ?? '')
    .filter((text) => text !== '')
    .join('\n\n');
}
