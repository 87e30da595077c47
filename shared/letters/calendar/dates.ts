import { oncePer, oncePerBoth } from '#shared/letters/text/once-per.ts';
import type { Flow, Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { type RawDate, readDates } from './date-readers.ts';
import { type DateRole, dateRole } from './date-roles.ts';
import { isoDate } from './days.ts';

/** A found date with its place in the flow, for finders that continue from there. */
export type FlowDate = FoundDate & { at: Span };

export type FoundDate = {
  iso: string;
  raw: string;
  span: Span;
  role: DateRole;
  /** The folded text before it. */
  label: string;
  /** "HH:MM" when an hour belongs to it. */
  time: string | null;
  /** Court or office room ("sala 12", "pok. 211") of an appointment. */
  room: string | null;
};

/** A date that the calendar does not have ("31 lutego 2024 r."): not a fact, but a sign of a careless forger. */
export type ImpossibleDate = { raw: string; span: Span };

/** Every possible date of the letter in reading order; the letter's own date gives "do 28 lutego" its year. */
export const findDates: (flow: Flow) => readonly FlowDate[] = oncePer((flow: Flow) => {
  const whole = datesInFlow(flow);
  const writtenOn = findDocumentDate(flow, whole)?.iso;
  return writtenOn === undefined ? whole : datesInFlow(flow, writtenOn);
});

/** Like `findDates`, with places in the flow; `writtenOn` (ISO) gives a day without a year its year. */
export const datesInFlow: (flow: Flow, writtenOn?: string) => readonly FlowDate[] = oncePerBoth(
  (flow: Flow, writtenOn: string | undefined) =>
    readDates(flow, writtenOn).flatMap((raw) => {
      const date = isoDate(raw.year, raw.month, raw.day);
      return date === undefined ? [] : [describe(flow, raw, date)];
    }),
);

/** Well-formed dates that do not exist, for the scam signs. */
export function findImpossibleDates(flow: Flow): ImpossibleDate[] {
  return readDates(flow, undefined).flatMap((raw) => {
    if (raw.month < 1 || raw.month > 12 || raw.day < 29 || raw.day > 31) return [];
    if (isoDate(raw.year, raw.month, raw.day) !== undefined || raw.year < 1900) return [];
    const span = flow.toSource(raw.start, raw.end);
    return [{ raw: flow.source.slice(span.start, span.end), span }];
  });
}

const clock = new RegExp(
  String.raw`^[\s,(]{0,3}(?:r\.?,?\s{0,2})?(?:\([a-z]{5,12}\),?\s)?(?:od\s|do\s)?(?:(?:o|na|okolo|ok\.)\s)?${either(
    /(?:godz(?:in[a-z]{1,2})?\.?:?|g\.)\s{0,2}(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?/, // o godz. 9.40
    /(?<=\bo\s)(?<at>\d{1,2})[:.](?<past>\d{2})(?![.\d])/, // o 17.30
    /(?<bare>\d{1,2}):(?<rest>\d{2})(?![:\d])/, // 20 maja 2026, 9:40
  )}`,
);

/** "HH:MM" of the hour that directly follows a day. */
function hourBehind(after: string): string | null {
  const groups = clock.exec(after)?.groups;
  if (groups === undefined) return null;
  const hour = groups.hour ?? groups.at ?? groups.bare ?? '';
  const minute = groups.minute ?? groups.past ?? groups.rest ?? '00';
  return `${hour.padStart(2, '0')}:${minute}`;
}

const roomPattern =
  /(?:sala|sali|sal[ae]\snr|pok(?:oj[a-z]{0,2}|\.)?|pokoju)\s(?:rozpraw\s)?(?:nr\s)?([a-z]?-?\d{1,4}[a-z]?)/;

function describe(flow: Flow, raw: RawDate, date: string): FlowDate {
  const span = flow.toSource(raw.start, raw.end);
  const label = flow.folded.slice(Math.max(0, raw.start - 80), raw.start);
  const after = flow.folded.slice(raw.end, raw.end + 80);
  const time = hourBehind(after);
  return {
    at: { start: raw.start, end: raw.end },
    iso: date,
    raw: flow.source.slice(span.start, span.end),
    span,
    role: dateRole(flow.folded, raw, label, time !== null),
    label: label.trim(),
    time,
    // Text behind the next day belongs to that day.
    room: roomPattern.exec(after.split(/\b20\d\d\b/)[0] ?? '')?.[1]?.toUpperCase() ?? null,
  };
}

const contractLabel = /zawart[ay][^.]{0,50}\s(?:w\sdniu|dnia)\s$/;

/**
 * The date of the letter: the first date on an issue line; for a contract the day it was made; otherwise
 * the first date of the letterhead that does not belong to a statute, a deadline or a hearing, or a day alone below the
 * signature. `dates` are the candidates.
 */
export function findDocumentDate(
  flow: Flow,
  dates: readonly FoundDate[] = findDates(flow),
): FoundDate | undefined {
  const issued = dates.find(({ role }) => role === 'issued');
  if (issued !== undefined) return issued;
  const made = dates.find(({ label }) => contractLabel.test(`${label} `));
  const head = Math.max(600, flow.source.length / 3);
  return (
    made ??
    dates.find(({ role, span }) => role === 'other' && span.start < head) ??
    signedOn(flow, dates)
  );
}

/** A day alone in the last line, below the signature of a letter by hand. */
function signedOn({ source }: Flow, dates: readonly FoundDate[]): FoundDate | undefined {
  const last = dates.at(-1);
  if (last?.role !== 'other') return undefined;
  const isLast = !/\S/.test(source.slice(last.span.end).replace(/^[.,]/, ''));
  const line = source.slice(source.lastIndexOf('\n', last.span.start) + 1, last.span.start);
  return isLast && /^\s*(?:\p{Lu}[\p{L} .-]{1,30},?\s+(?:dnia\s+)?)?$/u.test(line)
    ? last
    : undefined;
}
