import type { Classification } from '#shared/domain/analysis-result.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import {
  beginningOf,
  type Clause,
  clausesOf,
  itemMark,
  spanWithBracket,
} from '#shared/letters/reading/clauses/clause.ts';
import { isAside, tellsAct } from '#shared/letters/reading/clauses/gist.ts';
import { concernsReader } from '#shared/letters/reading/clauses/persons.ts';
import { toReader } from '#shared/letters/reading/clauses/words/gist-words.ts';
import { everyday } from '#shared/letters/reading/clauses/words/own-words-lists.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { duties, figureWords, outcomes, rights } from './unplaced-words.ts';

const MOST = 5;
/**
 * A sentence is shown when it has a day or two signs, or one sign in the letter's own act; a duty alone or a
 * sum in an instruction is not enough.
 */
const LEAST = 2.5;
const SHORTEST = 20;
const LONGEST = 240;
/** Two sentences with this many characters in common count as the same. */
const SAME = 50;
const MOST_ROWS = 1;

const general = wordPattern(everyday);
const right = wordPattern(rights);
const duty = wordPattern(duties);
const outcome = wordPattern(outcomes);
const telling = wordPattern(figureWords);
const reader = wordPattern(toReader);

/** What is lost or follows. */
const loss = new RegExp(either('utrac', 'wygasni', 'wygasa', 'pod rygorem', 'przedawn', 'przepad'));
/** A length of time to act in: "ma 6 miesięcy", "w ciągu sześciu miesięcy". */
const time =
  /\b(?:ma|maja|masz|w ciagu|w terminie|przez|po) (?:\w+ )?(?:\d{1,3}|dwoch|trzech|szesci\w+|siedmi\w+|czternastu|trzydziestu) (?:dni|tygodni|miesi|lat)/;
/** Words for paying: the money section of the result already shows sums to pay with their role. */
const paying = new RegExp(
  either(
    'zaplac',
    'zaplat',
    'wplac',
    'wplat',
    'uregul',
    'splac',
    'splat',
    'przelej',
    'przelew',
    'uisc',
    'uiszcz',
  ),
);

const sum = /\d ?(?:(?:zl|pln|chf|usd|euro?)\b|€)/;

/**
 * Sentences of the letter that no fact of the result uses and that give the reader a right, a duty, a day, an
 * outcome, a loss or a sum shown nowhere else: at most five, in the letter's order and words. Sums to pay belong to
 * the money section.
 */
export function unplacedSentences(letter: Letter, result: Classification): string[] {
  const { view, role, type } = readLetter(letter);
  if (type.reply === 'scam') return [];
  const clauses = clausesOf(view);
  const isTold = toldIn(result);
  const weight = weightIn(view, letter, result);
  return clauses
    .filter((clause) => isAbout(clause, role) && !isTold(clause) && !paysSum(clause))
    .map((clause) => ({ clause, weight: weight(clause) }))
    .filter((one) => one.weight >= LEAST)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .toSorted((one, other) => one.clause.span.start - other.clause.span.start)
    .map(({ clause }) => wordsOf(view, clause));
}

const paysSum = ({ text }: Clause) => paying.test(text) && sum.test(text);

/** Whether the result already covers a clause. */
function toldIn({ critical_dates: dates, ...facts }: Classification): (clause: Clause) => boolean {
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
  return ({ text }) =>
    told.includes(bare(text).slice(0, SAME)) || quotes.some((quote) => text.includes(quote));
}

