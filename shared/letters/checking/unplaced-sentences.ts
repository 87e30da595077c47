import type { Classification } from '#shared/domain/analysis-result.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import { isAside, tellsAct } from '#shared/letters/reading/clauses/acts.ts';
import { concernsReader } from '#shared/letters/reading/clauses/persons.ts';
import { toReader } from '#shared/letters/reading/clauses/words/deeds.ts';
import { everyday } from '#shared/letters/reading/clauses/words/own-words-lists.ts';
import { effects } from '#shared/letters/reading/gist/effect-words.ts';
import { LONGEST, quoteOfPoint } from '#shared/letters/reading/gist/point-quote.ts';
import {
  choices,
  duties,
  figureWords,
  losses,
  outcomes,
  rights,
} from '#shared/letters/reading/gist/point-words.ts';
import type { Point } from '#shared/letters/reading/gist/points.ts';
import { isQuotable, saysTheSame } from '#shared/letters/reading/gist/quotable.ts';
import { type RankedPoint, rankedPoints } from '#shared/letters/reading/gist/ranked-points.ts';
import {
  noSums,
  sumsToTell,
  type ToldSums,
  withoutOtherSums,
} from '#shared/letters/reading/gist/told-sums.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { folded, toldWordsIn } from './told-words.ts';

const MOST = 8;
/**
 * A sentence is shown when it has a day or two signs, or one sign in the letter's own act; a duty alone or a
 * sum in an instruction is not enough.
 */
const LEAST = 1;
/** How much it counts that the trained model takes a point for a central one. */
const OF_SHARE = 4;
/** How sure the model has to be of a point among the reasons. */
const OF_REASONS = 0.5;
const SHORTEST = 20;
const FEWEST_WORDS = 3;
const MOST_ROWS = 1;

const general = wordPattern(everyday);
const right = wordPattern(rights);
const duty = wordPattern(duties);
const outcome = wordPattern(outcomes);
const telling = wordPattern(figureWords);
const reader = wordPattern(toReader);
/** "Bank może dochodzić całości od Pana", "rzeczoznawca potwierdził": somebody else acts in the reader's matter. */
const inMatter = new RegExp(
  either(
    /\b(?:od|dla|wobec|u|do|przez) (?:pana|pania|pani|panstwa)(?![ ,]+(?:[a-z]+ )?ul\.)/,
    /\b(?:rzeczoznawc|biegl(?:y|a|i|ego)\b|ekspert)/,
  ),
);

const loss = wordPattern(losses, effects);
const choice = wordPattern(choices);
/** A length of time to act in: "ma 6 miesięcy", "w ciągu sześciu miesięcy". */
const time =
  /\b(?:ma|maja|masz|w ciagu|w terminie|przez|po) (?:\w+ )?(?:\d{1,3}|dwoch|trzech|szesci\w+|siedmi\w+|czternastu|trzydziestu) (?:dni|tygodni|miesi|lat)/;
/**
 * Sentences of the letter that no fact of the result uses and that give the reader a right, a duty, a day, an
 * outcome, a loss or a sum shown nowhere else: at most eight, in the letter's order and words. Sums to pay belong to
 * the money section.
 */
export function unplacedSentences(letter: Letter, result: Classification): string[] {
  const facts = readLetter(letter);
  const { view, role } = facts;
  if (isUntrusted(facts)) return [];
  const { isTold, tells, untoldEnd } = toldWordsIn(result);
  const weight = weightIn(view, letter, result);
  const sums =
    result.financial_obligations.direction === 'to_pay' ? sumsToTell(readLetter(letter)) : noSums;
  const weighed = rankedPoints(view)
    .filter((point) => isAbout(point, role) && isReadable(view, point))
    .flatMap((point) => {
      if (!isTold(point)) return [point];
      const end = point.part === 'operative' ? untoldEnd(view, point) : null;
      return end === null ? [] : [{ ...end, share: point.share }];
    })
    .map((point) => ({
      point,
      weight: weight(point) + OF_SHARE * point.share,
      quote: wordsOf(view, point, sums),
    }))
    .filter((one) => one.weight >= LEAST)
    .toSorted((one, other) => other.weight - one.weight);
  const chosen: { point: Point; quote: string }[] = [];
  for (const { point, quote } of weighed) {
    const isNew = chosen.every((other) => !saysTheSame(point, other.point));
    if (chosen.length < MOST && isNew && quote !== null && !tells(quote))
      chosen.push({ point, quote });
  }
  return chosen
    .toSorted((one, other) => one.point.span.start - other.point.span.start)
    .map(({ quote }) => quote);
}

