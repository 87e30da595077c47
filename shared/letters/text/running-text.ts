/** Soft hyphens, zero-width and direction marks. */
export const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** The running text, never longer than its source; `noted` gets for each of its characters where it came from. */
export function runningText(
  source: string,
  noted: (at: number, start: number, end: number) => void = () => undefined,
): string {
  let text = '';
  let index = 0;
  while (index < source.length) {
    const word = wordEnd(source, index);
    if (word > index) {
      const ahead = text.length - index;
      text += source.slice(index, word);
      for (; index < word; index += 1) noted(index + ahead, index, index + 1);
      continue;
    }
    const character = source.charAt(index);
    if (!isSpace(character)) {
      const joined = character === '-' ? joinedWordEnd(source, index) : undefined;
      const keepsIt = joined === undefined ? !isInvisible(character) : joined.keepHyphen;
      const next = joined?.next ?? index + 1;
      if (keepsIt) {
        noted(text.length, index, next);
        text += character;
      }
      index = next;
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
    const mark = breaks > 0 ? '\n' : ' ';
    noted(text.length, index, end);
    text += mark;
    if (breaks > 1 || (breaks === 0 && end - index > 1)) {
      noted(text.length, end, end);
      text += mark;
    }
    index = end;
  }
  return text;
}

/** The end of the characters that stay as they are: no space, no hyphen, and none that may be invisible. */
function wordEnd(source: string, from: number): number {
  let at = from;
  for (; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    const isPlain = code < 0x80 ? code > 0x20 && code !== HYPHEN : code > 0xad && code < 0x1680;
    if (!isPlain) break;
  }
  return at;
}
const HYPHEN = 0x2d;

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
