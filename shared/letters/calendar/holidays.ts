import { addDays, isoDate, weekdayOf } from './days.ts';

/**
 * Statutory non-working days besides Sundays: act of 18 January 1951 (t.j. Dz.U. 2025 poz. 296).
 * 24 December is one since 2025. Saturday is not one; the procedural acts treat it separately.
 */
const fixedDays: readonly (readonly [monthDay: string, name: string, since: number])[] = [
  ['01-01', 'Nowy Rok', 1951],
  ['01-06', 'Trzech Króli', 2011],
  ['05-01', 'Święto Pracy', 1951],
  ['05-03', 'Święto Konstytucji 3 Maja', 1990],
  ['08-15', 'Wniebowzięcie NMP', 1989],
  ['11-01', 'Wszystkich Świętych', 1951],
  ['11-11', 'Święto Niepodległości', 1989],
  ['12-24', 'Wigilia', 2025],
  ['12-25', 'Boże Narodzenie', 1951],
  ['12-26', 'drugi dzień Bożego Narodzenia', 1951],
];
const daysAfterEaster: readonly (readonly [days: number, name: string])[] = [
  [0, 'Wielkanoc'],
  [1, 'Poniedziałek Wielkanocny'],
  [49, 'Zielone Świątki'],
  [60, 'Boże Ciało'],
];

const holidaysByYear = new Map<number, ReadonlyMap<string, string>>();

/** Holidays of one year: ISO day → Polish name. */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  const known = holidaysByYear.get(year);
  if (known !== undefined) return known;
  const easter = easterSunday(year);
  const holidays = new Map<string, string>();
  for (const [monthDay, name, since] of fixedDays) {
    if (year >= since) holidays.set(`${year}-${monthDay}`, name);
  }
  for (const [days, name] of daysAfterEaster) holidays.set(addDays(easter, days), name);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Why no term ends on this day ("sobota", "niedziela", "Boże Ciało"); undefined on a working day. */
export function freeDayName(date: string): string | undefined {
  const holiday = holidaysOf(Number(date.slice(0, 4))).get(date);
  if (holiday !== undefined) return holiday;
  const weekday = weekdayOf(date);
  if (weekday === 0) return 'niedziela';
  return weekday === 6 ? 'sobota' : undefined;
}

export function isWorkingDay(date: string): boolean {
  return freeDayName(date) === undefined;
}

/** The day itself, or the next one that is neither a Saturday nor a non-working day. */
export function workingDayFrom(date: string): string {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Moves by working days, forwards or (negative) backwards; the starting day is not counted. */
export function addWorkingDays(date: string, days: number): string {
  const step = Math.sign(days);
  let day = date;
  for (let left = Math.abs(days); left > 0; left -= isWorkingDay(day) ? 1 : 0) {
    day = addDays(day, step);
  }
  return day;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return isoDate(year, month, day) ?? `${year}-04-01`;
}
