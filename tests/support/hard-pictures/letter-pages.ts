import { readFile } from 'node:fs/promises';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { Picture } from './photograph.ts';

/** One page of a letter as a flat picture, and the words that stand on it. */
export type FlatPage = { picture: Picture; text: string };

const PAGE_DPI = 250;

/** Draws the first pages of a PDF with a text layer. */
export async function drawPages(file: string, count: number): Promise<FlatPage[]> {
  const loading = getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 });
  const letter = await loading.promise;
  const pages: FlatPage[] = [];
  for (let number = 1; number <= Math.min(count, letter.numPages); number += 1) {
    const page = await letter.getPage(number);
    pages.push({ picture: await draw(page), text: await textOf(page) });
  }
  await loading.destroy();
  return pages;
}

/** A blank sheet to paint on; `paint` gets its context. */
export function paintPicture(
  width: number,
  height: number,
  paint: (context: SKRSContext2D) => void,
): Picture {
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  paint(context);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

async function draw(page: PDFPageProxy): Promise<Picture> {
  const viewport = page.getViewport({ scale: PAGE_DPI / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // The canvas of Node has what pdf.js draws with, not all of a page's element.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const { width, height } = canvas;
  return { width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data };
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .normalize('NFC');
}
