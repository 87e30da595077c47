/** Why a file could not be turned into text. */
export type ReadingErrorCode =
  | 'NO_FILE'
  | 'TOO_MANY_FILES'
  | 'FILE_TOO_LARGE'
  | 'UNSUPPORTED_FORMAT'
  | 'EMPTY_FILE'
  | 'WRONG_CONTENT'
  | 'PDF_PASSWORD'
  | 'PDF_DAMAGED'
  | 'PDF_FORM_SHELL'
  | 'PDF_PORTFOLIO'
  | 'TOO_MANY_PAGES'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_DAMAGED'
  | 'PICTURE_UNKNOWN'
  | 'ENGINE_UNAVAILABLE'
  | 'NO_TEXT'
  | 'TEXT_TOO_LONG';

/** A failed reading: one of the codes, and the Polish sentence for the user. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';
  readonly code: ReadingErrorCode;

  constructor(code: ReadingErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
