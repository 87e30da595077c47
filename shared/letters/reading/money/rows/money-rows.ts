import type { MoneyRow } from '#shared/domain/events-and-money.ts';
import type { Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import type { MoneyRole } from '#shared/letters/reading/money/words/role-words.ts';

const MOST_ROWS = 24;

const kindOf: Readonly<Record<MoneyRole, MoneyRow['kind']>> = {
  main: 'main',
  demand: 'main',
  interest: 'interest',
  costs: 'costs',
  total: 'total',
  appraisal: 'appraisal',
  paid: 'paid',
  ceiling: 'ceiling',
  fee: 'fee',
  part: 'part',
  base: 'base',
  claim: 'other',
  other: 'other',
};

const labelOf: Readonly<Record<MoneyRow['kind'], string>> = {
  main: 'należność',
  interest: 'odsetki',
  costs: 'koszty',
  total: 'razem',
  instalment: 'rata',
  part: 'część innej kwoty',
  fee: 'opłata',
  paid: 'już zapłacono',
  appraisal: 'wartość lub cena',
  ceiling: 'górna granica',
  base: 'podstawa odsetek',
  benefit: 'dla Ciebie',
  other: 'kwota wymieniona w piśmie',
};

/** Every sum of the letter with its meaning, in reading order; a sum that was not chosen is a part. */
export function moneyRows(items: readonly MoneyItem[], sums: Sums): MoneyRow[] {
  return items
    .filter(({ grosze }) => grosze > 0)
    .slice(0, MOST_ROWS)
    .map((item) => {
      const kind = kindIn(item, sums);
      return {
        label: labelOf[kind],
        amount: item.grosze / 100,
        currency: item.currency,
        kind,
        quote: item.quote,
      };
    });
}

function kindIn(item: MoneyItem, sums: Sums): MoneyRow['kind'] {
  if (item === sums.main) return item.way === 'receive' ? 'benefit' : 'main';
  if (item === sums.total) return 'total';
  if (item === sums.interest) return 'interest';
  if (item === sums.costs) return 'costs';
  const kind = kindOf[item.role];
  if (!isAsked(item)) return kind;
  if (item.way === 'receive') return 'benefit';
  return kind === 'main' || kind === 'total' ? 'part' : kind;
}
