import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { Term } from '#shared/domain/term.ts';
import { modelledTerm, type TermReading } from '#shared/letters/reading/term-choice.ts';

import { type RankedTerm, rankedTerms } from './ranked-terms.ts';
import { isSendersTerm } from './senders-term.ts';
import { daysTo, isSameTime, type Timed } from './term-features.ts';

/*
 * The thresholds were chosen on the rules' first, untuned readings of batches 31 to 68, with weights made without the
 * batch that was read.
 */

/**
 * How sure the trained model must be of a day where the rules chose no term. A length of time alone is never enough: it
 * is as often the sender's.
 */
const ALONE = 0.85;
/** The probability of the rules' term and of another below and above which the other one comes first. */
const outdoing: readonly { held: number; sooner: number; later: number }[] = [
  { held: 0.25, sooner: 0.6, later: 0.9 },
  { held: 0.35, sooner: 0.92, later: 2 },
];

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
  reading: TermReading,
  terms: readonly Term[],
  events: readonly LetterEvent[],
): SecondTerms {
  const { view, type, documentDate, role } = reading;
  const all = staysByRules(type) ? [] : tellable(rankedTerms(view, { documentDate, role }));
  const isContested = termInstead(terms[0], all, documentDate) !== undefined;
  const ranked = ownOf(all, events);
  const byRules = { terms: [...terms], taken: null, ranked, isContested };
  const best = isContested ? termInstead(terms[0], ranked, documentDate) : undefined;
  if (best === undefined) return byRules;
  // Where the rules chose none, they may well have read that the sender pays or comes by this day.
  if (terms.length === 0 && isSendersTerm(view, best)) return byRules;
  const known = terms.find((term) => isSameTime(term, best));
  const taken = known ?? modelledTerm(reading, best);
  if (taken === undefined) return byRules;
  return { ...byRules, terms: [taken, ...terms.filter((term) => term !== taken)], taken };
}

/** Those whose last day can be told. */
const tellable = (ranked: readonly RankedTerm[]) => ranked.filter(({ kind }) => kind !== 'other');

/** Those whose last day can be told, without the days of events, which are told as such. */
export const ownOf = (
  ranked: readonly RankedTerm[],
  events: readonly LetterEvent[],
): RankedTerm[] =>
  tellable(ranked).filter(
    ({ kind, date }) => kind !== 'date' || !events.some((event) => event.date === date),
  );

/** A contract's terms bind only when something happens, and nobody keeps those of a fraud. */
const staysByRules = ({ id, code }: TermReading['type']): boolean =>
  code === 'umowa' || id === 'podejrzane-pismo';

/**
 * What the trained model puts in place of the rules' first term: a term that ends later only where it is very sure,
 * because a term that is missed costs more than one that is kept too early.
 */
export function termInstead(
  first: Timed | undefined,
  ranked: readonly RankedTerm[],
  documentDate: string | null,
): RankedTerm | undefined {
  if (first === undefined) {
    return likeliest(ranked.filter(({ kind, share }) => kind === 'date' && share >= ALONE));
  }
  const held = shareOfTerm(first, ranked);
  // A term of the law that the letter does not print was not judged.
  if (held === undefined) return undefined;
  const end = daysTo(first, documentDate);
  const outdoes = (other: RankedTerm): boolean =>
    outdoing.some(
      (edge) =>
        held < edge.held &&
        other.share >= (daysTo(other, documentDate) <= end ? edge.sooner : edge.later),
    );
  return likeliest(ranked.filter((other) => !isSameTime(other, first) && outdoes(other)));
}

/** How likely a term is the first one at its likeliest place; undefined where the letter does not print it. */
export const shareOfTerm = (term: Timed, ranked: readonly RankedTerm[]): number | undefined =>
  likeliest(ranked.filter((one) => isSameTime(one, term)))?.share;

/** The candidate that is most likely the first term. */
export const likeliest = (ranked: readonly RankedTerm[]): RankedTerm | undefined =>
  ranked.toSorted((one, other) => other.share - one.share)[0];
