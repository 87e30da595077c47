import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { combine, type Matrix } from './matrix.ts';
import type { TextRun } from './text-segments.ts';

/**
 * A field, note or signature of a page, in the format of pdf.js: only the parts used here, and none of them is
 * guaranteed.
 */
type Annotation = {
  id: string;
  rect: readonly number[];
  subtype?: string;
  annotationFlags?: number;
  fieldType?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: string;
  contentsObj?: { str?: string };
};

/** Operators that begin a new line of text. */
const NEW_LINE: readonly number[] = [
  OPS.moveText,
  OPS.setLeadingMoveText,
  OPS.setTextMatrix,
  OPS.nextLine,
  OPS.beginText,
  OPS.nextLineShowText,
];
/** Hidden, or not for the screen (PDF 32000-1, table 165). */
const UNSEEN = 2 | 32;
/** Usual height of type in a field, in points. */
const FIELD_HEIGHT = 11;
/** Height of a baseline above the lower edge of its line, as a share of the line. */
const BASELINE = 0.28;

/**
 * The text of form fields, notes and signature boxes at its place: people see it, but it is not part of the page's text.
 * @param toPage turns the coordinates of the file into those of the runs
 */
export async function readAnnotations(page: PDFPageProxy, toPage: Matrix): Promise<TextRun[]> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  const shown = annotations.filter(({ annotationFlags = 0 }) => (annotationFlags & UNSEEN) === 0);
  if (shown.length === 0) return [];
  const drawn = await readAppearances(page);
  return shown.flatMap((annotation) => {
    const lines = linesOf(annotation, drawn.get(annotation.id) ?? []);
    return placeLines(lines, annotation.rect, toPage);
  });
}

function linesOf(annotation: Annotation, drawn: readonly string[]): readonly string[] {
  const { subtype, fieldType, fieldValue, contentsObj } = annotation;
  if (fieldType === 'Btn') return isTicked(annotation) ? ['☒'] : [];
  const value: unknown = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
  if ((fieldType === 'Tx' || fieldType === 'Ch') && typeof value === 'string') {
    return split(value);
  }
  if (drawn.length > 0) return drawn;
  // Other notes show their words only when they are opened.
  return subtype === 'FreeText' ? split(contentsObj?.str ?? '') : [];
}

function isTicked({ checkBox, radioButton, fieldValue, buttonValue }: Annotation): boolean {
  if (checkBox === true) return typeof fieldValue === 'string' && fieldValue !== 'Off';
  return radioButton === true && fieldValue === buttonValue;
}

function split(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The painted words of each annotation, line by line: signatures have nothing else. */
async function readAppearances(page: PDFPageProxy): Promise<Map<string, string[]>> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const found = new Map<string, string[]>();
  let lines: string[] | undefined;
  fnArray.forEach((operator, index) => {
    const args: unknown = argsArray[index];
    const [first] = Array.isArray(args) ? (args as unknown[]) : [];
    if (operator === OPS.beginAnnotation) {
      lines = [];
      found.set(String(first), lines);
    } else if (operator === OPS.endAnnotation) lines = undefined;
    else if (lines && NEW_LINE.includes(operator)) lines.push('');
    else if (lines && operator === OPS.showText) {
      lines.push((lines.pop() ?? '') + wordsOf(first));
    }
  });
  for (const [id, words] of found) found.set(id, words.flatMap(split));
  return found;
}

/** Glyphs with their letters; numbers between them move the next glyph, and large ones are spaces. */
function wordsOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return (glyphs as unknown[])
    .map((glyph) => {
      if (typeof glyph === 'number') return glyph < -200 ? ' ' : '';
      const isGlyph = typeof glyph === 'object' && glyph !== null && 'unicode' in glyph;
      return isGlyph && typeof glyph.unicode === 'string' ? glyph.unicode : '';
    })
    .join('');
}

/** Below each other from the top of the box. */
function placeLines(
  lines: readonly string[],
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[],
  toPage: Matrix,
): TextRun[] {
  const [, , , , ax, ay] = combine(toPage, [1, 0, 0, 1, x1, y1]);
  const [, , , , bx, by] = combine(toPage, [1, 0, 0, 1, x2, y2]);
  const [left, right] = [Math.min(ax, bx), Math.max(ax, bx)];
  const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)];
  const pitch = (bottom - top) / Math.max(1, lines.length);
  const height = Math.min(FIELD_HEIGHT, pitch);
  return lines.map((text, index) => ({
    text,
    left,
    right: Math.min(right, left + 0.5 * height * text.length),
    y: top + (index + 1) * pitch - BASELINE * Math.min(pitch, 2 * height),
    height,
  }));
}

/** Inserts each run after the run to its left on the same line, otherwise after the last run above it. */
export function putInPlace(runs: readonly TextRun[], added: readonly TextRun[]): TextRun[] {
  return added.reduce(
    (all, run) => {
      const beside = all.findLastIndex(
        (other) => Math.abs(other.y - run.y) < 0.6 * run.height && other.left < run.left,
      );
      const above = all.findLastIndex((other) => other.y < run.y);
      return all.toSpliced((beside >= 0 ? beside : above) + 1, 0, run);
    },
    [...runs],
  );
}
