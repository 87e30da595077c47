/**
 * The meaning of an amount for the letter's reader: the debt or the letter's main amount, its interest, its
 * costs, the total, money for the reader, or none of these (mentioned, past, conditional, a value, a limit, a
 * part, another's).
 */
export const amountClasses = ['none', 'main', 'total', 'interest', 'costs', 'get'] as const;
export type AmountClass = (typeof amountClasses)[number];
