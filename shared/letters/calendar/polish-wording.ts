import type { Term } from '#shared/domain/term.ts';

import { lengthInWords } from './term-length.ts';

/** Names of the months in the form used in dates: "14 września". */
export const months = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
];

/** "2026-08-14" → "14 sierpnia 2026 r."; anything else unchanged. */
export function longDate(iso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const [, year, month, day] = match ?? [];
  const name = months[Number(month) - 1];
  return match === null || name === undefined ? iso : `${Number(day)} ${name} ${year ?? ''} r.`;
}

/** A sum with two decimals in Polish print: 19654.39 → "19 654,39 zł"; other currencies with their code. */
export function moneyText(value: number, currency: string | null = 'PLN'): string {
  const [whole = '0', decimals = '00'] = value.toFixed(2).split('.');
  const unit = currency === null || currency === 'PLN' ? 'zł' : currency;
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0')},${decimals} ${unit}`;
}

/** The wording of a term for the reader: "do 14 sierpnia 2026 r." or "14 dni od dnia doręczenia". */
export function termPhrase(term: Term): string {
  if (term.kind === 'date' && term.date !== null) return `do ${longDate(term.date)}`;
  if (term.kind === 'none' || term.amount === null || term.unit === null) return 'bez terminu';
  const span = lengthInWords({ amount: term.amount, unit: term.unit });
  if (term.kind === 'from_document') {
    const day = term.date === null ? '' : ` (do ${longDate(term.date)})`;
    return `${span} od daty pisma${day}`;
  }
  return `${span} od dnia doręczenia`;
}
