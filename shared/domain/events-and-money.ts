import * as z from 'zod/mini';

/** Something with a fixed day in the letter: where the reader must, may or need not be (design, section 13). */
export const letterEvent = z.object({
  kind: z.enum([
    'hearing',
    'auction',
    'summons',
    'examination',
    'inspection',
    'instalment',
    'other',
  ]),
  date: z.nullable(z.string()), // ISO
  time: z.nullable(z.string()), // HH:MM
  place: z.nullable(z.string()),
  /** Whether the reader must or may attend, or the letter does not say. */
  attendance: z.nullable(z.enum(['ordered', 'optional'])),
  what: z.string(),
  consequence: z.nullable(z.string()),
  quote: z.nullable(z.string()),
});
export type LetterEvent = z.infer<typeof letterEvent>;

/** The direction of the letter's money, seen from the reader. */
export const moneyDirection = z.enum(['to_pay', 'to_receive', 'conditional', 'disputed', 'none']);
export type MoneyDirection = z.infer<typeof moneyDirection>;

/** One sum of the letter with its meaning. */
export const moneyRow = z.object({
  label: z.string(),
  amount: z.number(), // units of `currency` with two decimals
  currency: z.string(), // ISO 4217
  kind: z.enum([
    'main',
    'interest',
    'costs',
    'total',
    'instalment',
    'part',
    'fee',
    'paid',
    'appraisal',
    'ceiling',
    'base',
    'benefit',
    'other',
  ]),
  quote: z.nullable(z.string()),
});
export type MoneyRow = z.infer<typeof moneyRow>;
