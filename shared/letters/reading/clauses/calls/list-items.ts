import {
  beginningOf,
  type Clause,
  clausesOf,
  itemMark,
} from '#shared/letters/reading/clauses/clause.ts';
import { imperatives } from '#shared/letters/reading/clauses/words/imperatives.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { anyOf } from '#shared/letters/text/word-list.ts';

const MOST_ITEMS = 8;
const MOST_CLAUSES = 16;
/** Length of a list that is quoted in one piece. */
export const LONGEST_LIST = 320;

/** The items of the list that a clause introduces; an item may have further sentences. */
export function itemsBehind(view: LetterView, opener: Clause): Clause[] {
  const clauses = clausesOf(view);
  const at = clauses.indexOf(opener) + 1;
  const rest = clauses.slice(at, at + MOST_CLAUSES);
  const own = sortOfMark(opener.text);
  const isItem = ({ text }: Clause) => itemMark.test(text);
  // "II. wezwać … do złożenia: - …, - …; III. zobowiązać …": the opener's own list goes on.
  const isBesideOpener = ({ text }: Clause) => own !== undefined && sortOfMark(text) === own;
  const [first] = rest;
  if (first === undefined || !isItem(first)) return [];
  const end = rest.findIndex(
    (clause) => (!isItem(clause) && opensParagraph(view, clause)) || isBesideOpener(clause),
  );
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .filter(isItem)
    .slice(0, MOST_ITEMS);
}

/** The sort of an item's mark: the figure, letter or sign with every figure and letter made alike. */
const sortOfMark = (text: string): string | undefined =>
  itemMark
    .exec(text)?.[0]
    .trim()
    .replace(/[ivx]+(?=[.)])/, 'i')
    .replace(/\d+/, '1')
    .replace(/[a-hj-z](?=\))/, 'a');

const MOST_ANSWERS = 3;
/** "Dopłacić 386,42 zł razem z opłatą.", "Odeślij druk.": a deed at the beginning of a sentence. */
const opensWithDeed = new RegExp(
  String.raw`^(?:[a-z]{3,}c (?:sie )?[a-z\d]|${anyOf(imperatives)})`,
);

/** The sentences directly behind "Co musi Pan zrobić?" that name a deed, where no list follows. */
export function answersBehind(view: LetterView, opener: Clause): Clause[] {
  const clauses = clausesOf(view);
  const at = clauses.indexOf(opener) + 1;
  const next = clauses.slice(at, at + MOST_ANSWERS);
  const end = next.findIndex(({ text }) => !opensWithDeed.test(text));
  return end < 0 ? next : next.slice(0, end);
}

const opensParagraph = ({ flow }: LetterView, { span }: Clause) =>
  flow.text.slice(Math.max(0, span.start - 2), span.start) === '\n\n';

/** Splits a long list between items; an item that only introduces others is not left alone. */
export function portions(start: number, items: readonly Clause[]): Span[] {
  const found: Span[] = [];
  let from = start;
  for (const [index, { span, text }] of items.entries()) {
    if (text.endsWith(':') && index < items.length - 1) continue;
    const next = items.slice(index + 1).find((one) => !one.text.endsWith(':'));
    if (next !== undefined && next.span.end - from <= LONGEST_LIST) continue;
    found.push({ start: from, end: span.end });
    from = span.end;
  }
  return found;
}

/** A clause with the whole list that it introduces ("jedno z dwojga: 1) … 2) …"); undefined without a list. */
export function withItems(view: LetterView, clause: Clause): string | undefined {
  const last = itemsBehind(view, clause).at(-1);
  if (last === undefined) return undefined;
  return quoteAt(view, { start: beginningOf(view, clause), end: last.span.end }, LONGEST_WHOLE);
}

const LONGEST_WHOLE = 600;

/** "…, po pierwsze paragon; po drugie zaświadczenie; po trzecie …": the last of the things counted in sentences of their own. */
export function countedBehind(view: LetterView, clause: Clause): Clause | undefined {
  if (!/\bpo pierwsze\b/.test(clause.text)) return undefined;
  const clauses = clausesOf(view);
  const behind = clauses.slice(clauses.indexOf(clause) + 1);
  const end = behind.findIndex(({ text }) => !countsOn.test(text));
  return end < 0 ? behind.at(-1) : behind[end - 1];
}
const countsOn = /^(?:a |i |oraz |wreszcie |no i )?po (?:drugie|trzecie|czwarte|piate)\b/;
