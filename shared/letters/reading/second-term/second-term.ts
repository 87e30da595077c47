import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';
import type { Outline } from '#shared/letters/reading/outline.ts';
import { modelledTerm } from '#shared/letters/reading/term-choice.ts';

import { isContested, rankedOf, termInstead } from './contested.ts';
import type { RankedTerm } from './ranked-terms.ts';
import { isSendersTerm } from './senders-term.ts';
import { isSameTime } from './term-features.ts';

/** The letter's terms and what the trained model holds of them. */
export type SecondTerms = {
  terms: Term[];
  /** The term that only the trained model holds for the first. */
  taken: Term | null;
  ranked: readonly RankedTerm[];
  /** Whether some day or length, even the day of an event, would come before the rules' first term. */
  isContested: boolean;
};

/**
 * The rules' terms with the second opinion of a trained model: a term that the rules discarded and the model is sure of,
 * where the rules chose none or the model takes their first term for none. No rejected term is lost.
 */
export function withSecondTerm(
  outline: Outline,
  terms: readonly Term[],
  events: readonly LetterEvent[],
): SecondTerms {
  const { view, type, remedy, date, reader } = outline;
  const documentDate = date?.iso ?? null;
  const ranked = ownOf(rankedOf(outline), events);
  const byRules = { terms: [...terms], taken: null, ranked, isContested: isContested(outline) };
  const best = termInstead(terms[0], ranked, documentDate);
  if (best === undefined) return byRules;
  // Where the rules chose none, they may well have read that the sender pays or comes by this day.
  if (terms.length === 0 && isSendersTerm(view, best)) return byRules;
  const reading = { view, type, remedy, role: reader.role, documentDate };
  const taken = terms.find((term) => isSameTime(term, best)) ?? modelledTerm(reading, best);
  if (taken === undefined) return byRules;
  return { ...byRules, terms: [taken, ...terms.filter((term) => term !== taken)], taken };
}

/** Those whose last day can be told, without the days of events, which are told as such. */
export const ownOf = (
  ranked: readonly RankedTerm[],
  events: readonly LetterEvent[],
): RankedTerm[] =>
  ranked.filter(
    ({ kind, date }) =>
      kind !== 'other' && (kind !== 'date' || !events.some((event) => event.date === date)),
  );
