/** Business constants of specification section 9; both sides of the wire must agree on them. */
export const MAX_FILE_BYTES = 15 * 1024 * 1024;
/** Largest extracted text accepted by the server, in bytes of UTF-8 (design, section 2). */
export const MAX_TEXT_BYTES = 500_000;
export const ALLOWED_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'txt'] as const;
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 256;
export const HISTORY_PAGE_SIZE = 10;
export const GRANT_DEFAULT_AMOUNT = 10;
export const GRANT_DEFAULT_DAYS = 30;
export const ANALYSIS_LANGUAGE = 'pol';
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/** The answer of both sides to more than one file at a time (specification, section 5). */
export const ONE_FILE_ONLY = 'Możesz przeanalizować tylko jeden plik na raz.';
