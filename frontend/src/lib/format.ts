import { daysBetween } from '#shared/letters/calendar/days.ts';

/** Polish notation of dates, amounts and counted nouns. Europe/Warsaw decides the day. */
const ZONE = 'Europe/Warsaw';
const NBSP = '\u00a0';
const MISSING = 'Brak';

const dayFormat = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: ZONE,
});
const weekdayFormat = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', timeZone: ZONE });
const shortFormat = new Intl.DateTimeFormat('pl-PL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: ZONE,
});
const timeFormat = new Intl.DateTimeFormat('pl-PL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});
const isoFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** `YYYY-MM-DD` of an instant in Warsaw. */
export function dayOf(instant: Date): string {
  return isoFormat.format(instant);
}

function parseDay(iso: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T12:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : date;
}

export function isIsoDay(value: string): boolean {
  return parseDay(value) !== undefined;
}

/** `30 października 2026 (piątek)`; "Brak" when empty; unchanged when it is not an ISO day. */
export function formatDay(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return MISSING;
  const date = parseDay(value);
  if (!date) return value;
  return `${dayFormat.format(date).replaceAll(' ', NBSP)} (${weekdayFormat.format(date)})`;
}

/** `30 października 2026`; "Brak" when empty; unchanged when it is not an ISO day. */
export function formatPlainDay(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return MISSING;
  const date = parseDay(value);
  return date ? dayFormat.format(date).replaceAll(' ', NBSP) : value;
}

/** `30.10.2026, 14:05` of an ISO instant; unchanged when it cannot be parsed. */
export function formatInstant(value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  return `${shortFormat.format(date)}, ${timeFormat.format(date)}`;
}

const forms = new Intl.PluralRules('pl-PL');

/** The right Polish form after a whole number: plural(2, 'dzień', 'dni', 'dni'). */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = forms.select(Math.abs(count));
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** `zostało 9 dni`, `to dzisiaj`, `to jutro`, `termin minął 3 dni temu`. */
export function describeDaysLeft(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'to dzisiaj';
  if (days === 1) return 'to jutro';
  const noun = plural(days, 'dzień', 'dni', 'dni');
  if (days < 0) return `termin minął ${Math.abs(days)}${NBSP}${noun} temu`;
  return `${plural(days, 'został', 'zostały', 'zostało')} ${days}${NBSP}${noun}`;
}

const amountFormat = new Intl.NumberFormat('pl-PL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always', // "1 234,56": Polish groups from five digits on by itself
});

/** Amount in złote with two decimals (`1 234,56 zł`); other currencies by their code; "Brak" when null. */
export function formatAmount(value: number | null, currency: string | null = 'PLN'): string {
  if (value === null) return MISSING;
  const unit = currency === null || currency === 'PLN' ? 'zł' : currency;
  return `${amountFormat.format(value).replace('-', '−')}${NBSP}${unit}`;
}

/**
 * A Polish account number in its groups: `59 1240 6410 …`; anything else unchanged. The spaces may
 * break: a phone's line is shorter than 26 digits, and a break between groups reads better than within one.
 */
export function formatAccount(account: string): string {
  const digits = account.replaceAll(/\s/g, '');
  if (!/^\d{26}$/.test(digits)) return account;
  return `${digits.slice(0, 2)} ${digits.slice(2).replace(/(\d{4})(?=\d)/g, '$1 ')}`;
}

/** Keeps one-letter words (a, i, o, u, w, z) with the next word, and a sum with its unit. */
export function keepTogether(text: string): string {
  const sums = text.replace(/(\d) (?=\d{3}(?!\d)|zł)/g, `$1${NBSP}`);
  return sums.replace(/(?<=^|[\s(„])([aiouwzAIOUWZ]) (?=\S)/g, `$1${NBSP}`);
}
