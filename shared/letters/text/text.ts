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
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * The text that every finder, quote and highlight refers to: NFC, "\n" line ends, plain spaces, no soft
 * hyphens, zero-width or direction marks, ligatures spelled out. Idempotent.
 */
export function normalizeLetter(raw: string): string {
  return raw
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\f\v]/g, '\n')
    .replace(/[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(invisible, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligatures[ligature] ?? ligature)
    .normalize('NFC');
}

/** Lower case without diacritics, one character for one character. */
export function foldText(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldCharacter(text.charAt(index));
  return folded;
}

/**
 * Like `foldText`, with digits that OCR reads inside a word turned back into letters ("term1nie" →
 * "terminie", "0dsetki" → "odsetki"); for words, never for numbers or codes.
 */
export function foldReading(text: string): string {
  const begun = foldText(text).replace(/(?<![a-z\d-])0(?=[a-z]{4,}(?![a-z\d]))/g, 'o');
  return begun.replace(/(?<![a-z\d-])[a-z]+[01][a-z01]*(?![a-z\d])/g, (word) =>
    word.length >= 5 && /^(?:[a-z]+[01])+[a-z]*$/.test(word) && /[a-z]{3}/.test(word)
      ? word.replaceAll('1', 'i').replaceAll('0', 'o')
      : word,
  );
}

const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  if (character <= '\u007F') return character.toLowerCase();
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const lower = character.toLowerCase();
  const bare = lower === 'ł' ? 'l' : lower.normalize('NFD').charAt(0);
  const dash = /[\u2010-\u2015\u2212]/.test(character) ? '-' : bare;
  const folded = dash.length === 1 ? dash : character;
  foldedCharacters.set(character, folded);
  return folded;
}

/** A text as running text. */
export function flowOf(source: string): Flow {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (character: string, start: number, end: number) => {
    parts.push(character);
    starts.push(start);
    ends.push(end);
  };
  let index = 0;
  while (index < source.length) {
    const character = source.charAt(index);
    if (!isSpace(character)) {
      const joined = character === '-' ? joinedWordEnd(source, index) : undefined;
      if (joined !== undefined) {
        if (joined.keepHyphen) push('-', index, joined.next);
        index = joined.next;
        continue;
      }
      if (!isInvisible(character)) push(character, index, index + 1);
      index += 1;
      continue;
    }
    let end = index;
    let breaks = 0;
    while (
      end < source.length &&
      (isSpace(source.charAt(end)) || isInvisible(source.charAt(end)))
    ) {
      if (source.charAt(end) === '\n') breaks += 1;
      end += 1;
    }
    if (breaks > 0) push('\n', index, end);
    if (breaks > 1) push('\n', end, end);
    if (breaks === 0) push(' ', index, end);
    if (breaks === 0 && end - index > 1) push(' ', end, end);
    index = end;
  }
  const text = parts.join('');
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

/** A hyphen at a line end: where the word continues, and whether the hyphen belongs to it. */
function joinedWordEnd(
  source: string,
  hyphen: number,
): { next: number; keepHyphen: boolean } | undefined {
  const before = source.charAt(hyphen - 1);
  if (!isLetterOrDigit(before)) return undefined;
  let next = hyphen + 1;
  let breaks = 0;
  while (next < source.length && isSpace(source.charAt(next))) {
    if (source.charAt(next) === '\n') breaks += 1;
    next += 1;
  }
  const after = source.charAt(next);
  if (breaks !== 1 || !isLetterOrDigit(after)) return undefined;
  return { next, keepHyphen: !(isLowerLetter(before) && isLowerLetter(after)) };
}

function isSpace(character: string): boolean {
  if (character <= '\u007F') {
    return character === ' ' || (character >= '\t' && character <= '\r');
  }
  return character === '\u00A0' || (character >= '\u1680' && /\s/.test(character));
}

function isInvisible(character: string): boolean {
  return character === '\u00AD' || (character >= '\u200B' && character.search(invisible) === 0);
}

function isLetter(character: string): boolean {
  return character !== '' && character.toLowerCase() !== character.toUpperCase();
}

function isLowerLetter(character: string): boolean {
  return isLetter(character) && character === character.toLowerCase();
}

function isLetterOrDigit(character: string): boolean {
  return isLetter(character) || (character >= '0' && character <= '9');
}

/** A quote in the form the reader sees: white space collapsed, divided words joined, at most `limit` characters. */
export function readableQuote(source: string, span: Span, limit = 160): string {
  const quote = flowOf(source.slice(span.start, span.end)).text.replace(/\s+/g, ' ').trim();
  if (quote.length <= limit) return quote;
  // A masked name that is cut in two could not be put back.
  return `${quote
    .slice(0, limit - 1)
    .replace(/\[\p{Lu}[\p{Lu}\d_]*$/u, '')
    .trimEnd()}…`;
}
