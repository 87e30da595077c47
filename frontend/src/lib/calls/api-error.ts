import type { ErrorCode } from '#shared/errors/error-catalogue.ts';

/** Sentences of specification section 8 that originate in the browser. */
export const failureTexts = {
  noToken: 'Brak autoryzacji. Proszę się zalogować.',
  sessionExpired: 'Twoja sesja wygasła. Proszę zalogować się ponownie.',
  quota: 'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.',
  forbidden: 'Brak uprawnień do wykonania tej operacji.',
  serviceMissing: 'Nie znaleziono usługi. Skontaktuj się z pomocą techniczną.',
  uploadFailed: 'Błąd podczas wysyłania pliku.',
  streamFailed: 'Błąd podczas rozpoczynania analizy.',
  emptyStream: 'Odpowiedź serwera nie zawiera treści do przetworzenia.',
  unexpected: 'Wystąpił nieoczekiwany błąd serwera.',
  htmlAnswer: 'Wystąpił nieoczekiwany błąd serwera. Spróbuj ponownie.',
  unreadable: 'Wystąpił błąd odczytu odpowiedzi serwera.',
  unknown: 'Wystąpił nieznany błąd.',
  offline: 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.',
} as const;

/** Statuses of an upload or a stream whose sentence is the specification's own, whatever the server answers (section 8). */
export const refusalTexts: Readonly<Record<number, string>> = {
  401: failureTexts.sessionExpired,
  402: failureTexts.quota,
  403: failureTexts.forbidden,
  404: failureTexts.serviceMissing,
};

/** Why a call failed: the HTTP status, or what prevented an answer. `message` is Polish, for the user. */
export type FailureCause = number | 'no-token' | 'offline' | 'unreadable';

/**
 * A failed call. The `code` (the server's) or `reason` decides what happens next, never the words;
 * `isServerMessage` distinguishes the server's own words from our default.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: FailureCause;
  /** The server's name for the refusal; absent when the answer was not the product's own. */
  readonly code: ErrorCode | undefined;
  readonly isServerMessage: boolean;

  constructor(
    reason: FailureCause,
    message: string,
    options: { code?: ErrorCode | undefined; isServerMessage?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.code = options.code;
    this.isServerMessage = options.isServerMessage ?? false;
  }
}

/** The server's or our own sentence for an error of a call; otherwise `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

/** The sentence of the server's answer for an error; otherwise `fallback`, also without an answer. */
export function answeredMessage(error: unknown, fallback: string): string {
  const isUnanswered = error instanceof ApiError && error.reason === 'offline';
  return isUnanswered ? fallback : messageOf(error, fallback);
}

/** The account waits for its address to be confirmed. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED';
}

/** The mailed link is already used, expired or unknown. */
export function isSpentLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'LINK_INVALID';
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
