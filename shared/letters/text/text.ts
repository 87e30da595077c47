import { oncePer } from './once-per.ts';
import { invisible, runningText } from './running-text.ts';

/** Half-open range of UTF-16 positions in the text that a finder received. */
export type Span = { start: number; end: number };

/**
 * A letter as running text: a line break is one "\n", an empty line "\n\n", a column gap two spaces, and
 * words divided at a line end are joined. `folded` is the same text, character by character, in lower
 * case without diacritics, so that patterns also match where OCR lost them.
 */
export type Flow = {
  /** The text it was made from. */
  source: string;
  text: string;
  folded: string;
  /** Positions of the source text from which `text.slice(start, end)` came. */
  toSource: (start: number, end: number) => Span;
};

const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/**
 * The text that every finder, quote and highlight refers to: NFC, "\n" line ends, plain spaces, no soft
 * hyphens, zero-width or direction marks, ligatures spelled out. Idempotent.
 */
export function normalizeLetter(raw: string): string {
  return raw
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\f\v]/g, '\n')
    .replace(tabs, '   ')
    .replace(/[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(invisible, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
    .normalize('NFC');
}

/** Tabs between the cells of a table; the one behind the mark of a list is a space. */
const tabs = /(?<=\S)(?<!^ *(?:\d{1,3}[.)]?|\p{L}[.)]|[-–•*]))\t+(?=\S)/gmu;

/** Lower case without diacritics, one character for one character. */
export function foldText(text: string): string {
  if (!/[\u0080-\uFFFF]/.test(text)) return text.toLowerCase();
  let folded = '';
  for (let from = 0; from < text.length; from += MOST_ARGUMENTS) {
    const codes = new Array<number>(Math.min(MOST_ARGUMENTS, text.length - from));
    for (let at = 0; at < codes.length; at += 1) codes[at] = foldedCode(text.charCodeAt(from + at));
    folded += String.fromCharCode(...codes);
  }
  // Half a character of the letters beyond 16 bits folds to itself.
  return /[\uD800-\uDFFF]/.test(folded) ? folded.toLowerCase() : folded;
}

/** A call takes some more arguments than this. */
const MOST_ARGUMENTS = 4096;

/**
 * Like `foldText`, with digits that OCR reads inside a word turned back into letters ("term1nie" →
 * "terminie", "po1isa" → "polisa", "0dsetki" → "odsetki"); for words, never for numbers or codes.
 */
export function foldReading(text: string): string {
  const begun = foldText(text)
    .replace(/(?<![a-z\d-])0(?=[a-z]{4,}(?![a-z\d]))/g, 'o')
    .replace(/(?<![a-z\d-])1(?=[aeiou][a-z]{2,}(?![a-z\d]))/g, 'l');
  if (!/[a-z][01]/.test(begun)) return begun; // most texts have none, and the next pattern is slow
  return begun.replace(/(?<![a-z\d-])[a-z]+[01][a-z01]*(?![a-z\d])/g, (word) =>
    word.length >= 5 && /^(?:[a-z]+[01])+[a-z]*$/.test(word) && /[a-z]{3}/.test(word)
      ? word
          .replace(/(?<=[aeiouy])1|1(?=i)/g, 'l')
          .replaceAll('1', 'i')
          .replaceAll('0', 'o')
      : word,
  );
}

/** What each character folds to; 0 until somebody asked. */
const foldedCodes = new Uint16Array(0x10000);

function foldedCode(code: number): number {
  const known = foldedCodes[code] ?? 0;
  if (known !== 0) return known;
  return (foldedCodes[code] = foldCharacter(String.fromCharCode(code)).charCodeAt(0));
}

/** A character in lower case without its marks. */
function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  const bare = lower === 'ł' ? 'l' : lower.normalize('NFD').charAt(0);
  const dash = /[\u2010-\u2015\u2212]/.test(character) ? '-' : bare;
  return dash.length === 1 ? dash : character;
}

/** A text as running text. */
export function flowOf(source: string): Flow {
  const starts = new Uint32Array(source.length);
  const ends = new Uint32Array(source.length);
  const text = runningText(source, (at, start, end) => {
    starts[at] = start;
    ends[at] = end;
  });
  for (const places of [starts, ends]) places.fill(source.length, text.length);
  return {
    source,
    text,
    folded: foldReading(text),
    toSource: (start, end) => ({
      start: starts[start] ?? source.length,
      end: end > start ? (ends[end - 1] ?? source.length) : (starts[start] ?? source.length),
    }),
  };
}

/** The running text in one line: every white space is one space. */
export const textInOneLine = oncePer(({ text }: Flow): string => text.replace(/\s+/g, ' '));

/** A quote in the form the reader sees: white space collapsed, divided words joined, at most `limit` characters. */
export function readableQuote(source: string, span: Span, limit = 160): string {
  const quote = runningText(source.slice(span.start, span.end)).replace(/\s+/g, ' ').trim();
  if (quote.length <= limit) return quote;
  // A masked name that is cut in two could not be put back.
  return `${quote
    .slice(0, limit - 1)
    .replace(/\[\p{Lu}[\p{Lu}\d_]*$/u, '')
    .trimEnd()}…`;
}
