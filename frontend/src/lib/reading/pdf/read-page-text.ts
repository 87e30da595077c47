import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { tidyText } from '#frontend/src/lib/reading/tidy-text.ts';

import { putInPlace, readAnnotations } from './annotation-runs.ts';
import { combine, IDENTITY, type Matrix, toMatrix } from './matrix.ts';
import { measurePaint } from './page-paint.ts';
import { chooseSource, measureText, type PageSource } from './page-quality.ts';
import { setPageText } from './text-lines.ts';
import type { TextRun } from './text-segments.ts';

/** Set as Creator by our own exporters, whose text layer is invisible but perfect. */
const OWN_CREATOR = 'Listownik';

type TextItem = { str: string; transform: unknown };

export type PageText = { text: string; source: PageSource };

/** Reads the text layer of one page and decides whether it can be trusted. */
export async function readPageText(page: PDFPageProxy, isOurExport: boolean): Promise<PageText> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []));
  const toPage = uprightView(page, texts);
  const runs = texts.map((item): TextRun => {
    const [, , c, d, left, y] = combine(toPage, toMatrix(item.transform) ?? IDENTITY);
    const height = Math.hypot(c, d) || item.height || 1;
    return { text: item.str, left, right: left + item.width, y, height };
  });
  const filled = putInPlace(runs, await readAnnotations(page, toPage));
  const text = tidyText(setPageText(filled));
  const source = chooseSource(measureText(text), await measurePaint(page), isOurExport);
  return { text: source === 'text-layer' ? text : '', source };
}

/** Positions on the page rotated so that most of its letters are upright: some pages are displayed sideways. */
function uprightView(page: PDFPageProxy, texts: readonly TextItem[]): Matrix {
  const shown = toMatrix(page.getViewport({ scale: 1 }).transform) ?? IDENTITY;
  const letters = new Map<number, number>();
  for (const { transform, str } of texts) {
    const [a, b] = combine(shown, toMatrix(transform) ?? IDENTITY);
    const quarters = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
    letters.set(quarters, (letters.get(quarters) ?? 0) + str.length);
  }
  const [[quarters] = [0]] = [...letters].sort(([, one], [, other]) => other - one);
  const rotation = (page.rotate - 90 * quarters + 360) % 360;
  return toMatrix(page.getViewport({ scale: 1, rotation }).transform) ?? IDENTITY;
}

export function isOwnExport(info: object): boolean {
  return 'Creator' in info && info.Creator === OWN_CREATOR;
}
