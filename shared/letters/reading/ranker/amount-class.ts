/**
 * What an amount is to the letter's reader: the debt or what the letter is about, its interest, its costs, the whole,
 * money that comes to the reader, or none of these (told, past, conditional, a value, a ceiling, a part, another's).
 */
export const amountClasses = ['none', 'main', 'total', 'interest', 'costs', 'get'] as const;
export type AmountClass = (typeof amountClasses)[number];
