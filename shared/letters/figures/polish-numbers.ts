import { allowedEdits, editDistance } from '#shared/letters/text/stems.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';

import { cardinalValues } from './number-words.ts';

/** A cardinal number in words with its place in folded text. */
export type NumberPhrase = Span & { value: number };

type Word = Span & { text: string };

/**
 * Every run of number words in folded text, read as one number ("szesc tysiecy trzysta osiemnascie").
 * Inside a run an OCR error is corrected when only one number word is similar.
 */
export function findNumberPhrases(folded: string): NumberPhrase[] {
  const phrases: NumberPhrase[] = [];
  let run: (Word & { value: number })[] = [];
  const close = () => {
    const phrase = phraseOf(run);
    if (phrase !== undefined) phrases.push(phrase);
    run = [];
  };
  for (const match of folded.matchAll(/[a-z]+/g)) {
    if (run.length === 0 && !cardinalValues.has(match[0])) continue; // nothing begins here
    const word = { text: match[0], start: match.index, end: match.index + match[0].length };
    const last = run.at(-1);
    if (
      last !== undefined &&
      !/^[\s-]{1,3}$/.test(folded.slice(last.end, word.end - word.text.length))
    ) {
      close();
    }
    const value =
      cardinalValues.get(word.text) ?? (run.length > 0 ? nearestValue(word.text) : undefined);
    if (value !== undefined) run.push({ ...word, value });
    else if (run.length > 0) close();
  }
  close();
  return phrases;
}

function phraseOf(run: readonly (Span & { value: number })[]): NumberPhrase | undefined {
  const first = run[0];
  const last = run.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { value: numberOf(run.map(({ value }) => value)), start: first.start, end: last.end };
}

/** Turns the values of number words in reading order into the number ([6, 1000, 300, 18] → 6318). */
function numberOf(values: readonly number[]): number {
  let total = 0;
  let group = 0;
  for (const value of values) {
    if (value < 1_000) {
      group += value;
    } else {
      total += Math.max(group, 1) * value;
      group = 0;
    }
  }
  return total + group;
}

const byLength = new Map<number, string[]>();
for (const word of cardinalValues.keys()) {
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
}

function nearestValue(word: string): number | undefined {
  const edits = allowedEdits(word.length);
  if (edits === 0 || word.length > 24) return undefined;
  for (let limit = 1; limit <= edits; limit += 1) {
    const values = new Set<number>();
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const known of byLength.get(length) ?? []) {
        const value = cardinalValues.get(known);
        if (value !== undefined && editDistance(word, known, limit) <= limit) values.add(value);
      }
    }
    const [only, ...others] = values;
    if (only !== undefined) return others.length === 0 ? only : undefined;
  }
  return undefined;
}

/** A number in Polish words ("dwadzieścia jeden", "czternastu") or digits; undefined when it is neither. */
export function parsePolishNumber(text: string): number | undefined {
  const folded = foldText(text).trim();
  if (/^\d{1,9}$/.test(folded)) return Number(folded);
  const [phrase, ...rest] = findNumberPhrases(folded);
  if (phrase === undefined || rest.length > 0) return undefined;
  return phrase.start === 0 && phrase.end === folded.length ? phrase.value : undefined;
}
