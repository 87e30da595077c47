import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';

/** The catalogue of specification section 8 recognises this failure by the words 'ładować silnika OCR'. */
export function engineUnavailable(cause: unknown): ReadingError {
  return new ReadingError(
    'ENGINE_UNAVAILABLE',
    'Nie udało się załadować silnika OCR. Sprawdź połączenie z internetem i spróbuj ponownie.',
    cause,
  );
}
