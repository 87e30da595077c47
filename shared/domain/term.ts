import * as z from 'zod/mini';

const termKind = z.enum(['date', 'from_delivery', 'from_document', 'none']);
const termUnit = z.enum(['days', 'working_days', 'weeks', 'months']);
export type TermUnit = z.infer<typeof termUnit>;

/**
 * One term of the letter (design, section 4). `date` is ISO and set when the day is known: always for `date`,
 * computed for `from_document`, unknown for `from_delivery` until the reader says when the letter was
 * delivered.
 */
export const term = z.object({
  kind: termKind,
  date: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  unit: z.nullable(termUnit),
  what: z.string(),
  quote: z.nullable(z.string()),
  legal_basis: z.nullable(z.string()),
});
export type Term = z.infer<typeof term>;

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
