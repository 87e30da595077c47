import { withdrawnValues } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const MOST = 4;
const correcting =
  /\b(?:sprostowani|errat|poprawion|prostuj)|\bkorekt\w* (?:nasz|pism|wezwan|danych|informac)/;
/** A bill's own description says nothing of arrears. */
const plain: ReadonlySet<string> = new Set(['rachunek']);

/** Whether a letter that names a sum to pay only puts an earlier letter right: nobody is in arrears. */
export const correctsDemand = ({ view, type }: Pick<LetterFacts, 'view' | 'type'>): boolean =>
  type.code === 'wezwanie_do_zaplaty' &&
  !plain.has(type.id) &&
  correcting.test(view.foldedTitle) &&
  withdrawnValues(view).length > 0;

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
