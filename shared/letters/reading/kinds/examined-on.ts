import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { KnownType } from '#shared/letters/catalogue/all-document-types.ts';

const atHour: ReadonlySet<LetterEvent['kind']> = new Set([
  'summons',
  'inspection',
  'examination',
  'other',
]);

const examining: ReadonlySet<string> = new Set(['zus-badanie', 'badanie-biegly']);

/** In a call to a medical examination, the day with an hour is that examination, and the reader has to come. */
export function examinedOn(events: readonly LetterEvent[], { id }: KnownType): LetterEvent[] {
  return events.map((event) =>
    examining.has(id) && event.time !== null && atHour.has(event.kind)
      ? {
          ...event,
          kind: 'examination',
          what: 'badanie lekarskie',
          attendance: event.attendance ?? 'ordered',
        }
      : event,
  );
}
