import type { MoneyRow } from '#shared/domain/events-and-money.ts';
import { isShareCapital } from '#shared/letters/reading/money/amount-roles.ts';
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
  base: 'podstawa wyliczenia',
  benefit: 'dla Ciebie',
  other: 'kwota wymieniona w piśmie',
};

/** Every sum of the letter with its meaning, in reading order; a sum that was not chosen is a part. */
export function moneyRows(items: readonly MoneyItem[], sums: Sums): MoneyRow[] {
  return items
    .filter(({ grosze, label }) => grosze > 0 && !isShareCapital(label))
    .slice(0, MOST_ROWS)
    .map((item) => {
      const kind = kindIn(item, sums);
      return {
        label: labelFor(item, kind),
        amount: item.grosze / 100,
        currency: item.currency,
        kind,
        quote: item.quote,
      };
    });
}

/** "było 59,00 zł", "dotychczas 213,33 zł": the words name an earlier sum, not a bound. */
const formerly =
  /\b(?:dotychczas\w*|dotad|poprzedni\w*|byl[aoy]?|rok temu|przed rokiem)\b[^;]{0,25}$/;
const saysCosts = /\b(?:koszt|oplat|wydatk|zastepstw|prowizj|monit)/;

/** A sum that was not chosen has a name only where its own words give one. */
function labelFor({ label, role }: MoneyItem, kind: MoneyRow['kind']): string {
  if (kind === 'ceiling' && formerly.test(label)) return 'dotychczasowa kwota';
  if (kind === 'part' && role === 'total') return 'suma wymieniona w piśmie';
  const isRelief = /\b(?:ulg|znizk|rabat|bonifikat|zwolnieni)/.test(label);
  if (kind === 'costs' && (isRelief || !saysCosts.test(label))) return labelOf.other;
  return labelOf[kind];
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
