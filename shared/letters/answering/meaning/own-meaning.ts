import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { doesAct, tellsAct } from '#shared/letters/reading/clauses/acts.ts';
import { namesWithdrawn } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import { type Outcome, outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import { quoteOfPoint, quoteTo } from '#shared/letters/reading/gist/point-quote.ts';
import { rights } from '#shared/letters/reading/gist/point-words.ts';
import { pointMark, pointsOf } from '#shared/letters/reading/gist/points.ts';
import { isQuotable, saysTheSame } from '#shared/letters/reading/gist/quotable.ts';
import { type RankedPoint, rankedPoints } from '#shared/letters/reading/gist/ranked-points.ts';
import {
  enteredResult,
  measuredResult,
  ruledPoints,
  tickedResult,
} from '#shared/letters/reading/gist/ruled-points.ts';
import {
  sumsToTell,
  type ToldSums,
  withoutOtherSums,
} from '#shared/letters/reading/gist/told-sums.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { rankedAmounts } from '#shared/letters/reading/ranker/ranked-amounts.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

const MOST = 3;
/** How likely a point has to be one that the reader must be told. */
const LEAST = 0.3;
/** What the sender does is told for want of a likelier point. */
const OF_ACT = 0.3;
const LEAST_WORDS = 3;
const right = wordPattern(rights);
/** "skreśla Pana z listy": whatever the verb is. */
const actsOnReader = /^(?:nie )?[a-z]{4,}(?:a|uje|am|[aei]my) (?:pana|pania|panu|panstwu)\b/;

/**
 * What the letter does in its own words: its likeliest points, in their order. One about paying another sum than the one
 * shown as due is left out: beside the first card it would read as an order to pay.
 */
export function ownWords(facts: LetterFacts): string[] {
  const { view } = facts;
  if (isUntrusted(facts)) return [];
  const sums = sumsToTell(facts);
  const chosen: { quote: string; point: RankedPoint }[] = [];
  for (const point of likeliest(view)) {
    if (chosen.length === MOST) break;
    const quote = withoutOtherSums(quoteOfPoint(view, point), sums);
    const isNew = chosen.every((other) => !saysTheSame(point, other.point));
    if (quote !== null && isNew && quote.split(' ').length >= LEAST_WORDS)
      chosen.push({ quote, point });
  }
  const told = chosen
    .toSorted((left, right) => left.point.span.start - right.point.span.start)
    .map(({ quote }) => quote);
  const decisive = unplacedSum(facts, told);
  return [...ruling(facts, told, sums), ...told, ...(decisive === undefined ? [] : [decisive])];
}

const MOST_RULED = 2;

/** An item of a ruling from its first word on. */
function behindMark(view: LetterView, { start, end }: Span): Span {
  const words = view.spaced.slice(start, end);
  const lead = words.search(/\S/);
  return { start: start + lead + (pointMark.exec(words.slice(lead))?.[0].length ?? 0), end };
}

/** What a ruling decides, or the result that a form ticks, when none of it is among what is told. */
function ruling({ view, type }: LetterFacts, told: readonly string[], sums: ToldSums): string[] {
  const ticked = tickedResult(view) ?? enteredResult(view);
  const measured = type.code.startsWith('decyzja') ? measuredResult(view) : null;
  const ruled = [...ruledPoints(view)]
    .filter((point) => !namesWithdrawn(view, point))
    .flatMap(({ span }) => withoutOtherSums(quoteTo(view, behindMark(view, span)), sums) ?? []);
  const isTold = (quote: string) =>
    told.some((other) => other.includes(quote) || quote.includes(other));
  return [
    ...(ticked === null || isTold(ticked) ? [] : [ticked]),
    ...(measured === null || isTold(measured) ? [] : [measured]),
    ...(ruled.some(isTold) ? [] : ruled.slice(0, MOST_RULED)),
  ];
}

/** How sure the model of sums has to be that one matters, though no rule gives it a direction. */
const MATTERS = 0.5;
/** The same where the letter's quoted points name no sum at all. */
const MAY_MATTER = 0.25;

const LEAST_IN_SENTENCE = 5;
const saysSum = /\d ?(?:zł|zl|PLN|EUR)/;

/** The sentence with the letter's likeliest sum where none is shown as due or coming; undefined where it is told. */
function unplacedSum(facts: LetterFacts, told: readonly string[]): string | undefined {
  const { view, financial } = facts;
  if (financial.direction !== 'none' || financial.main_amount.value !== null) return undefined;
  const least = told.some((quote) => saysSum.test(quote)) ? MATTERS : MAY_MATTER;
  const [likely] = rankedAmounts(view)
    .map(({ shares, raw, span }) => ({
      raw,
      at: flowPosition(view, span.start),
      share: (['main', 'total', 'get'] as const).reduce(
        (sum, name) => sum + (shares.get(name) ?? 0),
        0,
      ),
    }))
    .filter(({ share }) => share >= least)
    .toSorted((left, right) => right.share - left.share);
  if (likely === undefined || told.some((quote) => quote.includes(likely.raw))) return undefined;
  const point = pointsOf(view).find(({ span }) => span.start <= likely.at && likely.at < span.end);
  const words = point?.text.match(/[a-z]{3,}/g) ?? [];
  if (point?.part !== 'operative' || words.length < LEAST_IN_SENTENCE) return undefined;
  const quote = withoutOtherSums(quoteOfPoint(view, point), sumsToTell(facts));
  return quote?.includes(likely.raw) === true ? quote : undefined;
}

/** "zajmuję wynagrodzenie", and an item that a ruling's verb governs: "umorzyć postępowanie". */
const statesAct = (view: LetterView, point: RankedPoint) =>
  !right.test(point.text) &&
  (tellsAct(point) ||
    (point.isItem && doesAct(point.governor)) ||
    actsOnReader.test(foldText(quoteOfPoint(view, point))));

/** What the letter decides, without another sum than the due one where it is told in words about paying. */
export function toldOutcome(facts: LetterFacts): Outcome {
  const outcome = outcomeOf(facts.view, facts.type);
  const { words } = outcome;
  if (words === null) return outcome;
  return {
    ...outcome,
    words: withoutOtherSums(words, sumsToTell(facts)) ?? words.replace(/\d.*$/su, '…'),
  };
}

const likeliest = (view: LetterView): RankedPoint[] =>
  rankedPoints(view)
    .filter(
      (point) =>
        point.part === 'operative' && !right.test(point.governor) && isQuotable(view, point),
    )
    .map((point) => ({ ...point, share: point.share + (statesAct(view, point) ? OF_ACT : 0) }))
    .filter(({ share }) => share >= LEAST)
    .toSorted((left, right) => right.share - left.share);

/** A sum that the letter mentions without making the reader pay it yet; null when there is none or it is told. */
export function openSum(facts: LetterFacts, told: string): string | null {
  const { direction, total_amount, main_amount, currency } = facts.financial;
  if (isUntrusted(facts)) return null;
  const value = total_amount.value ?? main_amount.value;
  if ((direction !== 'conditional' && direction !== 'disputed') || value === null) return null;
  const sum = moneyText(value, currency);
  return told.includes(sum) ? null : `Kwota, o której mowa: ${sum}.`;
}
