import type { Color, Span, TextBlock } from '#frontend/src/lib/exporters/typesetting/text-block.ts';

import { splitGaps } from './letter-gaps.ts';
import { parseReply, type ReplyBlock } from './reply-layout.ts';
import { isTickBox } from './reply-patterns.ts';

/** Fields still to be filled in; light enough to stay readable in a black-and-white print. */
const GAP_MARK: Color = '#fff0a8';

/** Times 12 pt at one and a half lines (specification, section 5; design, section 12). */
const plain = { align: 'left', size: 12, leading: 18, left: 0, right: 0, before: 0 } as const;
const RIGHT_COLUMN = 250;
const SIGNATURE_COLUMN = 280;
const LIST_INDENT = 24;

function letterSpans(text: string, isBold = false): Span[] {
  return splitGaps(text).map((piece) => ({
    text: piece.text,
    isBold,
    ...(piece.isGap ? { mark: GAP_MARK } : {}),
  }));
}

/** The reply's text as the paragraphs of a printed letter. */
export function replyBlocks(text: string): TextBlock[] {
  const blocks = parseReply(text);
  return blocks.flatMap((block, index) => {
    const set = setReplyBlock(block, blocks[index - 1]);
    return staysWith(block, blocks[index + 1]) ? keepLast(set) : set;
  });
}

/** A title never ends a page, and the closing stays with the last lines of the letter. */
function staysWith(block: ReplyBlock, next: ReplyBlock | undefined): boolean {
  if (next?.kind === 'closing' || next?.kind === 'signature') return true;
  if (block.kind === 'list-item') return false;
  if (['subject', 'heading', 'salutation', 'attachments'].includes(block.kind)) return true;
  return next?.kind === 'list-item' && block.lines.at(-1)?.endsWith(':') === true;
}

function keepLast(set: TextBlock[]): TextBlock[] {
  const last = set.at(-1);
  return last ? set.with(-1, { ...last, keepWithNext: true }) : set;
}

/** Lines of an address or a signature: one below the other, on one page. */
function stackLines(lines: readonly string[], left: number, before: number): TextBlock[] {
  return lines.map((line, index) => ({
    ...plain,
    left,
    spans: letterSpans(line),
    before: index === 0 ? before : 0,
    keepLines: true,
    keepWithNext: index < lines.length - 1,
  }));
}

function setReplyBlock(block: ReplyBlock, previous: ReplyBlock | undefined): TextBlock[] {
  switch (block.kind) {
    case 'place-and-date':
      return [{ ...plain, align: 'right', spans: letterSpans(block.lines.join(' ')) }];
    case 'sender':
      return stackLines(block.lines, 0, 18);
    case 'recipient':
      return stackLines(block.lines, RIGHT_COLUMN, 18);
    case 'subject':
      return [setTitle(block.lines, 'left', 28)];
    case 'heading':
      return [setTitle(block.lines, 'center', 24)];
    case 'salutation':
      return [{ ...plain, before: 18, spans: letterSpans(block.lines.join(' ')) }];
    case 'paragraph':
      return [setParagraph(block.lines.join(' '))];
    case 'list-item':
      return [setListItem(block, previous?.kind === 'list-item' ? 2 : 4)];
    case 'closing':
      return stackLines(block.lines, SIGNATURE_COLUMN, 24);
    case 'signature':
      return stackLines(block.lines, SIGNATURE_COLUMN, 36);
    case 'attachments':
      return [{ ...plain, before: 30, spans: letterSpans(block.lines.join(' ')) }];
  }
}

function setTitle(lines: readonly string[], align: 'left' | 'center', before: number): TextBlock {
  return { ...plain, align, before, keepLines: true, spans: letterSpans(lines.join(' '), true) };
}

function setParagraph(text: string): TextBlock {
  // A line spread over the page would widen the box to tick.
  return {
    ...plain,
    align: isTickBox(text) ? 'left' : 'justify',
    before: 9,
    spans: letterSpans(text),
  };
}

function setListItem(
  { marker, text }: { marker: string; text: string },
  before: number,
): TextBlock {
  return {
    ...plain,
    align: 'justify',
    before,
    left: LIST_INDENT,
    marker: { text: marker, at: 0 },
    spans: letterSpans(text),
  };
}
