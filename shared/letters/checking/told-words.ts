import type { Classification } from '#shared/domain/analysis-result.ts';
import { itemMark } from '#shared/letters/reading/clauses/clause.ts';
import { choices, losses, outcomes } from '#shared/letters/reading/gist/point-words.ts';
import type { Point } from '#shared/letters/reading/gist/points.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** Two sentences with this many characters in common count as the same. */
const SAME = 50;
/** A clause is told when this many of its characters are. */
const SAME_CLAUSE = 40;
const SHORTEST = 25;

/** What of the letter a result already tells, and what it leaves out at the end of a sentence that it tells. */
export type ToldWords = {
  isTold: (point: Point) => boolean;
  /** Whether these words, as they would be quoted, stand in the result already. */
  tells: (quote: string) => boolean;
  untoldEnd: (view: LetterView, point: Point) => Point | null;
};

export function toldWordsIn({ critical_dates: dates, ...facts }: Classification): ToldWords {
  // A row of money quotes the words around its sum: they explain nothing.
  const money = { ...facts.financial_obligations, rows: [] };
  const told = folded(JSON.stringify({ dates, ...facts, financial_obligations: money }));
  const quotes = [
    ...[...(dates.terms ?? []), ...(dates.events ?? [])].map(({ quote }) => quote ?? ''),
    // The words that the result quotes may begin in the middle of their sentence.
    ...[...JSON.stringify(facts).matchAll(/„([^”]{30,})”/g)].map(([, quote = '']) => quote),
  ]
    .map((quote) => bare(folded(quote)).slice(0, SAME))
    .filter((quote) => quote !== '');
  return {
    isTold: ({ text }) =>
      told.includes(bare(text).slice(0, SAME)) || quotes.some((quote) => text.includes(quote)),
    tells: (quote) => told.includes(bare(folded(quote)).slice(0, SAME)),
    untoldEnd: (view, point) => untoldEnd(view, point, told),
  };
}

const clauseStart = /(?:[,;] |(?<=[a-z]{4})\. |(?<=[a-z]) [-–] | (?=[a-d][.)] ))/g;
/** Why it is so, what else is chosen, lost or decided: a sentence is not told without it. */
const reason = new RegExp(
  either(/gdyz/, /poniewaz/, /albowiem/, /z powodu/, /wobec (?:nie|braku)/, /bez skierowania/),
);
const counts = [reason, ...[choices, losses, outcomes].map((words) => wordPattern(words))];
const sum = /\d ?(?:zl|pln|eur|punkt|pkt|%)/;

const needsBefore =
  /^(?:w tym |tj\. |albo |lub |(?:w |z |do |na |za )?(?:ktor|jaki|ze |aby |by |co ))/;

/** "…, gdyż nie zdołano ustalić sprawcy": the clauses behind the last one that is told, when they matter. */
function untoldEnd(view: LetterView, point: Point, told: string): Point | null {
  const { span } = point;
  const words = view.spaced.slice(span.start, span.end);
  const starts = [
    0,
    ...[...words.matchAll(clauseStart)].map(({ 0: mark, index }) => index + mark.length),
  ];
  const clauses = starts.map((start, at) => ({ start, words: words.slice(start, starts[at + 1]) }));
  const lastTold = clauses.findLastIndex(({ words: clause }) => {
    const own = bare(folded(clause)).trim().slice(0, SAME_CLAUSE);
    return own.length >= SHORTEST && told.includes(own);
  });
  const next = clauses[lastTold + 1];
  // "należności, jakie dłużnik ma u Państwa": without the word before it the end says nothing.
  const from = needsBefore.test(next?.words ?? '') ? clauses[lastTold]?.start : next?.start;
  if (lastTold < 0 || from === undefined) return null;
  const text = folded(words.slice(from)).trim();
  const isNew = text.length >= SHORTEST && !told.includes(bare(text).slice(-SHORTEST));
  const matters = counts.some((one) => one.test(text)) || sum.test(text);
  return isNew && matters
    ? { ...point, span: { start: span.start + from, end: span.end }, text }
    : null;
}

/** A text in folded letters with single spaces. */
export const folded = (text: string): string => foldText(text).replace(/\s+/g, ' ');
const bare = (text: string) => text.replace(itemMark, '').replace(/[\s.,;:]+$/, '');
