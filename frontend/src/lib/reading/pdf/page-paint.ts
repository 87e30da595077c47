import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { combine, IDENTITY, type Matrix, toMatrix } from './matrix.ts';
import type { PagePaint } from './page-quality.ts';

const INVISIBLE = 3;
/** A picture larger than this share of the page hides everything painted before it. */
const COVERING = 0.8;
/** Letters as outlines, or as hundreds of little masks (JBIG2 symbols). */
const SHAPE_OPS: readonly number[] = [
  OPS.constructPath,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
];
const PICTURE_OPS: readonly number[] = [
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
];

/** Follows the drawing operators of a page; only placed pictures and the text rendering mode matter. */
export async function measurePaint(page: PDFPageProxy): Promise<PagePaint> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1, rotation: 0 });
  const paint: PagePaint = { imageCover: 0, shapes: 0, hidden: 0, visible: 0 };
  const saved: Matrix[] = [];
  let matrix: Matrix = IDENTITY;
  let textMode = 0;
  fnArray.forEach((operator, index) => {
    const args: unknown = argsArray[index];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) {
      matrix = saved.pop() ?? IDENTITY;
    } else if (operator === OPS.transform) matrix = multiply(matrix, args);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = multiply(matrix, firstOf(args));
    } else if (operator === OPS.setTextRenderingMode) textMode = Number(firstOf(args));
    else if (operator === OPS.showText) {
      const glyphs = firstOf(args);
      const count = Array.isArray(glyphs) ? glyphs.length : 0;
      if (textMode === INVISIBLE) paint.hidden += count;
      else paint.visible += count;
    } else if (PICTURE_OPS.includes(operator)) {
      const [a, b, c, d] = matrix;
      // Pictures are painted on the unit square.
      const cover = Math.abs(a * d - b * c) / (width * height);
      paint.imageCover = Math.min(1, paint.imageCover + cover);
      paint.shapes += 1;
      if (cover > COVERING) {
        // Everything painted before is behind the picture.
        paint.hidden += paint.visible;
        paint.visible = 0;
      }
    } else if (SHAPE_OPS.includes(operator)) paint.shapes += 1;
  });
  return paint;
}

function multiply(matrix: Matrix, value: unknown): Matrix {
  const inner = toMatrix(value);
  return inner ? combine(matrix, inner) : matrix;
}

function firstOf(args: unknown): unknown {
  return Array.isArray(args) ? (args as unknown[])[0] : undefined;
}
