import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';
import { addDays } from '#shared/letters/calendar/days.ts';
import { longDate } from '#shared/letters/calendar/polish-wording.ts';
import { lastDayFrom } from '#shared/letters/calendar/term-engine.ts';
import { lengthOf } from '#shared/letters/calendar/term-length.ts';

/** Days after its date by which a letter has reached everybody: post, two notices, a slow office. */
const LATEST_DELIVERY = 45;

/**
 * `over`: the last day is known and lies before today. `likely`: the term runs from delivery and is over for
 * everybody who received the letter in the usual time.
 */
export type Passing = 'over' | 'likely';

/** Whether a term is over; null while it may run. `documentDate` and `today` are ISO days in Europe/Warsaw. */
export function passingOf(term: Term, documentDate: string | null, today: string): Passing | null {
  if (term.kind === 'none') return null;
  if (term.date !== null) return term.date < today ? 'over' : null;
  const length = lengthOf(term);
  if (term.kind !== 'from_delivery' || documentDate === null || length === undefined) return null;
  return lastDayFrom(addDays(documentDate, LATEST_DELIVERY), length) < today ? 'likely' : null;
}

/** "już minął", as sure as it is known. */
export const passedWords = { over: 'już minął', likely: 'najpewniej już minął' } as const;

/** Under which condition a term from delivery is over, and how to find out. */
export const checkDelivery = 'jeżeli pismo przyszło zwykłą pocztą; sprawdź dzień odbioru';

/** Days on which people meet; another day of a letter begins or ends something by itself. */
const meetings: ReadonlySet<LetterEvent['kind']> = new Set([
  'hearing',
  'auction',
  'summons',
  'examination',
  'inspection',
]);
const otherMeetings = /^(?:spotkanie|wizyta|ogłoszenie wyroku|zebranie)/;

/** Whether something took place that was still to come when the letter was written. */
export function hasTakenPlace(
  event: LetterEvent,
  documentDate: string | null,
  today: string,
): boolean {
  const { kind, date, what } = event;
  if (date === null || date >= today || date < (documentDate ?? date)) return false;
  return meetings.has(kind) || (kind === 'other' && otherMeetings.test(what));
}

/** "rozprawa w sądzie 17 czerwca 2026 r." */
export const eventOnDay = ({ what, date }: LetterEvent): string =>
  date === null ? what : `${what} ${longDate(date)}`;

/** What stands behind an act whose term has passed. */
export const passedNote: Readonly<Record<Passing, string>> = {
  over: '. Ten dzień już minął: zrób to od razu albo zapytaj nadawcę, co teraz można zrobić',
  likely: `. Termin najpewniej już minął, ${checkDelivery}`,
};
