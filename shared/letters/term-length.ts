import type { TermUnit } from '../domain/term.ts';

export type TermLength = { amount: number; unit: TermUnit };

const unitForms = {
  days: ['dzień', 'dni', 'dni'],
  working_days: ['dzień roboczy', 'dni robocze', 'dni roboczych'],
  weeks: ['tydzień', 'tygodnie', 'tygodni'],
  months: ['miesiąc', 'miesiące', 'miesięcy'],
} as const satisfies Record<TermUnit, readonly [string, string, string]>;

/** "14 dni", "2 tygodnie", "1 miesiąc": the noun as the number wants it. */
export function lengthInWords({ amount, unit }: TermLength): string {
  const [one, few, many] = unitForms[unit];
  if (amount === 1) return `1 ${one}`;
  const isFew = amount % 10 >= 2 && amount % 10 <= 4 && !(amount % 100 >= 12 && amount % 100 <= 14);
  return `${amount} ${isFew ? few : many}`;
}
