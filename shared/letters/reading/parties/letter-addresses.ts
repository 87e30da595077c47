import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { Line } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { addressIn, homeInText, senderAddress } from './postal-address.ts';

/**
 * Where the two parties live or sit, from the address block, from beside their names or from "zam. …".
 * Nobody writes to his own address: of one address read for both, the reader's is kept.
 */
export function letterAddresses(
  view: LetterView,
  block: readonly string[],
  sender: string | null,
  recipient: string | null,
): Pick<LetterFacts, 'senderAddress' | 'recipientAddress'> {
  const beside = fuller(addressIn(block), addressOfParty(view, recipient));
  const home = recipient === null || beside.length > 1 ? [] : homeInText(view);
  const reader = fuller(beside, home);
  const own = fuller(senderAddress(view, block), addressOfParty(view, sender));
  const isReaders = own.length > 1 && own.join() === reader.join();
  return { senderAddress: isReaders ? [] : own, recipientAddress: reader };
}

/** Of two readings of one address the one with more lines. */
function fuller(first: readonly string[], second: readonly string[]): readonly string[] {
  return second.length > first.length ? second : first;
}

const LINES_BELOW = 5;
const SAME_COLUMN = 8;
const townLine = /\b\d{2}-\d{3}\s+\p{Lu}/u;

/**
 * The address that stands beside or below a party's name: the street and, on the next line or the
 * same one, the postcode and the town. Empty where no place of the letter gives both.
 */
export function addressOfParty(view: LetterView, name: string | null): string[] {
  if (name === null) return [];
  const pattern = namePattern(name);
  for (const [index, line] of view.lines.entries()) {
    for (const [position, segment] of line.segments.entries()) {
      const at = pattern.exec(foldText(segment.text));
      if (at === null) continue;
      const rest = segment.text.slice(at.index + at[0].length);
      const beside = line.segments.slice(position + 1).map(({ text }) => text);
      const below = cellsBelow(view.lines, index, segment.column);
      const found = firstAddress([[rest], [rest, ...beside], [rest, ...below]]);
      if (found !== undefined) return found;
    }
  }
  return [];
}

/** An address is whole with its postcode; a street alone may be anything. */
function firstAddress(places: readonly (readonly string[])[]): string[] | undefined {
  return places.map(addressIn).find((lines) => townLine.test(lines.at(-1) ?? ''));
}

function cellsBelow(lines: readonly Line[], index: number, column: number): string[] {
  const cells: string[] = [];
  for (const line of lines.slice(index + 1, index + 1 + LINES_BELOW)) {
    const below = line.segments.find((segment) => Math.abs(segment.column - column) < SAME_COLUMN);
    if (below === undefined) break;
    cells.push(below.text);
    // The line under the postcode may still hold the street.
    if (cells.slice(0, -1).some((cell) => townLine.test(cell))) break;
    if (townLine.test(below.text) && cells.length > 1) break;
  }
  return cells;
}

const hiddenPerson = /\[osoba(?:_forma_[a-z])?_(\d+)\]/;

/** A hidden person in any of its forms; else the name's first words, which a second line may carry on. */
function namePattern(name: string): RegExp {
  const folded = foldText(name);
  const hidden = hiddenPerson.exec(folded)?.[1];
  if (hidden !== undefined) return new RegExp(String.raw`\[osoba(?:_forma_[a-z])?_${hidden}\]`);
  const words = folded
    .split(' ')
    .slice(0, 4)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(words.join(String.raw`\s+`));
}
