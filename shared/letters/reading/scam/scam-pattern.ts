import type { Span } from '#shared/letters/text/text.ts';

/**
 * Signs of a fraud that a phrase gives away. Weight 3 warns by itself, 2 together with any other sign,
 * 1 is a soft sign that real letters show too and that never warns without a weightier one.
 * `officeWeight` counts instead when the letter comes, or claims to come, from a public office.
 * `unless` is sought in the sentence: "nigdy nie prosimy o kod CVV" is advice, not a demand.
 * Patterns read folded text with line breaks as spaces and paragraphs ended by ';'. Sources: docs/letters.md, scam signs.
 */
export type ScamPattern = {
  id: string;
  weight: 1 | 2 | 3;
  officeWeight?: 1 | 2 | 3;
  pattern: RegExp;
  unless?: RegExp;
  explanation: string;
};

/** A sentence that warns of a fraud is none. */
export const warnedOf =
  /nigdy|nie (?:prosimy|wymagamy|zadamy|podawaj|podawac|udostepniaj|udostepniac|przekazuj|przesylaj|klikaj|otwieraj|wysylamy)|nie (?:prosi|wymaga|zada)|ostrzega|uwazaj|oszus[tc]|falszyw/;
/** The beginnings of words for paying. */
export const pays = String.raw`(?:zaplac|zaplat|wplac|wplat|uisc|uiszcz|przelej|przelew|oplac|oplat|ureguluj|uregulow|doplac|doplat|platnosc)`;

/** A sign of a fraud where it stands in a letter. */
export type ScamSign = {
  id: string;
  /** 3 warns by itself, 2 together with any other sign, 1 (soft) never without a weightier one. */
  weight: 1 | 2 | 3;
  /** One Polish sentence for the reader. */
  explanation: string;
  /** Where it stands in the letter. */
  span: Span;
  quote: string; // at most 160 characters
};
