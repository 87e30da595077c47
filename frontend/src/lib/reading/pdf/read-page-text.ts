import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { tidyText } from '#frontend/src/lib/reading/tidy-text.ts';

import { combine, IDENTITY, toMatrix } from './matrix.ts';
import { measurePaint } from './page-paint.ts';
import { chooseSource, measureText, type PageSource } from './page-quality.ts';
import { setPageText } from './text-lines.ts';
import type { TextRun } from './text-segments.ts';

/** Set as Creator by our own exporters, whose text layer is invisible but perfect. */
const OWN_CREATOR = 'Listownik';

export type PageText = { text: string; source: PageSource };

/** Takes the text layer of one page and says whether it can be trusted. */
export async function readPageText(page: PDFPageProxy, isOurExport: boolean): Promise<PageText> {
  const { items } = await page.getTextContent();
  const toPage = toMatrix(page.getViewport({ scale: 1 }).transform) ?? IDENTITY;
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str === '') return [];
    const [, , c, d, left, y] = combine(toPage, toMatrix(item.transform) ?? IDENTITY);
    const height = Math.hypot(c, d) || item.height || 1;
    return [{ text: item.str, left, right: left + item.width, y, height }];
  });
  const text = tidyText(setPageText(runs));
  const source = chooseSource(measureText(text), await measurePaint(page), isOurExport);
  return { text: source === 'text-layer' ? text : '', source };
}

export function isOwnExport(info: object): boolean {
  return 'Creator' in info && info.Creator === OWN_CREATOR;
}
