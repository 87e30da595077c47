import type { jsPDF } from 'jspdf';

import type { LetterFaces } from './letter-faces.ts';
import { modelMarkXmp } from './model-mark.ts';
import { toPrintable } from './printable-text.ts';
import { fitPages, type PageLine } from './typesetting/cut-pages.ts';
import { setBlock } from './typesetting/set-block.ts';
import type { Measure, Panel, PlacedText, TextBlock } from './typesetting/text-block.ts';

/** A4 with margins of 2 cm, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 56.69 } as const;
const COLUMN_WIDTH = PAGE.width - 2 * PAGE.margin;
const COLUMN_HEIGHT = PAGE.height - 2 * PAGE.margin;
const FACE = 'Tinos';
/** Half of ascent minus descent, which centres a line of text in its leading. */
const BASELINE_SHIFT = 0.3375;
const FOOTER = { size: 9, color: '#55606f', bottom: 30 } as const;

export type PdfDocument = {
  title: string;
  blocks: readonly TextBlock[];
  /** `always` numbers even a single page. */
  pageNumbers: 'always' | 'when-many';
  createdAt: Date;
  /** A model helped to write the text, which the metadata state. */
  isByModel: boolean;
};

type Writer = { pdf: jsPDF; measure: Measure; has: (character: string) => boolean };

/**
 * Sets the blocks on A4 pages and writes them as a PDF with real, embedded and searchable text.
 * Only the used glyphs of the faces are embedded.
 */
export async function writePdf(document: PdfDocument, faces: LetterFaces): Promise<Blob> {
  const writer = await openWriter(document, faces);
  const printable = document.blocks.map((block) => toPrintableBlock(block, writer.has));
  const lines = printable.flatMap((block) => setBlock(block, COLUMN_WIDTH, writer.measure));
  const pages = fitPages(lines, COLUMN_HEIGHT);
  const isNumbered = document.pageNumbers === 'always' || pages.length > 1;
  pages.forEach((page, index) => {
    if (index > 0) writer.pdf.addPage();
    drawPage(writer, page);
    if (isNumbered) drawNumber(writer, `Strona ${index + 1} z ${pages.length}`);
  });
  return writer.pdf.output('blob');
}

async function openWriter(
  { title, createdAt, isByModel }: PdfDocument,
  faces: LetterFaces,
): Promise<Writer> {
  const { jsPDF: Pdf } = await import('jspdf');
  const pdf = new Pdf({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [style, bytes] of [
    ['normal', faces.regular],
    ['bold', faces.bold],
  ] as const) {
    const file = `${FACE}-${style}.ttf`;
    pdf.addFileToVFS(file, toBinaryString(bytes));
    pdf.addFont(file, FACE, style);
  }
  pdf.setProperties({ title });
  if (isByModel) pdf.addMetadata(modelMarkXmp(), true);
  pdf.setLanguage('pl');
  pdf.viewerPreferences({ DisplayDocTitle: true });
  pdf.setCreationDate(createdAt);
  const measure: Measure = (text, { isBold, size }) => {
    pdf.setFont(FACE, isBold ? 'bold' : 'normal');
    return pdf.getStringUnitWidth(text) * size;
  };
  pdf.setFont(FACE, 'normal');
  // Typefaces added as TrueType always contain the library's own character map.
  const { characterToGlyph } = bindGlyphs(pdf.getFont().metadata as GlyphMap);
  return { pdf, measure, has: (character) => characterToGlyph(character.charCodeAt(0)) !== 0 };
}

type GlyphMap = { characterToGlyph: (code: number) => number };

function bindGlyphs(map: GlyphMap): GlyphMap {
  return { characterToGlyph: (code) => map.characterToGlyph(code) };
}

function toBinaryString(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 32_768));
  }
  return binary;
}

function toPrintableBlock(block: TextBlock, has: Writer['has']): TextBlock {
  const { marker, spans } = block;
  return {
    ...block,
    // Line breaking still needs the non-breaking spaces.
    spans: spans.map((span) => ({ ...span, text: keepSpaces(span.text, has) })),
    ...(marker ? { marker: { ...marker, text: toPrintable(marker.text, has) } } : {}),
  };
}

function keepSpaces(text: string, has: Writer['has']): string {
  return text
    .split(/([\u00a0\u202f])/)
    .map((piece) => (/^[\u00a0\u202f]$/.test(piece) ? '\u00a0' : toPrintable(piece, has)))
    .join('');
}

function drawPage(writer: Writer, lines: readonly PageLine[]): void {
  drawPanels(writer, lines);
  for (const line of lines) {
    const top = PAGE.margin + line.top;
    if (line.rule && line.top > 0) drawRule(writer, top - line.before / 2, line.rule);
    const baseline = top + line.leading / 2 + line.size * BASELINE_SHIFT;
    line.texts.forEach((text, index) => {
      drawMark(writer, text, line.texts[index + 1], baseline, line.size);
    });
    for (const text of line.texts) drawText(writer, text, baseline, line.size);
  }
}

function drawText({ pdf }: Writer, text: PlacedText, baseline: number, size: number): void {
  pdf.setFont(FACE, text.isBold ? 'bold' : 'normal');
  pdf.setFontSize(size);
  pdf.setTextColor(text.color);
  // Each word has its own position, so that rounding errors do not add up; the space is for copied text.
  pdf.text(text.text + (text.endsWord ? ' ' : ''), PAGE.margin + text.x, baseline);
}

/** The highlight of a word extends to the next word with the same mark. */
function drawMark(
  { pdf }: Writer,
  { mark, x, width }: PlacedText,
  next: PlacedText | undefined,
  baseline: number,
  size: number,
): void {
  if (!mark) return;
  const end = next?.mark === mark ? next.x : x + width;
  pdf.setFillColor(mark);
  pdf.rect(PAGE.margin + x, baseline - size * 0.86, end - x, size * 1.14, 'F');
}

function drawRule({ pdf }: Writer, y: number, color: string): void {
  pdf.setDrawColor(color);
  pdf.setLineWidth(0.75);
  pdf.line(PAGE.margin, y, PAGE.width - PAGE.margin, y);
}

/** One background for each run of lines in the same panel. */
function drawPanels(writer: Writer, lines: readonly PageLine[]): void {
  let start = 0;
  while (start < lines.length) {
    const panel = lines[start]?.panel;
    let end = start + 1;
    while (end < lines.length && lines[end]?.panel === panel) end++;
    if (panel) drawPanel(writer, panel, lines.slice(start, end));
    start = end;
  }
}

function drawPanel({ pdf }: Writer, panel: Panel, lines: readonly PageLine[]): void {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  const top = PAGE.margin + first.top - panel.padding;
  const height = last.top + last.leading - first.top + 2 * panel.padding;
  pdf.setFillColor(panel.fill);
  pdf.rect(PAGE.margin, top, COLUMN_WIDTH, height, 'F');
  if (!panel.bar) return;
  pdf.setFillColor(panel.bar);
  pdf.rect(PAGE.margin, top, 3, height, 'F');
}

function drawNumber({ pdf, measure }: Writer, text: string): void {
  const width = measure(text, { isBold: false, size: FOOTER.size });
  pdf.setFontSize(FOOTER.size);
  pdf.setTextColor(FOOTER.color);
  pdf.text(text, (PAGE.width - width) / 2, PAGE.height - FOOTER.bottom);
}
