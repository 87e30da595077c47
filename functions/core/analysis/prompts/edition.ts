/** Raised when a prompt or a schema changes what models answer; kept in a result's `meta`. */
export const PROMPT_EDITION = '3';
