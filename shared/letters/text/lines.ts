import type { Span } from './text.ts';

/** A piece of a line between wide gaps: a table cell, or one of two columns side by side. */
export type LineSegment = Span & { text: string; column: number };

export type Line = Span & {
  /** 0-based number in the letter, empty lines counted. */
  number: number;
  text: string; // without the outer spaces
  indent: number; // spaces before the first character
  segments: LineSegment[];
};

/**
 * The letter's lines with their indentation and columns (a gap of two or more spaces, or a ruled line,
 * separates columns). In a text whose sentences have double spaces (a scan, justified lines) columns are further apart.
 */
export function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  const cell = hasWideSpaces(source) ? /\S+(?: {1,2}\S+)*/g : /\S+(?: \S+)*/g;
  const raws = source.split('\n');
  const listed = semicolonRows(raws);
  let start = 0;
  for (const [number, raw] of raws.entries()) {
    const text = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    lines.push({
      number,
      text,
      indent,
      start: start + indent,
      end: start + indent + text.length,
      segments: listed.has(number)
        ? cellsOf(text, start + indent)
        : segmentsOf(text, cell, start + indent, indent),
    });
    start += raw.length + 1;
  }
  return lines;
}

const LEAST_CELLS = 4;
const LONGEST_CELL = 40;
/** How far apart the columns of such a table are taken to be. */
const COLUMN = LONGEST_CELL + 10;
const figureCell = /^\s*\d[\d .]*,\d{2}(?:\s?(?:zł|PLN))?\s*$/u;

/** "I; 15 maja 2026 r.; 1 496,00; 14,00; 1 518,00": the lines of a table whose cells semicolons part. */
function semicolonRows(raws: readonly string[]): ReadonlySet<number> {
  const counts = raws.map((raw) => {
    const cells = raw.split(';');
    const isRow = cells.length >= LEAST_CELLS && cells.every((cell) => cell.length <= LONGEST_CELL);
    return isRow ? cells.length : 0;
  });
  const withFigures = (number: number) =>
    (raws[number] ?? '').split(';').filter((cell) => figureCell.test(cell)).length > 1;
  return new Set(
    counts.flatMap((count, number) => {
      const beside = [number - 1, number + 1].filter((other) => counts[other] === count);
      const isTable = count > 0 && beside.length > 0 && [number, ...beside].some(withFigures);
      return isTable ? [number] : [];
    }),
  );
}

function cellsOf(text: string, start: number): LineSegment[] {
  let at = 0;
  return text.split(';').flatMap((cell, place) => {
    const from = start + at + (cell.length - cell.trimStart().length);
    const words = cell.trim();
    at += cell.length + 1;
    return words === ''
      ? []
      : [{ text: words, column: place * COLUMN, start: from, end: from + words.length }];
  });
}

const LEAST_WIDE = 3;
const LEAST_LENGTH = 50;
const LEAST_WORDS = 6;

/** Whether double spaces part the words of sentences. */
function hasWideSpaces(source: string): boolean {
  if (!/\p{Ll},? {2}\p{Ll}/u.test(source)) return false;
  const wide = source.split('\n').filter((raw) => {
    const line = raw.trim();
    const isSentence = line.length > LEAST_LENGTH && line.split(' ').length > LEAST_WORDS;
    return isSentence && !/\S {3,}\S/.test(line) && /[\p{Ll},)] {2}\p{Ll}/u.test(line);
  });
  return wide.length >= LEAST_WIDE;
}

function segmentsOf(text: string, cell: RegExp, start: number, indent: number): LineSegment[] {
  const segments: LineSegment[] = [];
  // How a ruled table prints its lines: "rata | termin | razem".
  for (const match of withoutFrame(withGaps(text)).matchAll(cell)) {
    const from = start + match.index;
    segments.push({
      text: match[0],
      column: indent + match.index,
      start: from,
      end: from + match[0].length,
    });
  }
  return segments;
}

/** The line with a gap for each rule that parts its cells: "rata | razem", "|PESEL| 56092203537". */
const withGaps = (text: string): string =>
  text.includes('|')
    ? text
        .replaceAll(' | ', '   ')
        .replace(/^\|(?=\p{L}[^|]{1,40}\|)|(?<=^\|\p{L}[^|]{1,40})\| ?/gu, (mark) =>
          ' '.repeat(mark.length),
        )
    : text;

const marks = String.raw`(?:[*=~#_★☆•◆]{2,}|[★☆◆]|>{2,}|<{2,})`;
const framed = new RegExp(String.raw`^${marks}(?= ?[^\s*=~#_])|(?<=[^\s*=~#_] ?)${marks}$`, 'gu');
const opensFrame = new RegExp(`^${marks}`, 'u');
const endsFrame = new RegExp(`${marks}$`, 'u');

/** "*** FUNDUSZ OCHRONY ***", ">> Auto-Kos <<": the same words without the ornament on both sides. */
const withoutFrame = (text: string): string =>
  opensFrame.test(text) && endsFrame.test(text)
    ? text.replaceAll(framed, (ornament) => ' '.repeat(ornament.length))
    : text;

/** How many words in small letters a text has; many make a sentence. */
export const smallWords = (text: string): number =>
  text.match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0;

/** True when most letters of the text are capitals: headings, and names printed in capitals. */
export function isCapitals(text: string): boolean {
  let capitals = 0;
  let letters = 0;
  for (const character of text) {
    // The case of most characters needs no table.
    if (character >= 'a' && character <= 'z') letters += 1;
    if (character < 'A' || (character > 'Z' && character <= '\u007F')) continue;
    const upper = character.toUpperCase();
    if (character.toLowerCase() === upper) continue;
    letters += 1;
    if (character === upper) capitals += 1;
  }
  return letters > 2 && capitals / letters > 0.8;
}

const isSpaced = (letters: readonly string[]) =>
  letters.length >= 4 && letters.every((part) => /^[\p{L}:]{1,2}$/u.test(part));

/** A heading with spaced letters ("o r z e k a") as one word, or as words that wide gaps part; other text unchanged. */
export function closeSpacedWord(text: string): string {
  const letters = text.trim().split(' ');
  if (isSpaced(letters)) return letters.join('');
  const words = text.trim().split(/ {2,}/);
  if (words.length > 1 && words.every((word) => isSpaced(word.split(' ')) || /^\p{L}$/u.test(word)))
    return words.map((word) => word.replaceAll(' ', '')).join(' ');
  const opening = /^(?:\p{Lu} ){4,}\p{Lu}(?= +\S{2})/u.exec(text)?.[0];
  return opening === undefined
    ? text
    : `${opening.replaceAll(' ', '')} ${text.slice(opening.length).trim()}`;
}

/** Every word with spaced letters in folded text ("p r z y z n a j e") as one word, padded so that positions stay. */
export function closeSpacedWords(folded: string): string {
  return folded.replace(/(?<![a-z])[a-z](?: [a-z]){3,}(?![a-z])/g, (word) =>
    word.replaceAll(' ', '').padEnd(word.length),
  );
}
