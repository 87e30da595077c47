import { isPlaceAndDate } from '#frontend/src/lib/exporters/reply/reply-patterns.ts';

import type { ReplyPiece } from './gaps.ts';

/** One line of a reply and its place on the page. */
export type ReplyLine = { pieces: readonly ReplyPiece[]; place: 'left' | 'recipient' | 'date' };

/** An indentation of more columns than this means the right-hand side (specification, section 5). */
const MIN_INDENT = 20;

/** The pieces of a reply line by line: a phone is too narrow for columns made of spaces. */
export function replyLines(pieces: readonly ReplyPiece[]): ReplyLine[] {
  const lines: ReplyPiece[][] = [[]];
  for (const piece of pieces) {
    if (piece.gap) {
      lines.at(-1)?.push(piece);
      continue;
    }
    const [first = '', ...others] = piece.text.split('\n');
    lines.at(-1)?.push({ text: first });
    for (const text of others) lines.push([{ text }]);
  }
  return lines.map(placed);
}

function placed(pieces: readonly ReplyPiece[]): ReplyLine {
  const whole = pieces.map(({ text }) => text).join('');
  const indent = whole.length - whole.trimStart().length;
  if (indent <= MIN_INDENT || whole.trim() === '') return { pieces, place: 'left' };
  const [first, ...others] = pieces;
  const start = first && !first.gap ? [{ text: first.text.trimStart() }] : first ? [first] : [];
  const place = isPlaceAndDate(whole.trim()) ? 'date' : 'recipient';
  return { pieces: [...start, ...others], place };
}
