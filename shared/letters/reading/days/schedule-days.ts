import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';
import { datesInFlow, type FlowDate } from '#shared/letters/calendar/dates.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { findAmounts, type FoundAmount } from '#shared/letters/figures/amounts.ts';
import { INSTALMENT } from '#shared/letters/reading/clauses/term-purpose.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { forecastsOf, isCovered } from '#shared/letters/reading/money/balances/forecasts.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { listedDays } from './listed-days.ts';

/** Words in a row or above it that make its days days of payment. */
const schedule = wordPattern([
  'rata', // rata | termin płatności | zaległość
  'raty',
  'rat',
  'harmonogram*', // Następne wpłaty - prognoza (harmonogram)
  'prognoz*',
  'wplaty',
  'terminy platnosci',
  'termin platnosci',
  'termin wplaty',
  'platne',
]);
const LINES_ABOVE = 3;
const LEAST_ROWS = 2;
/** What a row may contain besides its day and sums: the row's mark and the mark of a note. */
const mark = /^(?:[ivx]{1,5}|\d{1,2})?[.)]?\s*[|*;\s:-]*$/;
/** The number of the row's bill ("P1/7714420"); only a heading distinguishes an unpaid bill from a paid one. */
const billNumber = /^[|\s]*[a-z]{0,4}\d{0,4}\/[\w/-]+\s*/;
const figures =
  /\d{1,3}(?:[ .]\d{3})*,\d{2}(?: ?zl| ?pln)?|\brat[ay]\b|\b(?:termin\w*|platn\w+)(?: (?:platnosci|wplaty))?\b|\bdo(?: dnia)?\b|\br\b/g;

type Row = { date: FlowDate; at: number; end: number; isBill: boolean };

/** Days of a payment table (rows that contain only a mark, a day and sums) and of instalments listed in a sentence. */
export function scheduledDays(view: LetterView, documentDate: string | null): FoundTerm[] {
  const writtenOn = documentDate ?? undefined;
  const rows = datesInFlow(view.flow, writtenOn).flatMap((date) => rowOf(view, date));
  const isTable = rows.length >= LEAST_ROWS && rows.some(({ at }) => isHeaded(view, at));
  const lone = rows.filter(
    ({ date, isBill }) => !isBill && documentDate !== null && date.iso > documentDate,
  );
  // A payment that a surplus covers has no day.
  const found = (isTable ? rows : rows.length > 1 ? lone : []).filter(
    ({ date }) => !isCovered(view, view.flow.toSource(date.at.start, date.at.end).start),
  );
  const listed = listedDays(view, writtenOn).filter(({ iso }) => iso > (documentDate ?? ''));
  const alone = datesInFlow(view.flow, writtenOn).filter(({ at }) => isLeftAlone(view, at));
  // "Najbliższa wpłata: 122,12 zł do dnia 14.12.2026": the letter itself tells which payment is next.
  const left = view.terms.some(({ date }) => date === alone[0]?.iso) ? [] : alone;
  return [
    ...found,
    ...[...listed, ...left].map((date) => ({ date, at: date.at.start, end: date.at.end })),
  ]
    .filter(({ date }) => !view.terms.some((term) => term.date === date.iso))
    .map(({ date, at, end }) => ({
      kind: 'date',
      date: date.iso,
      amount: null,
      unit: null,
      from: null,
      quote: view.flow.text.slice(at, end).replace(/\s+/g, ' ').trim(),
      span: view.flow.toSource(at, end),
      sentence: view.flow.text.slice(at, end),
      time: null,
    }));
}

/** A day in a column of days, beside which the column of sums leaves something to pay. */
function isLeftAlone(view: LetterView, at: Span): boolean {
  const { start, end } = view.flow.toSource(at.start, at.end);
  return forecastsOf(view).some(
    (row) => row.left > 0 && start >= row.start && end <= row.end && !/,\d{2}/.test(row.quote),
  );
}

function rowOf({ flow }: LetterView, date: FlowDate): Row[] {
  const at = flow.text.lastIndexOf('\n', date.at.start) + 1;
  const next = flow.text.indexOf('\n', date.at.end);
  const end = next < 0 ? flow.text.length : next;
  const rest = `${flow.folded.slice(at, date.at.start)} ${flow.folded.slice(date.at.end, end)}`;
  if (!/\d,\d{2}/.test(rest)) return [];
  const marks = rest
    .replaceAll(figures, ' ')
    .replace(/[.\s]+/g, ' ')
    .trim();
  const withoutBill = marks.replace(billNumber, '');
  return mark.test(withoutBill) ? [{ date, at, end, isBill: withoutBill !== marks }] : [];
}

/** Whether the lines above the table call it a schedule of payments. */
function isHeaded({ flow }: LetterView, at: number): boolean {
  const above = flow.folded.slice(0, at).trimEnd().split(/\n+/).slice(-LINES_ABOVE);
  return above.some((line) => schedule.test(line));
}

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

/** The terms for parts of a sum, each with the last sum in its line; undefined when the line has none. */
export function instalmentsIn(
  view: LetterView,
  terms: readonly Term[],
  documentDate: string | null,
): readonly { term: Term; sum: FoundAmount | undefined }[] {
  const dates = datesInFlow(view.flow, documentDate ?? undefined);
  return terms
    .filter(({ kind, what }) => kind === 'date' && what.startsWith(INSTALMENT))
    .map((term) => ({ term, sum: sumBeside(view, dates, term.date) }));
}

function sumBeside(
  view: LetterView,
  dates: readonly FlowDate[],
  iso: string | null,
): FoundAmount | undefined {
  const date = dates.find((found) => found.iso === iso);
  if (date === undefined) return undefined;
  const { text } = view.flow;
  const start = text.lastIndexOf('\n', date.at.start) + 1;
  const next = text.indexOf('\n', date.at.end);
  const line = { start, end: next < 0 ? text.length : next };
  const days = dates
    .map(({ at }) => at)
    .filter(({ start: at }) => at >= line.start && at < line.end)
    .toSorted((one, other) => one.start - other.start);
  const part = days.length > 1 ? partOf(view, days, date.at, line) : line;
  const sums = sumsIn(view, part);
  return part.start >= date.at.end ? sums[0] : sums.at(-1);
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
