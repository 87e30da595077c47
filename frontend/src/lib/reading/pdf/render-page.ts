import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { PAGE_WIDTH } from '#frontend/src/lib/reading/picture/opened-picture.ts';

/** Maximum canvas pixels of a page: banners and plans are drawn smaller. */
const MAX_PIXELS = 16_000_000;

/** Draws a page for OCR, `PAGE_WIDTH` pixels wide, and transfers its pixels without copying them. */
export async function renderPage(page: PDFPageProxy): Promise<ImageBitmap> {
  const size = page.getViewport({ scale: 1 });
  const wanted = PAGE_WIDTH / Math.min(size.width, size.height);
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  try {
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    return await createImageBitmap(canvas);
  } finally {
    canvas.width = 0;
  }
}
