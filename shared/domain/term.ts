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
