import { oncePer } from '#shared/letters/text/once-per.ts';
import { allowedEdits, editDistance } from '#shared/letters/text/stems.ts';
import { type Flow, flowOf, readableQuote, type Span } from '#shared/letters/text/text.ts';

/** Where the letter contains a quote: positions of the normalized text and the quality of the match, 0 to 1. */
export type Alignment = { span: Span; score: number };

type Word = { folded: string; start: number; end: number };

/** Below this a quote counts as not found: a third of its letters may be misread or missing. */
const FOUND = 0.72;
const MOST_PLACES = 300;

/**
 * Aligns a quoted or lightly paraphrased passage with the letter: word by word, in order, ignoring case,
 * diacritics, line breaks and hyphenation, tolerating OCR errors within words and a few missing words.
 * `undefined` when no place fits. Linear in the letter for each of the quote's rare words.
 */
export function alignQuote(quote: string, flow: Flow): Alignment | undefined {
  const wanted = wordsOf(flowOf(quote).folded).map(({ folded }) => folded);
  if (wanted.length === 0) return undefined;
  const letter = letterWords(flow);
  const place = exactPlace(wanted, letter) ?? bestPlace(wanted, letter.words);
  if (place === undefined || place.score < FOUND) return undefined;
  const from = letter.words[place.from]?.start ?? 0;
  const to = letter.words[place.to]?.end ?? from;
  return { span: flow.toSource(from, to), score: place.score };
}

type LetterWords = {
  words: Word[];
  /** The words with one space around each, used to find whole runs of them. */
  joined: string;
  /** Index of the word that begins at a place in `joined`. */
  wordAt: ReadonlyMap<number, number>;
};

const letterWords = oncePer(({ folded: letter }: Flow): LetterWords => {
  const words = wordsOf(letter);
  const wordAt = new Map<number, number>();
  let length = 1;
  for (const [index, { folded }] of words.entries()) {
    wordAt.set(length, index);
    length += folded.length + 1;
  }
  return { words, wordAt, joined: ` ${words.map(({ folded }) => folded).join(' ')} ` };
});

type Place = { from: number; to: number; score: number };

/** Most quotes are in the letter word for word. */
function exactPlace(wanted: readonly string[], { joined, wordAt }: LetterWords): Place | undefined {
  const at = joined.indexOf(` ${wanted.join(' ')} `);
  const from = wordAt.get(at + 1);
  if (at < 0 || from === undefined) return undefined;
  return { from, to: from + wanted.length - 1, score: 1 };
}

function bestPlace(wanted: readonly string[], words: readonly Word[]): Place | undefined {
  let best: Place | undefined;
  for (const start of startsOf(wanted, words)) {
    const place = fitAt(wanted, words, start);
    if (place.score > (best?.score ?? 0)) best = place;
    if (best?.score === 1) break;
  }
  return best;
}

/** The letter's own words for a quote, at most 160 characters; null when the letter does not contain it. */
export function quoteInLetter(quote: string | null, flow: Flow): string | null {
  if (quote === null) return null;
  const found = alignQuote(quote, flow);
  return found === undefined ? null : readableQuote(flow.source, found.span);
}

function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    folded: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Places of one of the quote's longest words, given as the place its first word would have. */
function startsOf(wanted: readonly string[], words: readonly Word[]): number[] {
  const anchors = wanted
    .map((word, index) => ({ word, index }))
    .sort((left, right) => right.word.length - left.word.length)
    .slice(0, 4);
  const starts = new Set<number>();
  for (const { word, index } of anchors) {
    for (let place = 0; place < words.length; place += 1) {
      if (starts.size >= MOST_PLACES) return [...starts];
      if (isSameWord(word, words[place]?.folded ?? '')) starts.add(Math.max(0, place - index));
    }
  }
  return [...starts];
}

/** Walks through quote and letter together from one place; at each word it may skip up to two words on either side. */
function fitAt(wanted: readonly string[], words: readonly Word[], start: number) {
  let matched = 0;
  let place = start;
  let from = -1;
  let to = start;
  for (const word of wanted) {
    const skip = [0, 1, 2].find((ahead) => isSameWord(word, words[place + ahead]?.folded ?? ''));
    if (skip === undefined) continue;
    matched += word.length;
    to = place + skip;
    if (from < 0) from = to;
    place = to + 1;
  }
  const total = wanted.reduce((sum, word) => sum + word.length, 0);
  return { from: Math.max(from, 0), to, score: matched / total };
}

/** Figures must agree exactly; words may differ by OCR errors. */
function isSameWord(left: string, right: string): boolean {
  if (left === right) return true;
  const edits = allowedEdits(left.length);
  if (edits === 0 || Math.abs(left.length - right.length) > edits) return false;
  return !/\d/.test(left) && !/\d/.test(right) && editDistance(left, right, edits) <= edits;
}

/**
 * Whether the letter contains a name in some grammatical case: each of its words begins like a word there,
 * close together and in any order ("Tomasz Gierłowski" in "Tomaszowi Gierłowskiemu").
 */
export function findName(name: string, flow: Flow): Span | undefined {
  const stems = wordsOf(flowOf(name).folded).map(({ folded }) => stemOf(folded));
  const { words } = letterWords(flow);
  const [first] = stems;
  if (first === undefined) return undefined;
  const longest = stems.reduce((long, stem) => (stem.length > long.length ? stem : long), first);
  for (const [place, { folded }] of words.entries()) {
    if (!folded.startsWith(longest)) continue;
    const near = words.slice(Math.max(0, place - stems.length - 1), place + stems.length + 2);
    const hits = near.filter((word) => stems.some((stem) => word.folded.startsWith(stem)));
    const found = stems.every((stem) => near.some((word) => word.folded.startsWith(stem)));
    const [from] = hits;
    const to = hits.at(-1);
    if (found && from && to) return flow.toSource(from.start, to.end);
  }
  return undefined;
}

/** The part that no case changes: all but an ending of one to three letters. */
function stemOf(word: string): string {
  return /\d/.test(word)
    ? word
    : word.slice(0, Math.max(Math.min(word.length, 3), word.length - 3));
}