/** How much a clause adds to what the result shows. */
function weightIn(
  view: LetterView,
  letter: Letter,
  result: Classification,
): (clause: Clause) => number {
  const { documentDate } = readLetter(letter);
  const { in_short, required_actions, optional_actions, critical_dates } = result;
  const told = folded(JSON.stringify([result]));
  const days = findDates(view.flow).filter(
    ({ iso, role }) => role !== 'statute' && iso > (documentDate ?? '9999') && !told.includes(iso),
  );
  const hasDay = ({ span }: Clause) =>
    days.some(({ at }) => at.start >= span.start && at.start < span.end);
  const figures = figuresIn(
    folded(JSON.stringify([in_short, required_actions, optional_actions, critical_dates])),
  );
  const hasFigure = ({ text }: Clause) => [...figuresIn(text)].some((one) => !figures.has(one));
  const listed = itemsOfRights(clausesOf(view));
  return (clause) => {
    const { text, part } = clause;
    const isOwn = part === 'operative';
    const tellsSum = isOwn && hasFigure(clause) && tellsFigure(view, clause);
    const isAct = isOwn && tellsAct(clause) && !letterhead.test(text) && !outcome.test(text);
    return (
      3 * Number(hasDay(clause)) +
      2 * Number(right.test(text) || listed.has(clause)) +
      2 * Number(time.test(text)) +
      (isOwn ? 3 : 2) * Number(outcome.test(text)) +
      1.5 * Number(tellsSum) +
      Number(isAct) +
      Number(isOwn && happened.test(text)) +
      0.5 * Number((tellsSum || isAct || happened.test(text)) && reader.test(text)) +
      Number(duty.test(text)) +
      Number(loss.test(text)) +
      Number(isOwn)
    );
  };
}

const figure = /(\d{1,3}(?: \d{3})+|\d+)(?:,(\d{2}))? ?(?:zl|pln|eur|chf|usd|%|procent)/g;

/** "Opłata wynosi 36 zł od osoby", "4 x 33,00 = 132,00 zł miesięcznie"; never rows of a table, which have no verb. */
function tellsFigure(view: LetterView, clause: Clause): boolean {
  const { span, text } = clause;
  const lines = view.flow.folded.slice(span.start, span.end).split('\n');
  return (
    !isAside(clause) &&
    !letterhead.test(text) &&
    (tellsAct(clause) || telling.test(text)) &&
    lines.filter((line) => endsInSum.test(line)).length <= MOST_ROWS
  );
}

const endsInSum = /\d(?:,\d{2})?(?: ?(?:zl|pln))?\W*$/;
/** A postcode, a register number or the subject of a mail. */
const letterhead = /\b\d{2}-\d{3}\b|\bkrs\b|\btemat:/;
/** "W dniu 14.11.2025 o godz. 15:42 Pani syn jechał bez biletu": what the letter accuses the reader of. */
const happened = /^(?:w dniu|dnia) \d[^;]{0,60}\bo godz/;

/** The sums and shares of a folded text. */
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(figure)].map(
      ([, whole = '', part = '00']) => `${whole.replaceAll(' ', '')},${part}`,
    ),
  );

const folded = (text: string) => foldText(text).replace(/\s+/g, ' ');
const bare = (text: string) => text.replace(itemMark, '').replace(/[\s.,;:]+$/, '');

/** "Może Pan: 1) …, 2) …": the items of a list that grants something. */
function itemsOfRights(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const items = new Set<Clause>();
  let isGranted = false;
  let isOpen = false;
  for (const clause of clauses) {
    if (itemMark.test(clause.text)) {
      if (isGranted) items.add(clause);
    } else if (!isOpen) isGranted = right.test(clause.text) && clause.text.endsWith(':');
    // "2) złożyć wniosek; mandat wystawimy podczas wizyty,": an item goes on to the end of its sentence.
    isOpen = isGranted && /[,;:]$/.test(clause.text);
  }
  return items;
}

function isAbout(clause: Clause, role: ReturnType<typeof readLetter>['role']): boolean {
  const { part, text } = clause;
  return (
    part !== 'reasons' &&
    text.length >= SHORTEST &&
    !general.test(text) &&
    !text.endsWith('?') &&
    // "Może Pan:": the items after it are shown on their own.
    !(text.endsWith(':') && right.test(text)) &&
    concernsReader(clause, role)
  );
}

function wordsOf(view: LetterView, clause: Clause): string {
  const span = { start: beginningOf(view, clause), end: spanWithBracket(view, clause).end };
  return quoteAt(view, span, LONGEST).replace(/[\s,;]+$/, '');
}
