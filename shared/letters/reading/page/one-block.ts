import { opensHeading } from '#shared/letters/reading/headings.ts';
import type { Line } from '#shared/letters/text/lines.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { cutToken } from './cut-token.ts';

/*
 * A letter copied as one block of text has no lines: letterhead, addressee, heading and body follow each other. Its
 * parts are told by what they are, so that everything else reads it like a letter with lines.
 */

const LEAST_BLOCK = 400;
/** The share of the letter's characters that its one long line has. */
const MOST_OF_LETTER = 0.8;
/** How far down a block the letterhead may reach. */
const LONGEST_HEAD = 900;

/** The lines of the letter, those of a letter in one block told by their words. */
export function linesOfBlock(lines: readonly Line[]): Line[] {
  const lengths = lines.map(({ text }) => text.length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const longest = Math.max(...lengths);
  if (longest < LEAST_BLOCK || longest < all * MOST_OF_LETTER) return [...lines];
  return lines
    .flatMap((line) => (line.text.length > LEAST_BLOCK ? partsOf(line) : [line]))
    .map((line, number) => ({ ...line, number }));
}

function partsOf(line: Line): Line[] {
  const { text } = line;
  const title = titleIn(text);
  const head = title?.start ?? openingIn(text);
  if (head === undefined) return [line];
  const at = (span: Span) => lineAt(line, span);
  const pieces = cutToken({ text: text.slice(0, head), start: 0, end: head, x: 0, y: 0 });
  const heading = title === undefined ? [] : [empty(at(title)), at(title), empty(at(title))];
  const body = title?.end ?? head;
  return [...pieces.map(at), ...heading, ...sectionsOf(text, body).map(at)];
}

const opening = new RegExp(
  String.raw`(?<=[\s|])${either(
    'Szanown', // Szanowna Pani, …
    'Dotyczy:',
    'Na podstawie ',
    'Działając ',
    'Informujemy ',
    'Zawiadamia',
    'Uprzejmie ',
    'W związku z ',
    'W odpowiedzi na ',
    'Dzień dobry',
  )}`,
  'u',
);

function openingIn(text: string): number | undefined {
  const at = text.slice(0, LONGEST_HEAD).search(opening);
  return at < 0 ? undefined : at;
}

const shouted = /(?<![\p{L}.])\p{Lu}{4,}(?:[ ,]+(?:\p{Lu}{2,}|[OWZI](?= )))*(?!\p{Ll})/gu;
/** The rest of a heading in small letters: "DECYZJA odmawiająca prawa do renty". */
const quietRest = /^(?:\s\p{Ll}[\p{L}-]*){1,16}(?=\s\p{Lu}|[.,:])/u;

/** The heading in capitals, with what it goes on with. */
function titleIn(text: string): Span | undefined {
  const start = [...text.slice(0, LONGEST_HEAD).matchAll(shouted)].find(([words]) =>
    opensHeading(words),
  );
  if (start === undefined) return undefined;
  const end = start.index + start[0].length;
  return { start: start.index, end: end + (quietRest.exec(text.slice(end))?.[0].length ?? 0) };
}

const section = /(?<=[.!?]\s)(?:(?:UZASADNIENIE|POUCZENIE)\b|Z poważaniem|Z wyrazami szacunku)/gu;

/** The body, parted where it is reasoned, instructs and ends. */
function sectionsOf(text: string, from: number): Span[] {
  const starts = [...text.matchAll(section)].map(({ index }) => index).filter((at) => at > from);
  const places = [from, ...starts, text.length];
  return places.slice(0, -1).map((start, index) => ({ start, end: places[index + 1] ?? start }));
}

/** A part of a line as a line of its own. */
function lineAt(line: Line, { start, end }: Span): Line {
  const raw = line.text.slice(start, end);
  const text = raw.trim();
  const from = line.start + start + raw.length - raw.trimStart().length;
  const span = { start: from, end: from + text.length };
  return { ...line, ...span, text, indent: 0, segments: [{ ...span, text, column: 0 }] };
}

const empty = (line: Line): Line => ({ ...line, end: line.start, text: '', segments: [] });
