import type * as Library from 'docx';
import type { IParagraphOptions, IStylesOptions, Paragraph, TextRun } from 'docx';

import { GENERATOR, MODEL_SOURCE } from '#frontend/src/lib/exporters/model-mark.ts';
import { bindWords } from '#frontend/src/lib/exporters/typesetting/polish-spaces.ts';

import { splitGaps } from './letter-gaps.ts';
import { parseReply, type ReplyBlock } from './reply-layout.ts';
import { isTickBox } from './reply-patterns.ts';

type Docx = typeof Library;
type StyleId = Exclude<ReplyBlock['kind'], 'heading'>;

/** Twentieths of a point. */
const TWIP = {
  a4Width: 11_906,
  a4Height: 16_838,
  margin: 1134,
  list: 480,
  right: 5000,
  signature: 5600,
} as const;
const ONE_AND_A_HALF = 360;
/** Half points. */
const TWELVE_POINTS = 24;
const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * The reply as a Word document, with named styles, so that it stays easy to change, and with highlighted gaps.
 */
export async function makeReplyDocx({
  title,
  content,
  isByModel,
}: {
  title: string;
  content: string;
  isByModel: boolean;
}): Promise<Blob> {
  const docx = await import('docx');
  const file = new docx.Document({
    title,
    // Set because the library would otherwise name itself as the author.
    creator: '',
    lastModifiedBy: '',
    customProperties: isByModel
      ? [
          { name: 'DigitalSourceType', value: MODEL_SOURCE },
          { name: 'Generator', value: GENERATOR },
        ]
      : [],
    styles: letterStyles(docx),
    sections: [
      {
        properties: {
          page: {
            size: { width: TWIP.a4Width, height: TWIP.a4Height },
            margin: {
              top: TWIP.margin,
              right: TWIP.margin,
              bottom: TWIP.margin,
              left: TWIP.margin,
            },
          },
        },
        children: parseReply(content).flatMap((block, index, blocks) =>
          writeBlock(docx, block, blocks[index + 1]),
        ),
      },
    ],
  });
  return new Blob([await docx.Packer.toBlob(file)], { type: MIME });
}

/** What goes to the next page together: the words before the closing, who signs, and the list of attachments. */
const staysWith = (next: ReplyBlock | undefined): boolean =>
  next?.kind === 'closing' || next?.kind === 'signature' || next?.kind === 'attachments';

function writeBlock(docx: Docx, block: ReplyBlock, next: ReplyBlock | undefined): Paragraph[] {
  const keepNext: IParagraphOptions = staysWith(next) ? { keepNext: true, keepLines: true } : {};
  if (block.kind === 'list-item') {
    const runs = [new docx.TextRun({ children: [block.marker, new docx.Tab()] })];
    return [
      new docx.Paragraph({
        style: block.kind,
        ...keepNext,
        children: [...runs, ...runsOf(docx, block.text)],
      }),
    ];
  }
  if (block.kind === 'heading') {
    const heading = docx.HeadingLevel.HEADING_1;
    return [new docx.Paragraph({ heading, children: runsOf(docx, block.lines.join(' ')) })];
  }
  return block.lines.map((line, index) => {
    const isStacked = ['sender', 'recipient', 'signature'].includes(block.kind);
    const space: IParagraphOptions = isStacked && index > 0 ? { spacing: { before: 0 } } : {};
    const stacked: IParagraphOptions =
      isStacked && index < block.lines.length - 1 ? { keepNext: true } : keepNext;
    const box: IParagraphOptions = isTickBox(line)
      ? { alignment: docx.AlignmentType.LEFT, keepLines: true }
      : {};
    return new docx.Paragraph({
      style: block.kind,
      ...space,
      ...box,
      ...stacked,
      children: runsOf(docx, line),
    });
  });
}

function runsOf(docx: Docx, text: string): TextRun[] {
  return splitGaps(bindWords(text)).map(
    (piece) =>
      new docx.TextRun({ text: piece.text, ...(piece.isGap ? { highlight: 'yellow' } : {}) }),
  );
}

const names: Record<StyleId, string> = {
  'place-and-date': 'Miejscowość i data',
  sender: 'Nadawca',
  recipient: 'Adresat',
  subject: 'Dotyczy',
  salutation: 'Zwrot grzecznościowy',
  paragraph: 'Treść pisma',
  'list-item': 'Punkt pisma',
  closing: 'Zakończenie',
  signature: 'Podpis',
  attachments: 'Załączniki',
};

function letterStyles(docx: Docx): IStylesOptions {
  const { AlignmentType: align } = docx;
  const style = (id: keyof typeof names, paragraph: IParagraphOptions, isBold = false) => ({
    id,
    name: names[id],
    basedOn: 'Normal',
    quickFormat: true,
    run: { bold: isBold },
    paragraph,
  });
  const right = { indent: { left: TWIP.right } };
  const signature = { indent: { left: TWIP.signature }, keepLines: true };
  return {
    default: {
      document: {
        run: { font: 'Times New Roman', size: TWELVE_POINTS, language: { value: 'pl-PL' } },
        paragraph: { spacing: { line: ONE_AND_A_HALF } },
      },
      heading1: {
        run: { bold: true, color: '000000', size: TWELVE_POINTS },
        paragraph: {
          alignment: align.CENTER,
          spacing: { before: 320, after: 60 },
          keepNext: true,
        },
      },
    },
    paragraphStyles: [
      style('place-and-date', { alignment: align.RIGHT }),
      style('sender', { spacing: { before: 240 } }),
      style('recipient', { ...right, spacing: { before: 240 } }),
      style('subject', { spacing: { before: 400 }, keepNext: true }, true),
      style('salutation', { spacing: { before: 240 }, keepNext: true }),
      style('paragraph', { alignment: align.BOTH, spacing: { before: 120 } }),
      style('list-item', {
        alignment: align.BOTH,
        indent: { left: TWIP.list, hanging: TWIP.list },
        spacing: { before: 40 },
      }),
      style('closing', { ...signature, spacing: { before: 320 }, keepNext: true }),
      style('signature', { ...signature, spacing: { before: 560 } }),
      style('attachments', { spacing: { before: 360 }, keepNext: true }),
    ],
  };
}
