import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels a point: the letters stay readable with three pages beside each other. */
const SCALE = 0.9;
const A4 = { width: Math.ceil(595.28 * SCALE), height: Math.ceil(841.89 * SCALE) };
const GAP = 6;

/** One picture (PNG) of all pages: a column a PDF, its pages one below the other. */
export async function contactSheet(pdfs: readonly Buffer[]): Promise<Buffer> {
  const columns = await Promise.all(pdfs.map(drawPages));
  const rows = Math.max(...columns.map((pages) => pages.length));
  const sheet = createCanvas(columns.length * (A4.width + GAP), rows * (A4.height + GAP));
  const context = sheet.getContext('2d');
  context.fillStyle = '#888';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [column, pages] of columns.entries())
    for (const [row, page] of pages.entries())
      context.drawImage(page, column * (A4.width + GAP), row * (A4.height + GAP));
  return sheet.encode('png');
}

async function drawPages(pdf: Buffer) {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const letter = await loading.promise;
  const pages = [];
  for (let number = 1; number <= letter.numPages; number += 1) {
    const page = await letter.getPage(number);
    const canvas = createCanvas(A4.width, A4.height);
    const viewport = page.getViewport({ scale: SCALE });
    // The canvas of Node has what pdf.js draws with, not all of a page's element.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
    pages.push(canvas);
  }
  await loading.destroy();
  return pages;
}
