import { mustStayTogether } from './polish-spaces.ts';
import { type Color, INK, type Measure, type Span } from './text-block.ts';

/** A piece of text in one style, with the space before it. */
export type Word = {
  text: string;
  width: number;
  /** Width of the space before it; 0 when the piece continues the one before. */
  space: number;
  mayBreakBefore: boolean;
  isBold: boolean;
  color: Color;
  mark?: Color;
};

type Draft = Pick<Word, 'text' | 'space' | 'mayBreakBefore' | 'isBold' | 'color' | 'mark'>;

/** Splits spans into measured words; one wider than `room` is split further. */
export function wordsOf(
  spans: readonly Span[],
  { size, room, measure }: { size: number; room: number; measure: Measure },
): Word[] {
  return bind(drafts(spans)).flatMap((draft) => {
    const style = { isBold: draft.isBold, size };
    const space = draft.space === 0 ? 0 : measure(' ', style);
    const width = measure(draft.text, style);
    if (width <= room) return [{ ...draft, space, width }];
    return chop(draft.text, room, (text) => measure(text, style)).map((text, index) => ({
      ...draft,
      text,
      width: measure(text, style),
      space: index === 0 ? space : 0,
      mayBreakBefore: index > 0 || draft.mayBreakBefore,
    }));
  });
}

function drafts(spans: readonly Span[]): Draft[] {
  const found: Draft[] = [];
  let gap = '';
  for (const { text, isBold = false, color = INK, mark } of spans) {
    for (const piece of text.split(/(\s+)/)) {
      if (piece === '') continue;
      if (/^\s/.test(piece)) {
        gap += piece;
        continue;
      }
      found.push({
        text: piece,
        space: gap === '' || found.length === 0 ? 0 : 1,
        mayBreakBefore: found.length > 0 && /[^\u00a0\u202f]/.test(gap),
        isBold,
        color,
        ...(mark === undefined ? {} : { mark }),
      });
      gap = '';
    }
  }
  return found;
}

function bind(words: readonly Draft[]): Draft[] {
  return words.map((word, index) => {
    const previous = words[index - 1];
    const isBound = previous !== undefined && mustStayTogether(previous.text, word.text);
    return isBound ? { ...word, mayBreakBefore: false } : word;
  });
}

/** Pieces no wider than `room`, never within a character. */
function chop(text: string, room: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (piece !== '' && widthOf(piece + character) > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
