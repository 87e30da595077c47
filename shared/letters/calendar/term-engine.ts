import type { TermUnit } from '#shared/domain/term.ts';

import { addDays, addMonths, polishDate, weekdayName } from './days.ts';
import { type Delivery, deliveryDay } from './delivery.ts';
import { addWorkingDays, freeDayName, workingDayFrom } from './holidays.ts';
import { type Procedure, procedures } from './procedures.ts';
import { lengthInWords, type TermLength } from './term-length.ts';

export type ComputedTerm = {
  deliveredOn: string;
  /** The last day on which the act is in time. */
  lastDay: string;
  /** The day to act by ("zrób do"): early enough to post the letter and keep the receipt. */
  doBy: string;
  /** True when the last day lies before `today`. */
  isOver: boolean;
  /** True when the delivery is assumed, so that the real last day can only be later. */
  earliestPossible: boolean;
  /** The calculation, one readable step per line. */
  steps: string[];
  legalBasis: string[];
  /** What limits the result ("najwcześniejszy możliwy", a basis not verified); Polish sentences. */
  notes: string[];
};

/** Working days kept in reserve for the way to the post office. */
const SPARE_DAYS = 2;

/**
 * The last day of a term that runs from delivery. The day of delivery is not counted, weeks end on the
 * same weekday and months on the same day of the month, and an end on a Saturday or a non-working day moves
 * to the next working day (KPA 57, KPC 165 with KC 111-115, KPK 123, OP 12, PPSA 83). Free days within
 * the term do not prolong it. `amount` is a whole number of at least 1, dates are ISO; `today`, a day in
 * Europe/Warsaw, keeps "zrób do" out of the past. `deliveredUnder` is the procedure that governs the
 * delivery when it differs: ZUS delivers like an office, but the appeal goes to a court.
 */
export function computeTerm(
  length: TermLength,
  delivery: Delivery,
  procedure: Procedure,
  today?: string,
  deliveredUnder: Procedure = procedure,
): ComputedTerm {
  const rules = procedures[procedure];
  const delivered = deliveryDay(delivery, deliveredUnder);
  const end = endOf(delivered.date, length);
  const lastDay = workingDayFrom(end);
  const steps = [delivered.step, `+ ${lengthInWords(length)} → ${shown(end)}`];
  const basis = [delivered.legalBasis, rules[basisOf(length.unit)]];
  if (lastDay !== end) {
    steps.push(`${freeDays(end, lastDay)} → ${shown(lastDay)}`);
    basis.push(rules.shift);
  }
  const notes = delivered.note === null ? [] : [delivered.note];
  if (length.unit === 'working_days') notes.push(workingDaysNote);
  if (!rules.verified) notes.push('Podstawa prawna nie była jeszcze sprawdzona przez prawnika.');
  return {
    deliveredOn: delivered.date,
    lastDay,
    doBy: doBefore(lastDay, delivered.date, today),
    isOver: today !== undefined && lastDay < today,
    earliestPossible: delivery.mode === 'unknown',
    steps,
    legalBasis: basis.filter((one): one is string => one !== null),
    notes,
  };
}

const workingDaysNote =
  'Sobót nie liczymy jako dni roboczych. Nadawca może je liczyć, więc nie czekaj do ostatniego dnia.';

/** A last day that the letter names. It is not moved: acting by the written day is always in time. */
export function computeFixedDay(
  date: string,
  today?: string,
): Pick<ComputedTerm, 'lastDay' | 'doBy' | 'isOver' | 'steps'> {
  const free = freeDayName(date);
  const steps = [`termin z pisma: ${shown(date)}`];
  if (free !== undefined) steps.push(`to dzień wolny (${free}), więc załatw sprawę wcześniej`);
  return {
    lastDay: date,
    doBy: doBefore(date, undefined, today),
    isOver: today !== undefined && date < today,
    steps,
  };
}

/** "24.12 (Wigilia) jest dniem wolnym", with every day that was skipped. */
function freeDays(first: string, lastDay: string): string {
  const days: string[] = [];
  for (let day = first; day < lastDay; day = addDays(day, 1)) {
    days.push(`${polishDate(day).slice(0, 5)} (${freeDayName(day) ?? ''})`);
  }
  if (days.length === 1) return `${days.join('')} jest dniem wolnym`;
  return `${days.slice(0, -1).join(', ')} i ${days.at(-1) ?? ''} są dniami wolnymi`;
}

/** The last day of a term that runs from `start` (which is not counted), moved off Saturdays and free days. */
export function lastDayFrom(start: string, length: TermLength): string {
  return workingDayFrom(endOf(start, length));
}

/** The last day before it moves off a free day. */
function endOf(start: string, { amount, unit }: TermLength): string {
  switch (unit) {
    case 'days':
      return addDays(start, amount);
    case 'weeks':
      return addDays(start, amount * 7);
    case 'months':
      return addMonths(start, amount);
    case 'working_days':
      return addWorkingDays(start, amount);
  }
}

function basisOf(unit: TermUnit): 'days' | 'weeks' | 'months' {
  return unit === 'working_days' ? 'days' : unit;
}

/** Two working days before the last day, but never before the day after delivery or before today. */
function doBefore(lastDay: string, delivered?: string, today?: string): string {
  const early = addWorkingDays(lastDay, -SPARE_DAYS);
  const soonest = delivered === undefined ? early : addDays(delivered, 1);
  const day = [early, soonest, today ?? early].reduce((one, other) => (one > other ? one : other));
  return day < lastDay ? day : lastDay;
}

function shown(date: string): string {
  return `${polishDate(date)} (${weekdayName(date)})`;
}