/** How much a clause adds to what the result shows. */
function weightIn(
  view: LetterView,
  letter: Letter,
  result: Classification,
): (clause: Point) => number {
  const { documentDate } = readLetter(letter);
  const { in_short, required_actions, optional_actions, critical_dates } = result;
  const told = folded(JSON.stringify([result]));
  const days = findDates(view.flow).filter(
    ({ iso, role }) => role !== 'statute' && iso > (documentDate ?? '9999') && !told.includes(iso),
  );
  const hasDay = ({ span }: Point) =>
    days.some(({ at }) => at.start >= span.start && at.start < span.end);
  const figures = figuresIn(
    folded(JSON.stringify([in_short, required_actions, optional_actions, critical_dates])),
  );
  const hasFigure = ({ text }: Point) => [...figuresIn(text)].some((one) => !figures.has(one));
  return (clause) => {
    const { text, part } = clause;
    const isOwn = part === 'operative';
    const tellsSum = isOwn && hasFigure(clause) && tellsFigure(view, clause);
    const isAct = isOwn && tellsAct(clause) && !letterhead.test(text) && !outcome.test(text);
    return (
      3 * Number(hasDay(clause)) +
      2 * Number(right.test(text) || isOfRights(clause)) +
      2 * Number(time.test(text)) +
      (isOwn ? 3 : 2) * Number(outcome.test(text)) +
      1.5 * Number(tellsSum) +
      Number(isAct) +
      Number(isOwn && happened.test(text)) +
      0.5 * Number((tellsSum || isAct || happened.test(text)) && reader.test(text)) +
      Number(duty.test(text)) +
      (isOwn ? 2 : 1) * Number(loss.test(text)) +
      Number(isOwn && choice.test(text)) +
      3 * Number(isTicked(view, clause)) +
      Number(isOwn)
    );
  };
}

/** A sentence, or a line that explains its sum: "4 osoby x 33,00 zł = 132,00 zł miesięcznie". */
const isReadable = (view: LetterView, point: Point) =>
  isQuotable(view, point) ||
  isTicked(view, point) ||
  (point.part === 'operative' && figuresIn(point.text).size > 0 && tellsFigure(view, point));

/** "[X] nadania przydziału mobilizacyjnego": what the sender marked in a form. */
const isTicked = ({ spaced }: LetterView, { span }: Point) =>
  /^\s*(?:\[x\]|☑|☒)/.test(spaced.slice(span.start, span.end));

const figure = /(\d{1,3}(?: \d{3})+|\d+)(?:,(\d{2}))? ?(?:zl|pln|eur|chf|usd|%|procent)/g;

/** "Opłata wynosi 36 zł od osoby", "4 x 33,00 = 132,00 zł miesięcznie"; never rows of a table, which have no verb. */
function tellsFigure(view: LetterView, clause: Point): boolean {
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

/** "Może Pan: 1) …, 2) …": the items of a list that grants something. */
const isOfRights = ({ isItem, governor }: Point) => isItem && right.test(governor);

function isAbout(point: RankedPoint, role: ReturnType<typeof readLetter>['role']): boolean {
  const { part, text, share } = point;
  return (
    (part !== 'reasons' || share >= OF_REASONS) &&
    text.length >= SHORTEST &&
    !general.test(text) &&
    !text.endsWith('?') &&
    // "Może Pan:": the items after it are shown on their own.
    !(text.endsWith(':') && right.test(text)) &&
    (concernsReader(point, role) || (part === 'operative' && inMatter.test(text)))
  );
}

/** The words of a point; null when they would read as an order to pay another sum than the one that is due. */
function wordsOf(view: LetterView, point: Point, sums: ToldSums): string | null {
  const quote = quoteOfPoint(view, point, LONGEST).replace(/[\s,;]+$/, '');
  const isOwn = point.part === 'operative';
  const told = withoutOtherSums(quote, isOwn ? sums : noSums);
  return (told?.match(/\p{L}{3,}/gu)?.length ?? 0) < FEWEST_WORDS ? null : told;
}
