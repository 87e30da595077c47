import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { findTerms } from '#shared/letters/calendar/terms.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import {
  closeSpacedWord,
  closeSpacedWords,
  isCapitals,
  type Line,
  linesOf,
} from '#shared/letters/text/lines.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import {
  type Flow,
  flowOf,
  foldReading,
  foldText,
  readableQuote,
  type Span,
} from '#shared/letters/text/text.ts';

import { opensHeading } from './headings.ts';
import { coverEnd } from './page/cover.ts';
import { linesOfBlock } from './page/one-block.ts';

/**
 * A letter laid out for the questions asked about it. `source` is the letter's honest text, so nothing hidden
 * in it can become a fact, and every span stays a span of the letter.
 */
export type LetterView = {
  source: string;
  /** What a mail quotes of older messages: it may confirm a number but gives no facts. */
  older: string;
  flow: Flow;
  /** `flow.folded` with line breaks as spaces, position by position: the text in which sentences are searched. */
  spaced: string;
  lines: Line[];
  /** Index in `lines` of the title's first line; the letterhead ends there. */
  titleLine: number;
  title: string; // the title's lines joined, as the letter writes them
  foldedTitle: string;
  terms: readonly FoundTerm[];
  /** The letter with the head of the mail that only brought it, which is blank in all the rest. */
  whole?: LetterView;
};

const subjectLabel = /^(?:dotyczy|dot\.|sprawa|w sprawie|temat|przedmiot)\b:?/;
const LAST_TITLE_LINE = 60;
/** A quote starts with its sentence unless the relevant words would fall outside its 160 characters. */
const MAX_LEAD = 70;

/** Lays the letter out. */
export const viewLetter = oncePer(layOut);

function layOut({ honest, older, flow }: Letter): LetterView {
  const lines = linesOf(honest);
  const from = coverEnd(lines);
  if (from === 0) return layOutLines({ source: honest, older, flow }, lines);
  const source = honest.slice(0, from).replace(/[^\n]/g, ' ') + honest.slice(from);
  const own = lines.filter(({ end }) => end > from).map((line, number) => ({ ...line, number }));
  return {
    ...layOutLines({ source, older, flow: flowOf(source) }, own),
    whole: layOutLines({ source: honest, older, flow }, lines),
  };
}

function layOutLines(
  { source, older, flow }: Pick<LetterView, 'source' | 'older' | 'flow'>,
  laid: readonly Line[],
): LetterView {
  const lines = linesOfBlock(laid);
  const titleLine = findTitleLine(lines);
  const title = titleLine < 0 ? untitled(lines) : joinTitle(lines, titleLine);
  return {
    source,
    older,
    flow,
    spaced: closeSpacedWords(flow.folded.replace(/\n/g, ' ')),
    lines,
    titleLine: titleLine < 0 ? Math.min(lines.length, 22) : titleLine,
    title,
    foldedTitle: foldReading(title),
    terms: findTerms(flow),
  };
}

function findTitleLine(lines: readonly Line[]): number {
  let best = -1;
  for (const [index, line] of lines.slice(0, LAST_TITLE_LINE).entries()) {
    const text = closeSpacedWord(line.text);
    if (text.length < 4 || text.length > 100) continue;
    const cell = [text, line.segments.at(-1)?.text ?? ''].find(
      (part) => opensHeading(part) && !/^[a-z]/.test(part),
    );
    if (cell === undefined) continue;
    if (isCapitals(cell)) return index;
    const alone = (lines[index - 1]?.text ?? '') === '' && !/(?<! r)[.,;]$/.test(cell);
    if (alone && best < 0) best = index;
  }
  return best;
}

function joinTitle(lines: readonly Line[], start: number): string {
  const parts: string[] = [];
  for (const line of lines.slice(start, start + 4)) {
    if (line.text === '') break;
    const narrow = line.indent >= 4 || isCapitals(line.text) || line.text.length < 60;
    if (parts.length > 0 && !narrow) break;
    parts.push(closeSpacedWord(line.text));
  }
  return parts.join(' ').replace(/\s+/g, ' ');
}

/** The heading of a letter without a word of a heading: its subject, or a line on its own. */
function untitled(lines: readonly Line[]): string {
  const subject = subjectOf(lines);
  return subject === '' ? headingBelowAddress(lines) : subject;
}

const HEADING = 90;

/** "Zmiana terminu odczytu liczników": alone between empty lines, after the last address of the letterhead. */
function headingBelowAddress(lines: readonly Line[]): string {
  const head = lines.slice(0, LAST_TITLE_LINE);
  const address = head.findIndex(({ text }) => /\b\d{2}-\d{3}\b|\[ADRES/.test(text));
  const heading = head.find(
    ({ text, segments }, index) =>
      index > address &&
      segments.length === 1 &&
      text.length > 8 &&
      text.length < HEADING &&
      (head[index - 1]?.text ?? '') === '' &&
      (head[index + 1]?.text ?? '') === '' &&
      /^\p{Lu}/u.test(text) &&
      !/(?:[,;:!]|(?<! r)\.)$/.test(text) &&
      !isPartOfHead(text),
  );
  return heading?.text ?? '';
}

function isPartOfHead(text: string): boolean {
  const isParty = /^(?:pan|pani|panstwo|sz|szanown|z powazaniem)\b/.test(foldText(text));
  return isParty || isDateCell(text) || isReferenceCell(text) || isAddressOrContact(text);
}

function subjectOf(lines: readonly Line[]): string {
  const index = lines
    .slice(0, LAST_TITLE_LINE)
    .findIndex((line) => subjectLabel.test(foldText(line.text)));
  if (index < 0) return '';
  const next = lines[index + 1]?.text ?? '';
  return `${lines[index]?.text ?? ''} ${next}`.trim();
}

/** The sentence (or list item, or row) with the first match of a folded pattern, as a quote. */
export function sentenceQuote(view: LetterView, pattern: RegExp): string | null {
  const match = pattern.exec(view.spaced);
  if (match === null) return null;
  const found = { start: match.index, end: match.index + match[0].length };
  const sentence = sentenceSpan(view.flow, found);
  const start = found.start - sentence.start > MAX_LEAD ? found.start : sentence.start;
  return quoteAt(view, { start, end: sentence.end });
}

/** A span of the running text as a readable quote, of at most `limit` characters. */
export function quoteAt(view: LetterView, span: Span, limit = 160): string {
  return readableQuote(view.source, view.flow.toSource(span.start, span.end), limit);
}

/** The sentence (or list item) around a span of the running text. */
export function sentenceOf(view: LetterView, span: Span): Span {
  return sentenceSpan(view.flow, span);
}

/** Position in the running text for a position of the source. */
export function flowPosition(view: LetterView, sourceAt: number): number {
  let low = 0;
  let high = view.flow.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (view.flow.toSource(middle, middle + 1).start < sourceAt) low = middle + 1;
    else high = middle;
  }
  return low;
}
