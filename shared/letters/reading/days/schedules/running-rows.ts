import { datesInFlow, type FlowDate } from '#shared/letters/calendar/dates.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

const sum = String.raw`\d{1,3}(?:[ .]\d{3})*,\d{2}(?: ?zl| ?pln)?`;
/** What stands between two days of a schedule on one line: the sums of a row and the mark of the next. */
const row = new RegExp(
  String.raw`^(?: ?r\.)?((?:[\s|;,]{1,3}${sum}){1,8})[\s|;,]{0,3}(?:(?:rata )?(?:[ivx]{1,5}|\d{1,2})[.)]?(?: rata)?)?[\s|:]*$`,
);
const lastRow = new RegExp(String.raw`^(?: ?r\.)?(?:[\s|;,]{1,3}${sum}){1,8}`);
const heading =
  /\b(?:rat[ayę]?|harmonogram\w*|termin\w* (?:platnosci|splaty|wplaty)|plan splaty|platn\w+)\b/;
/** Rows of what was paid or missed, and of what is only forecast, are no schedule. */
const past = /\bnie(?: ?zaplac|wplac)\w*|\bzaplacon\w*|\bwplacon\w*|\bzalegl\w*|\bprognoz/;
const ABOVE = 220;
const LEAST = 3;

type Row = { date: FlowDate; at: number; end: number };

/** "1. 15.07.2026 1 240,00 62,00 1 302,00 2. 17.08.2026 1 240,00 …": the rows of a schedule that became one line. */
export const runningRows = oncePer(({ flow }: LetterView): readonly Row[] => {
  const dates = datesInFlow(flow).toSorted((one, other) => one.at.start - other.at.start);
  const runs: Row[][] = [];
  let run: Row[] = [];
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1];
    const behind = flow.folded.slice(
      date.at.end,
      Math.min(date.at.end + ABOVE, next?.at.start ?? Infinity),
    );
    const isRow = next !== undefined && row.test(behind);
    const closes = !isRow && run.length > 0 ? lastRow.exec(behind) : null;
    const end = isRow ? next.at.start : date.at.end + (closes?.[0].length ?? 0);
    if (isRow || closes !== null) run.push({ date, at: date.at.start, end });
    if (isRow) continue;
    if (run.length > 0) runs.push(run);
    run = [];
  }
  return runs.filter((rows) => isSchedule(flow, rows)).flat();
});

/** Rows on one line with days that follow each other, below words for a schedule. */
function isSchedule(flow: LetterView['flow'], rows: readonly Row[]): boolean {
  const [first] = rows;
  if (first === undefined || rows.length < LEAST) return false;
  const isRising = rows.every(({ date }, at) => date.iso > (rows[at - 1]?.date.iso ?? ''));
  const isOneLine = !flow.text.slice(first.at, rows.at(-1)?.at).includes('\n');
  const above = flow.folded.slice(Math.max(0, first.at - ABOVE), first.at);
  return isRising && isOneLine && heading.test(above) && !past.test(above);
}
