import { linesOf, type LineSegment } from './lines.ts';
import type { FoundPerson } from './people.ts';
import { foldText, type Span } from './text.ts';

const postal = /^\s*\d{2}-\d{3}\s+\p{L}/u;
const lineWithNumber =
  /^(?:ul\.?|al\.?|aleja|os\.?|osiedle|pl\.?|plac)?\s*\p{Lu}[\p{L}.'’ -]{1,40}\s\d{1,4}[a-zA-Z]?(?:\s?\/\s?\d{1,4}[a-zA-Z]?|\s+(?:m|lok)\.?\s?\d{1,4})?,?$/u;
const livingAt =
  /\b(?:zam(?:ieszkal\w*|\.)|adres(?:em)? zamieszkania|pod adresem|adres do (?:doreczen|korespondencji))[:\s]+(?:przy |w |we )?/g;
const street =
  /^(?:[\p{L}-]+(?: [\p{L}-]+)?,? )?(?:przy )?(?:ul\.|al\.|os\.|pl\.|ulicy|alei|osiedlu|ul )\s*\p{Lu}[\p{L}.'’ -]{1,40}?\s\d{1,4}[a-zA-Z]?(?:\s?\/\s?\d{1,4}[a-zA-Z]?|\s+(?:m|lok)\.?\s?\d{1,4})?/u;
const LINES_BELOW = 4;
const COLUMN_TOLERANCE = 8;

/**
 * Street lines of private people: in the address block below a name (up to its postal code), after
 * "zam." and the like, and wherever the same street is written again. Offices' own addresses stay,
 * because a reply needs them.
 */
export function findHomeAddresses(text: string, people: readonly FoundPerson[]): Span[] {
  const spans = [...belowNames(text, people), ...afterLivingAt(text)];
  const repeated = new Set(spans.map(({ start, end }) => text.slice(start, end)));
  for (const address of repeated) {
    for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + address.length)) {
      spans.push({ start: at, end: at + address.length });
    }
  }
  return spans;
}

function belowNames(text: string, people: readonly FoundPerson[]): Span[] {
  const lines = linesOf(text);
  const spans: Span[] = [];
  let row = 0;
  for (const { span } of people) {
    while (row < lines.length && (lines[row]?.end ?? 0) < span.start) row += 1;
    const cell = lines[row]?.segments.find((one) => one.start <= span.start && span.end <= one.end);
    if (cell === undefined) continue;
    const below = lines
      .slice(row + 1, row + 1 + LINES_BELOW)
      .map(({ segments }) => segments.find((one) => isUnder(one, cell)));
    const end = below.findIndex((one) => one !== undefined && postal.test(one.text));
    if (end < 0) continue;
    for (const one of below.slice(0, end)) {
      if (one !== undefined && lineWithNumber.test(one.text.trim())) spans.push(trimmed(one));
    }
  }
  return spans;
}

function isUnder(segment: LineSegment, cell: LineSegment): boolean {
  return Math.abs(segment.column - cell.column) <= COLUMN_TOLERANCE;
}

function trimmed({ start, text }: LineSegment): Span {
  const bare = text.trim().replace(/,$/, '');
  const from = start + text.indexOf(bare);
  return { start: from, end: from + bare.length };
}

function afterLivingAt(text: string): Span[] {
  const spans: Span[] = [];
  for (const match of foldText(text).matchAll(livingAt)) {
    const start = match.index + match[0].length;
    const found = street.exec(text.slice(start, start + 120));
    if (found !== null) spans.push({ start, end: start + found[0].length });
  }
  return spans;
}
