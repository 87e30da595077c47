import type { Classification } from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { quoteInLetter } from '#shared/letters/checking/evidence.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import { agreed, type Comparison, oneReading } from './comparison.ts';

/**
 * The days of a letter in both readings: no day of the rules is lost, an appointment that either reads as
 * mandatory is mandatory, and hour and place come from the letter.
 */
export function compareEvents(comparison: Comparison, own: Classification, letter: Letter): void {
  const dates = comparison.classification.critical_dates;
  const shown = dates.events ?? [];
  const rules = own.critical_dates.events ?? [];
  const merged = shown.map((event) => {
    const match =
      rules.find(({ date, kind }) => date === event.date && kind === event.kind) ??
      rules.find(({ date }) => date === event.date);
    return { event: match === undefined ? held(event, letter) : both(event, match, letter), match };
  });
  // One day may hold two: a handing over, and the end of the notice.
  const missed = rules.filter((event) => !merged.some(({ match }) => match === event));
  dates.events = [...merged.map(({ event }) => event), ...missed];
  const isSure = (at: number) => {
    const match = merged[at]?.match;
    const told = merged[at]?.event;
    // An hour that only one reading gives is that reading's alone.
    const isOneHour = told?.time === match?.time;
    return match !== undefined && isOneHour && isSameEvent(shown[at], match);
  };
  for (const [index, { quote }] of dates.events.entries()) {
    const doubt = isSure(index) ? agreed : { status: 'confirmed' as const, ...oneReading };
    comparison.note(`critical_dates.events.${index}`, doubt, quote);
    if (!isSure(index)) comparison.told.add('wyznaczone dni (rozprawa, stawiennictwo, licytacja)');
  }
}

function isSameEvent(left: LetterEvent | undefined, right: LetterEvent): boolean {
  return (
    left?.kind === right.kind &&
    (left.time === right.time || right.time === null) &&
    (left.attendance === right.attendance || right.attendance === null)
  );
}

/** The rules' kind, hour and attendance win; the model fills in what they leave open, if the letter contains it. */
function both(event: LetterEvent, match: LetterEvent, letter: Letter): LetterEvent {
  const { time, place, attendance, consequence, what } = held(event, letter);
  return {
    ...match,
    what: match.what === '' ? what : match.what,
    time: match.time ?? time,
    place: match.place ?? place,
    attendance: [match.attendance, attendance].includes('ordered')
      ? 'ordered'
      : (match.attendance ?? attendance),
    consequence: match.consequence ?? consequence,
  };
}

/** An event without an hour and place that the letter does not contain. */
function held(event: LetterEvent, { flow }: Letter): LetterEvent {
  return {
    ...event,
    time: event.time !== null && hasTime(event.time, flow.folded) ? event.time : null,
    place: quoteInLetter(event.place, flow) === null ? null : event.place,
    quote: quoteInLetter(event.quote, flow),
  };
}

/** "09:00" in the forms letters use: "9:00", "09.00", "godz. 9", "godz. 9 00"; digits alone may be any number. */
function hasTime(time: string, folded: string): boolean {
  const [hour = '', minutes = ''] = time.split(':').map((part) => part.trim());
  const early = hour.replace(/^0(?=\d)/, '');
  if (!/^\d{1,2}$/.test(hour) || !/^\d{2}$/.test(minutes)) return false;
  const digits = minutes === '00' ? '(?: ?00)?' : ` ?${minutes}`;
  return new RegExp(
    String.raw`(?<![\d.,])0?${early}[:.]${minutes}(?!\d|[.,]\d)|godz\w*\.? ?0?${early}${digits}(?!\d|[.,]\d)`,
  ).test(folded);
}
