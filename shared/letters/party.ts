/** A party of the letter: its name in the nominative (or a placeholder) and the letter's own words. */
export type Party = { name: string; quote: string };

/** Placeholder that masking puts in the place of personal data. */
export const placeholder = /\[[A-Z_ĄĆĘŁŃÓŚŹŻ]+_\d+\]/;
export const personPlaceholder = /^\[OSOB[AY]_\d+\]$/;
