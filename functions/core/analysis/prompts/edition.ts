/** Raised when a prompt or a schema changes the models' answers; stored in a result's `meta`. */
export const PROMPT_EDITION = '3';
