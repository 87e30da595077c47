import type { Term } from '#shared/domain/term.ts';

/** Whether two terms are one: the same start and end, for the same act, wherever the letter says it. */
export function isSameTerm(left: Term, right: Term): boolean {
  return (['kind', 'date', 'amount', 'unit', 'what'] as const).every(
    (part) => left[part] === right[part],
  );
}

/** Each term once, the first of its places, in the order given. */
export function distinctTerms<Told>(told: readonly Told[], termOf: (one: Told) => Term): Told[] {
  return told.filter((one, index) => {
    const first = told.findIndex((other) => isSameTerm(termOf(other), termOf(one)));
    return first === index;
  });
}
