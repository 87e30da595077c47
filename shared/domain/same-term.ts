import type { Term } from './term.ts';

/* Apart from the schema of terms: the device compares terms and never parses one. */

/** Whether two terms are the same: same start, same end and same act, wherever the letter says it. */
export function isSameTerm(left: Term, right: Term): boolean {
  return (['kind', 'date', 'amount', 'unit', 'what'] as const).every(
    (part) => left[part] === right[part],
  );
}

/** Each term once, at the first of its places, in the given order. */
export function distinctTerms<Told>(told: readonly Told[], termOf: (one: Told) => Term): Told[] {
  return told.filter((one, index) => {
    const first = told.findIndex((other) => isSameTerm(termOf(other), termOf(one)));
    return first === index;
  });
}
