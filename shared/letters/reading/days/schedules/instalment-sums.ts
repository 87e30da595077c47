import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';
import { datesInFlow, type FlowDate } from '#shared/letters/calendar/dates.ts';
import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { findAmounts, type FoundAmount } from '#shared/letters/figures/amounts.ts';
import { INSTALMENT } from '#shared/letters/reading/clauses/term-purpose.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import type { Span } from '#shared/letters/text/text.ts';

/** Instalments with separate due days, each with the sum beside its day. */
export const instalmentDays = (
  view: LetterView,
  terms: readonly Term[],
  documentDate: string | null,
): LetterEvent[] =>
  instalmentsIn(view, terms, documentDate).map(({ term, sum }) => ({
    kind: 'instalment',
    date: term.date,
    time: null,
    place: null,
    attendance: null,
    what: `${term.what}${sum === undefined ? '' : `: ${moneyText(sum.grosze / 100, sum.currency)}`}`,
    consequence: null,
    quote: term.quote,
  }));

const ofInstalment = (what: string): boolean => what.startsWith(INSTALMENT);

/** The terms for parts of a sum, each with the sum beside its day; undefined when none stands there. */
export function instalmentsIn(
  view: LetterView,
  terms: readonly Term[],
  documentDate: string | null,
  isPart = ofInstalment,
): readonly { term: Term; sum: FoundAmount | undefined }[] {
  const dates = datesInFlow(view.flow, documentDate ?? undefined);
  const rows = terms
    .filter(({ kind, what }) => kind === 'date' && isPart(what))
    .map((term) => ({ term, ...sumsBeside(view, dates, term.date) }));
  const column = paidColumn(
    view,
    rows.map(({ sums }) => sums),
  );
  return rows.map(({ term, sums, isBehind }) => ({
    term,
    sum: column === undefined ? (isBehind ? sums[0] : sums.at(-1)) : sums[column],
  }));
}

const LEAST_COLUMNS = 2;
const MOST_COLUMNS = 8;

/**
 * "I  15.07.2026  1 200,00  11,00": among the columns of a schedule the one to pay adds up to the largest total that the
 * letter names, or to the other columns of its row. Undefined for rows of one sum.
 */
function paidColumn(
  view: LetterView,
  rows: readonly (readonly FoundAmount[])[],
): number | undefined {
  const count = Math.min(...rows.map((sums) => sums.length));
  if (rows.length < 2 || count < LEAST_COLUMNS || count > MOST_COLUMNS) return undefined;
  const named = new Set(findAmounts(view.flow).map(({ grosze }) => grosze));
  const columns = Array.from({ length: count }, (_, column) => {
    const total = rows.reduce((all, sums) => all + (sums[column]?.grosze ?? 0), 0);
    return { column, total, isNamed: named.has(total) };
  });
  const wholes = columns.filter(({ isNamed }) => isNamed);
  const [best] = wholes.toSorted((one, other) => other.total - one.total);
  return best?.column ?? columns.find(({ column }) => isSumOfOthers(rows, column, count))?.column;
}

const isSumOfOthers = (
  rows: readonly (readonly FoundAmount[])[],
  column: number,
  count: number,
): boolean =>
  rows.every((sums) => {
    const own = sums[column]?.grosze ?? 0;
    return sums.slice(0, count).reduce((all, { grosze }) => all + grosze, 0) === 2 * own;
  });

type Beside = { sums: readonly FoundAmount[]; isBehind: boolean };

function sumsBeside(view: LetterView, dates: readonly FlowDate[], iso: string | null): Beside {
  const date = dates.find((found) => found.iso === iso);
  if (date === undefined) return { sums: [], isBehind: false };
  const { text } = view.flow;
  const start = text.lastIndexOf('\n', date.at.start) + 1;
  const next = text.indexOf('\n', date.at.end);
  const line = { start, end: next < 0 ? text.length : next };
  const days = dates
    .map(({ at }) => at)
    .filter(({ start: at }) => at >= line.start && at < line.end)
    .toSorted((one, other) => one.start - other.start);
  const part = days.length > 1 ? partOf(view, days, date.at, line) : line;
  return { sums: sumsIn(view, part), isBehind: part.start >= date.at.end };
}

/** "do 15 marca 154,00 zł, do 15 maja 153,00 zł": the words between two days hold the sum of one, before or behind it. */
function partOf(view: LetterView, days: readonly Span[], day: Span, line: Span): Span {
  const place = days.findIndex(({ start }) => start === day.start);
  const last = days.at(-1)?.end ?? line.end;
  const isBehind = sumsIn(view, { start: last, end: line.end }).length > 0;
  return isBehind
    ? { start: day.end, end: days[place + 1]?.start ?? line.end }
    : { start: days[place - 1]?.end ?? line.start, end: day.start };
}

const sumsIn = (view: LetterView, { start, end }: Span): FoundAmount[] =>
  findAmounts(view.flow).filter(({ span }) => {
    const at = flowPosition(view, span.start);
    return at >= start && at < end;
  });
