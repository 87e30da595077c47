export type LetterPage = {
  text: string;
  source: 'text-layer' | 'ocr' | 'plain';
  /** Of OCR only: mean certainty, 0..1. */
  confidence: number | null;
};

/** The text of a letter as it goes to the analysis, and page by page. */
export type LetterText = { text: string; pages: LetterPage[] };

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
