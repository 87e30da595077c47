import { AppError } from '#shared/errors/app-error.ts';

const PLACE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z#[A-Za-z0-9_-]+$/;

/** The place of the last user looked at, as callers pass it back: opaque. */
export function toCursor(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** Throws `INVALID_INPUT` for what is no cursor of ours. */
export function parseCursor(cursor: string): string {
  const place = Buffer.from(cursor, 'base64url').toString('utf-8');
  if (!PLACE.test(place)) {
    throw new AppError('INVALID_INPUT', {
      message: 'Nie ma takiej strony listy. Odśwież listę użytkowników.',
    });
  }
  return place;
}
