import type { Term } from '#shared/domain/term.ts';
import { lengthOf } from '#shared/letters/calendar/term-length.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { isSameLength } from './proved-terms.ts';

/**
 * Matches the terms of one reading with equal terms of another: the same day, or a span of the same length,
 * at the same place of the letter if there is one. Each term is matched once.
 */
export function pairedTerms(
  terms: readonly Term[],
  others: readonly Term[],
): ReadonlyMap<Term, Term> {
  const pairs = new Map<Term, Term>();
  const taken = new Set<Term>();
  for (const fits of [atSamePlace, isSameSpan]) {
    for (const term of terms) {
      if (pairs.has(term)) continue;
      const other = others.find((one) => !taken.has(one) && fits(term, one));
      if (other === undefined) continue;
      pairs.set(term, other);
      taken.add(other);
    }
  }
  return pairs;
}

/** Whether a reader who keeps one also keeps the other. */
export function isSameSpan(left: Term, right: Term): boolean {
  if (left.date !== null && left.date === right.date) return true;
  const [one, other] = [lengthOf(left), lengthOf(right)];
  return one !== undefined && other !== undefined && isSameLength(one, other);
}

/** One act that is mentioned twice, in two sentences. */
export function isSameAct(left: Term, right: Term): boolean {
  return left.what === right.what && isSameSpan(left, right);
}

function atSamePlace(left: Term, right: Term): boolean {
  if (left.quote === null || right.quote === null || !isSameSpan(left, right)) return false;
  const [one, other] = [foldText(left.quote), foldText(right.quote)];
  return one.includes(other) || other.includes(one);
}
