import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** What letters of many kinds leave to the reader, besides what they order. */
export type Matter = {
  /** The words of the letter that raise it. */
  said: RegExp;
  fits: (facts: LetterFacts) => boolean;
  action: string;
  step: string;
  /** Whether the reader also needs the letter's own words. */
  isQuoted?: boolean;
};

/** Fits letters of these kinds. */
export const isOf =
  (...ids: readonly string[]) =>
  ({ type }: LetterFacts): boolean =>
    ids.includes(type.id);

/** Fits readers with one of these roles. */
export const isRole =
  (...roles: readonly Person[]) =>
  ({ role }: LetterFacts): boolean =>
    role !== undefined && roles.includes(role);
