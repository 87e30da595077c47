import type { Term, TermUnit } from '#shared/domain/term.ts';

export type TermLength = { amount: number; unit: TermUnit };

const unitForms = {
  days: ['dzień', 'dni', 'dni'],
  working_days: ['dzień roboczy', 'dni robocze', 'dni roboczych'],
  weeks: ['tydzień', 'tygodnie', 'tygodni'],
  months: ['miesiąc', 'miesiące', 'miesięcy'],
} as const satisfies Record<TermUnit, readonly [string, string, string]>;

/** "14 dni", "2 tygodnie", "1 miesiąc": the noun in the form that the number requires. */
export function lengthInWords({ amount, unit }: TermLength): string {
  const [one, few, many] = unitForms[unit];
  if (amount === 1) return `1 ${one}`;
  const isFew = amount % 10 >= 2 && amount % 10 <= 4 && !(amount % 100 >= 12 && amount % 100 <= 14);
  return `${amount} ${isFew ? few : many}`;
}

/** The length of a term, if it has one. */
export function lengthOf({ amount, unit }: Term): TermLength | undefined {
  return amount === null || unit === null ? undefined : { amount, unit };
}

const daysIn = { days: 1, working_days: 1.4, weeks: 7, months: 30.4 } as const satisfies Record<
  TermUnit,
  number
>;

/** Used to compare lengths and to find the shorter one; a month is neither 30 nor 31 days. */
export function inDays({ amount, unit }: TermLength): number {
  return amount * daysIn[unit];
}
