import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { doesAct, tellsAct } from '#shared/letters/reading/clauses/acts.ts';
import { isSuperseded } from '#shared/letters/reading/clauses/calls/superseded.ts';
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
  const { view, type } = facts;
  if (type.reply === 'scam') return [];
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
    .filter((point) => !isSuperseded(view, point))
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

const LONGEST_HEADING = 120;
const subjectMark = /^(?:dotyczy|dot\.|w sprawie|temat|przedmiot)\b ?:?\s*/i;
/** Where a heading goes over into its number, its day, the place or the head of a table. */
const headingEnd = /\s*(?:\bnr\b|\bz dnia\b|\d|\bw imieniu\b).*$/isu;
const openBracket = /\s*\([^)]*$/;
const afterCapitals =
  /(?<=^[\p{Lu}\s]{12,}) \p{Lu}\p{Ll}.*$|(?<=^(?:\p{Lu}+\s){2,}\p{Lu}+) \p{Ll}.*$/u;
const looseWords = /(?:[\s,–-]+(?:\p{L}{1,3}|dnia|stan))+$|(?:[\s–]+\p{Lu}{2,5})?[\s,–-]+$/u;
/** A heading inside the letter: "Co może Pani zrobić", "INFORMACJE NA ODWROCIE". */
const inner = /^(?:co|jak|kiedy|gdzie|dlaczego|ile|podstawa|zalacznik\w*)\b|\bodwroc/;
const wordStems = (text: string): string[] =>
  [...foldText(text).matchAll(/[a-z]{4,}/g)].map(([word]) => word.slice(0, 5));
/** A heading tells something new when this many of its words stand nowhere in what is told already. */
const NEW_WORDS = 1;
/** Words of headings that only name a sort of letter. */
const sorts = 'zawiadomienie informacja pismo wiadomość odpowiedź sprawie dotyczy';

const bareAct = /^(?:postanowienie|decyzja|zawiadomienie|zarzadzenie|wyrok|orzeczenie)$/;
const actsSubject = /^(?:o|w sprawie|w przedmiocie) \p{Ll}{4}/u;

/** "POSTANOWIENIE" and below it "o umorzeniu dochodzenia": what the act is about. */
function subjectBelow({ lines, titleLine, foldedTitle }: LetterView): string {
  if (!bareAct.test(foldedTitle)) return '';
  const below = lines.slice(titleLine + 1, titleLine + 3).find(({ text }) => text !== '');
  return below !== undefined && actsSubject.test(below.text) ? ` ${below.text}` : '';
}

/**
 * The sender's own heading or subject, when it says more than what is told: the kind's words may fit badly, the sender's
 * never do. Null for a heading of one word or a sentence.
 */
export function ownHeading({ view, type, sender }: LetterFacts, told: string): string | null {
  const heading = `${view.title}${subjectBelow(view)}`
    .replace(subjectMark, '')
    .replace(headingEnd, '')
    .replace(openBracket, '')
    .replace(afterCapitals, '')
    .replace(looseWords, '');
  const isWhole = /^\p{Lu}/u.test(heading) && !/[.!?:;[]/.test(heading);
  const isInner = inner.test(foldText(heading));
  if (type.reply === 'scam' || !isWhole || isInner || heading.length > LONGEST_HEADING) return null;
  const known = new Set(wordStems(`${sorts} ${type.label} ${sender ?? ''} ${told}`));
  const stems = wordStems(heading);
  const isNew = stems.filter((stem) => !known.has(stem)).length >= NEW_WORDS;
  return isNew && stems.length > 1 ? `Tytuł pisma: „${heading}”.` : null;
}

/** A sum that the letter mentions without making the reader pay it yet; null when there is none or it is told. */
export function openSum({ financial }: LetterFacts, told: string): string | null {
  const { direction, total_amount, main_amount, currency } = financial;
  const value = total_amount.value ?? main_amount.value;
  if ((direction !== 'conditional' && direction !== 'disputed') || value === null) return null;
  const sum = moneyText(value, currency);
  return told.includes(sum) ? null : `Kwota, o której mowa: ${sum}.`;
}
