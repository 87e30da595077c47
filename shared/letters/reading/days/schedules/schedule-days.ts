import { datesInFlow, type FlowDate } from '#shared/letters/calendar/dates.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { forecastsOf, isCovered } from '#shared/letters/reading/money/balances/forecasts.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { listedDays } from './listed-days.ts';
import { runningRows } from './running-rows.ts';

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
/** What a row may contain besides its day and sums: its number, its quarter or month ("1. | I") and the mark of a note. */
const mark =
  /^(?:(?:[ivx]{1,5}|\d{1,2})[.)]?(?:[|;\s-]+(?:[ivx]{1,5}|\d{1,2}))?)?[.)]?\s*[|*;\s:-]*$/;
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
    ...runningRows(view),
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
