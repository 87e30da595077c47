import { ordinalValues } from '#shared/letters/figures/number-words.ts';
import { oncePerBoth } from '#shared/letters/text/once-per.ts';
import type { Flow, Span } from '#shared/letters/text/text.ts';

import {
  inWords,
  iso,
  mailDate,
  mailMonth,
  monthByStem,
  monthEnd,
  monthWord,
  nearMonthEnd,
  numeric,
  roman,
  romanMonths,
  withMonthName,
  yearEnd,
  yearless,
  yearlessAnywhere,
} from './date-patterns.ts';
import { daysInMonth } from './days.ts';
import { nearDays } from './near/near-days.ts';

/** A date as written, whether the calendar has it or not, with its place in the flow. */
export type RawDate = Span & { year: number; month: number; day: number };

/** Everything in the flow that is written as a date, whether the calendar has it or not, without overlaps. */
export const readDates: (flow: Flow, writtenOn: string | undefined) => readonly RawDate[] =
  oncePerBoth(datesWritten);

function datesWritten({ folded }: Flow, writtenOn: string | undefined): RawDate[] {
  const documentYear = writtenOn === undefined ? undefined : Number(writtenOn.slice(0, 4));
  const all: RawDate[] = [];
  const add: AddDate = (match, year, month, day) => {
    all.push({ start: match.index, end: match.index + match[0].length, year, month, day });
  };
  if (/\d/.test(folded)) addInDigits(folded, documentYear, add);
  for (const match of speaksOfThousands.test(folded) ? folded.matchAll(inWords) : []) {
    add(match, 2000 + ordinal(match[4]), monthOf(match[2]), ordinal(match[1]));
  }
  if (speaksOfEnds.test(folded)) addEnds(folded, documentYear, add);
  if (writtenOn !== undefined) {
    addDaysNear(folded, writtenOn, add);
    for (const { iso: day, start, end } of nearDays(folded, writtenOn)) {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      all.push({ start, end, year, month, day: date });
    }
  }
  return withoutOverlaps(all);
}

function addInDigits(folded: string, documentYear: number | undefined, add: AddDate): void {
  for (const match of folded.matchAll(numeric)) {
    if (
      match[2] === '/' &&
      /(?:nr|numer|faktur[a-z]{0,3}|fv)[\s:]{1,2}$/.test(before(folded, match, 12))
    ) {
      continue;
    }
    add(match, fullYear(Number(match[4])), Number(match[3]), Number(match[1]));
  }
  for (const match of folded.matchAll(iso)) {
    add(match, Number(match[1]), Number(match[3]), Number(match[4]));
  }
  for (const match of folded.matchAll(withMonthName)) {
    const year =
      match[3]?.startsWith('br') === true || match[3]?.startsWith('biez') === true
        ? documentYear
        : readDigits(match[3]);
    if (year !== undefined) add(match, year, monthOf(match[2]), readDigits(match[1]));
  }
  for (const match of folded.matchAll(mailDate)) {
    const { day, later, year } = match.groups ?? {};
    add(match, Number(year), mailMonth.get(match[2] ?? match[3] ?? '') ?? 0, Number(day ?? later));
  }
  for (const match of folded.matchAll(roman)) {
    add(match, Number(match[3]), romanMonths.indexOf(match[2] ?? '') + 1, Number(match[1]));
  }
}

type AddDate = (match: RegExpExecArray, year: number, month: number, day: number) => void;

/** A pattern is tried only when the text contains one of its words. */
const speaksOfThousands = /dwa\stysiace|dwutysiecznego/;
const speaksOfEnds = /konca|koncem|uplywu/;

/** The last day of a month or year: "do końca lipca 2026 r.". */
function addEnds(folded: string, documentYear: number | undefined, add: AddDate): void {
  for (const match of folded.matchAll(monthEnd)) {
    const year = /^\d/.test(match[2] ?? '') ? Number(match[2]) : documentYear;
    const month = monthOf(match[1]);
    if (year !== undefined && month > 0) add(match, year, month, daysInMonth(year, month));
  }
  for (const match of folded.matchAll(yearEnd)) {
    const year = Number(match[1] ?? match[2] ?? documentYear);
    if (!Number.isNaN(year)) add(match, year, 12, 31);
  }
}

/** Days whose year or month comes from the letter's own date: "do końca miesiąca", "do 28 lutego". */
function addDaysNear(folded: string, writtenOn: string, add: AddDate): void {
  for (const match of speaksOfEnds.test(folded) ? folded.matchAll(nearMonthEnd) : []) {
    const [year, month] = monthFrom(writtenOn, match[2] === undefined ? 0 : 1);
    add(match, year, month, daysInMonth(year, month));
  }
  for (const match of [...folded.matchAll(yearless), ...folded.matchAll(yearlessAnywhere)]) {
    const [month, day] = [monthOf(match[2]), Number(match[1])];
    add(match, yearOfPartner(folded, match, month) ?? yearNear(writtenOn, month, day), month, day);
  }
}

/** "od 2 czerwca do 24 sierpnia 2025 r.", "8 października i 20 listopada 2024 r.": the year stands behind the later day. */
const partner = new RegExp(
  String.raw`^,?\s(?:do|i|oraz|a|-|–)\s(?:dnia\s|z\sdnia\s)?\d{1,2}\s{1,2}(${monthWord})\s{1,2}(\d{4})(?!\d)`,
);
const PARTNER_WITHIN = 50;

function yearOfPartner(folded: string, match: RegExpExecArray, month: number): number | undefined {
  const end = match.index + match[0].length;
  const found = partner.exec(folded.slice(end, end + PARTNER_WITHIN));
  if (found === null) return undefined;
  return Number(found[2]) - Number(month > monthOf(found[1]));
}

const HALF_YEAR = 6;

/**
 * The year of a day without one. Letters look ahead, so a day more than half a year before the letter belongs
 * to the next year; a day almost a year ahead has just passed.
 */
function yearNear(writtenOn: string, month: number, day: number): number {
  const year = Number(writtenOn.slice(0, 4));
  const months = month - Number(writtenOn.slice(5, 7)) + (day - Number(writtenOn.slice(8))) / 31;
  if (months < -HALF_YEAR) return year + 1;
  return months > 11 ? year - 1 : year;
}

/** The year and month that lie a number of months after the given day. */
function monthFrom(iso: string, later: number): [number, number] {
  const months = Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1 + later;
  return [Math.floor(months / 12), (months % 12) + 1];
}

function withoutOverlaps(dates: RawDate[]): RawDate[] {
  dates.sort((left, right) => left.start - right.start || right.end - left.end);
  let end = -1;
  return dates.filter((date) => {
    if (date.start < end) return false;
    end = date.end;
    return true;
  });
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** Digits as OCR gives them: o, l, i, s, b for 0, 1, 1, 5, 8. */
function readDigits(text = ''): number {
  const repaired = text
    .replace(/o/g, '0')
    .replace(/[li]/g, '1')
    .replace(/s/g, '5')
    .replace(/b/g, '8');
  return Number(repaired);
}

function monthOf(word = ''): number {
  for (let length = Math.min(word.length, 9); length >= 3; length -= 1) {
    const month = monthByStem.get(word.slice(0, length));
    if (month !== undefined) return month;
  }
  return 0;
}

function ordinal(text = ''): number {
  return text
    .trim()
    .split(/\s+/)
    .reduce((sum, word) => sum + (ordinalValues.get(word) ?? (word === '' ? 0 : 1000)), 0);
}

function before(folded: string, match: RegExpExecArray, length: number): string {
  return folded.slice(Math.max(0, match.index - length), match.index);
}
