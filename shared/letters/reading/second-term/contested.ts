import { termPlace } from '#shared/letters/reading/clauses/terms/term-place.ts';
import { isTold } from '#shared/letters/reading/clauses/terms/told-terms.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { Outline } from '#shared/letters/reading/outline.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { type RankedTerm, rankedTerms } from './ranked-terms.ts';
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

/**
 * The days and lengths of a letter as the trained model ranks them; only those whose last day can be told, and within
 * which nobody acted already ("w terminie 14 dni wniosła odwołanie").
 */
export const rankedOf: (outline: Outline) => readonly RankedTerm[] = oncePer(
  ({ view, type, date, reader: { role } }: Outline) =>
    staysByRules(type)
      ? []
      : rankedTerms(view, { documentDate: date?.iso ?? null, role }).filter(
          (term) => term.kind !== 'other' && !isOfPast(view, term),
        ),
);

const isOfPast = (view: LetterView, term: RankedTerm): boolean => {
  const place = termPlace(view, term);
  return place !== undefined && isTold(view, place);
};

/** A contract's terms bind only when something happens, and nobody keeps those of a fraud. */
const staysByRules = ({ id, code }: Outline['type']): boolean =>
  code === 'umowa' || id === 'podejrzane-pismo';

/**
 * Whether some day or length, even the day of an event, would come before the first term of the rules. The device asks
 * this, which reads no events: it says no term that the result may put behind another.
 */
export const isContested = (outline: Outline): boolean =>
  termInstead(outline.terms[0], rankedOf(outline), outline.date?.iso ?? null) !== undefined;

/**
 * What the trained model puts in place of the rules' first term: a term that ends later only where it is very sure,
 * because a term that is missed costs more than one that is kept too early.
 */
export function termInstead(
  first: (Timed & { legal_basis?: string | null }) | undefined,
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
  // Nothing that ends later comes before a remedy.
  const isRemedy = (first.legal_basis ?? null) !== null;
  const outdoes = (other: RankedTerm): boolean =>
    outdoing.some(
      (edge) =>
        held < edge.held &&
        other.share >=
          (daysTo(other, documentDate) <= end ? edge.sooner : isRemedy ? Infinity : edge.later),
    );
  return likeliest(ranked.filter((other) => !isSameTime(other, first) && outdoes(other)));
}

/** How likely a term is the first one at its likeliest place; undefined where the letter does not print it. */
export const shareOfTerm = (term: Timed, ranked: readonly RankedTerm[]): number | undefined =>
  likeliest(ranked.filter((one) => isSameTime(one, term)))?.share;

/** The candidate that is most likely the first term. */
export const likeliest = (ranked: readonly RankedTerm[]): RankedTerm | undefined =>
  ranked.toSorted((one, other) => other.share - one.share)[0];
