import type { Classification, ResultWarning } from '#shared/domain/analysis-result.ts';
import type { FoundAmount } from '#shared/letters/figures/amounts.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

type Obligations = Classification['financial_obligations'];
const CHECK = 'Sprawdź przed zapłatą';

/** Other letters may have the missing sum in another row; only a rest that no row explains is an error. */
export function sumWarnings(
  { main_amount, interest, costs, total_amount }: Obligations,
  found: readonly FoundAmount[],
): ResultWarning[] {
  if (main_amount === null || interest === null || costs === null || total_amount === null)
    return [];
  const inGrosze = (amount: number) => Math.round(amount * 100);
  const parts = [main_amount, interest, costs].map(inGrosze);
  const rest = inGrosze(total_amount) - parts.reduce((sum, part) => sum + part, 0);
  if (rest === 0 || (rest > 0 && isSumOfRows(rest, found))) return [];
  return [
    {
      kind: 'amounts_do_not_add_up',
      title: CHECK,
      message:
        'Kwota główna, odsetki i koszty nie dają razem kwoty do zapłaty. Poproś nadawcę o rozliczenie.',
      quote: null,
    },
  ];
}

/** Pairs of rows are tried, so a letter full of amounts must not try millions. */
const MOST_ROWS = 400;

/** Whether one, two or three further amounts of the letter make up the rest. */
export function isSumOfRows(rest: number, found: readonly FoundAmount[]): boolean {
  const rows = [...new Set(found.map(({ grosze }) => grosze))]
    .filter((row) => row > 0 && row <= rest)
    .slice(0, MOST_ROWS);
  const known = new Set(rows);
  return rows.some(
    (first) =>
      first === rest ||
      known.has(rest - first) ||
      rows.some((second) => known.has(rest - first - second)),
  );
}

/** A sum whose digits and words differ. */
export function wordWarnings(text: string, found: readonly FoundAmount[]): ResultWarning[] {
  const differing = found.find(({ words }) => words?.agrees === false);
  if (differing?.words == null) return [];
  const span = { start: differing.span.start, end: differing.words.span.end };
  return [
    {
      kind: 'words_and_digits_differ',
      title: CHECK,
      message:
        'Kwota zapisana cyframi i kwota słownie się różnią. Zapytaj nadawcę, która jest właściwa.',
      quote: readableQuote(text, span),
    },
  ];
}
