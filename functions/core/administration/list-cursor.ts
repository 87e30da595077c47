import { AppError } from '#shared/errors/app-error.ts';

const PLACE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z#[A-Za-z0-9_-]+$/;

/** A place in the list, opaque to callers. */
export function toCursor(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** The place in the whole list; throws `INVALID_INPUT` for a cursor that does not belong to it. */
export function parsePlace(cursor: string): string {
  return parsed(cursor, (place) => PLACE.test(place));
}

/** The place among words with this beginning; throws `INVALID_INPUT` for a cursor of another search. */
export function parseWordPlace(cursor: string, beginning: string): string {
  return parsed(cursor, (place) => place.startsWith(beginning));
}

function parsed(cursor: string, isOurs: (place: string) => boolean): string {
  const place = Buffer.from(cursor, 'base64url').toString('utf-8');
  if (isOurs(place)) return place;
  throw new AppError('INVALID_INPUT', {
    message: 'Nie ma takiej strony listy. Odśwież listę użytkowników.',
  });
}
