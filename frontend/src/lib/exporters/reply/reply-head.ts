import { isHeading, isPlaceAndDate, isSalutation, isSubject } from './reply-patterns.ts';

/** More than this many columns from the left means the right-hand side (specification, section 5). */
const MIN_INDENT = 20;
const MAX_ADDRESS_LINE = 90;
const MAX_ADDRESS_LINES = 8;

/** One line of the letter, or one of its two columns. */
export type LetterLine = { text: string; isRight: boolean; isBlank: boolean };

export type ReplyHead = {
  placeAndDate: string[];
  sender: string[];
  recipient: string[];
  /** The first line that no longer belongs to the head. */
  bodyStart: number;
};

function indentOf(line: string): number {
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  return indent.replaceAll('\t', '        ').length;
}

/** Lines of the text; one with a wide space inside holds two columns and becomes two. */
export function splitLines(text: string): LetterLine[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((raw) => {
    const isRight = indentOf(raw) > MIN_INDENT;
    const columns = raw.trim().split(/\s{21,}/);
    return columns.map((column, index) => ({
      text: column.replaceAll(/\s+/g, ' '),
      isRight: isRight || index > 0,
      isBlank: column === '',
    }));
  });
}

function endsHead({ text, isRight }: LetterLine): boolean {
  if (isSubject(text) || isSalutation(text) || isHeading(text)) return true;
  return !isRight && text.length > MAX_ADDRESS_LINE;
}

/** Groups of lines without an empty line in between. */
function groupsOf(lines: readonly LetterLine[]): LetterLine[][] {
  const groups: LetterLine[][] = [[]];
  for (const line of lines) {
    if (line.isBlank) groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0);
}

/** Without any indentation the first group is the sender's, the second the recipient's. */
function splitFlat(lines: readonly LetterLine[]): { left: LetterLine[]; right: LetterLine[] } {
  const [left = [], ...others] = groupsOf(lines);
  return { left, right: others.flat() };
}

/**
 * Reads the head above the letter's body: place and date, sender, recipient. Lines indented by
 * more than 20 columns are the recipient's; a head that cannot be distinguished from the body is empty.
 */
export function readHead(lines: readonly LetterLine[]): ReplyHead {
  const found = lines.findIndex(endsHead);
  const bodyStart = found === -1 ? guessBodyStart(lines) : found;
  const head = lines.slice(0, bodyStart);
  const dateIndex = head.findIndex(({ text }) => isPlaceAndDate(text));
  const rest = head.filter((_, index) => index !== dateIndex);
  const written = rest.filter(({ isBlank }) => !isBlank);
  const hasIndent = written.some(({ isRight }) => isRight);
  const { left, right } = hasIndent
    ? {
        left: written.filter(({ isRight }) => !isRight),
        right: written.filter(({ isRight }) => isRight),
      }
    : splitFlat(rest);
  const texts = (side: readonly LetterLine[]) => side.map(({ text }) => text);
  return {
    placeAndDate: texts(head.slice(dateIndex, dateIndex + 1)),
    sender: texts(left),
    recipient: texts(right),
    bodyStart,
  };
}

/** No subject, heading or salutation: the head ends at the last line on the right or with the date. */
function guessBodyStart(lines: readonly LetterLine[]): number {
  const top = lines.slice(0, 2 * MAX_ADDRESS_LINES);
  const lastRight = top.findLastIndex(({ isRight, isBlank }) => isRight && !isBlank);
  return (
    Math.max(
      lastRight,
      top.findIndex(({ text }) => isPlaceAndDate(text)),
    ) + 1
  );
}
