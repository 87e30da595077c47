import { withdrawnValues } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const MOST = 4;

/** Which values of an earlier letter this one replaces; null where it replaces none. */
export function correctedValues({ view, type }: LetterFacts): string | null {
  if (type.reply === 'scam') return null;
  const values = withdrawnValues(view);
  if (values.length === 0 || values.length > MOST) return null;
  const told = values.map(({ kind, words }) =>
    kind === 'account' ? `rachunek ${words}` : kind === 'sum' ? words : `dzień ${words}`,
  );
  return `Pismo poprawia wcześniejsze dane: nie obowiązuje już ${told.join(', ')}.`;
}
