import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

import { type MoneyItem, moneyItems, type MoneyRole } from './money-items.ts';
import { readPayeeAccount, readPaymentTitle } from './payee-account.ts';

type Financial = ClassificationAnswer['financial'];
type Money = Financial['main_amount'];
type Sums = Record<'main' | 'interest' | 'costs' | 'total', MoneyItem | null>;

const nothing: Sums = { main: null, interest: null, costs: null, total: null };
const neverMoney = new Set(['wezwanie-us', 'zus-decyzja-swiadczenie']);
/** A letter of no known kind that asks for money in so many words. */
const asksForMoney =
  /\b(?:prosz[ey]|prosimy|wzywa\w*|zada\w*|domaga\w*)\b.{0,60}(?:zaplat|zwrot|wplat|uiszcz|uregul|splat)/;
const imposesPayment =
  /(?:zobowiaz\w+|naklad\w+|wymierz\w+|ustal\w+|obowiaz\w+ do zwrotu|do zwrotu|zwrocic|wplacic|uiscic|zaplacic|wyplacic|wplaty nalezy|naleznosc nalezy)/;

/** Which amount is what, to which account and under what title. Nothing is added up. */
export function readFinancial(view: LetterView, type: DocumentType): Financial {
  const account = readPayeeAccount(view, type);
  const concerned = concernsMoney(view, type, account.value !== null);
  const sums = concerned ? chooseSums(moneyItems(view), type) : nothing;
  const found = Object.values(sums).some((item) => item !== null);
  return {
    has_financial: found,
    main_amount: money(sums.main),
    interest: money(sums.interest),
    costs: money(sums.costs),
    total_amount: money(sums.total),
    currency: found ? 'PLN' : null,
    payment_title: account.value === null ? { value: null, quote: null } : readPaymentTitle(view),
    bank_account: account,
  };
}

function money(item: MoneyItem | null): Money {
  if (item === null) return { value: null, quote: null };
  return { value: item.grosze / 100, quote: item.quote };
}

function concernsMoney(view: LetterView, type: DocumentType, hasAccount: boolean): boolean {
  if (hasAccount) return true;
  if (type.id === 'inne') return asksForMoney.test(view.spaced);
  if (neverMoney.has(type.id)) return false;
  if (type.issuer === 'office' || type.issuer === 'municipality') {
    return type.reply === 'labour_inspection' || imposesPayment.test(operativePart(view));
  }
  return true;
}

/** The part of a decision before its reasons. */
function operativePart(view: LetterView): string {
  const reasons = view.spaced.search(/\buzasadnienie\b/);
  return reasons < 0 ? view.spaced : view.spaced.slice(0, reasons);
}

function chooseSums(items: readonly MoneyItem[], type: DocumentType): Sums {
  const useful = items.filter(({ role, grosze }) => role !== 'ignored' && grosze > 0);
  const balanced = balancedSums(useful);
  if (balanced !== undefined) return balanced;
  const itemized = itemizedSum(useful);
  if (itemized !== undefined) return itemized;
  const total = largest(of(useful, 'total'));
  const main = chooseMain(useful, total, type);
  // A fee alone ("opłata za brak OC 9 610 zł") is what the letter is about, not a cost of something.
  if (main === null && total === null) return { ...nothing, main: largest(of(useful, 'costs')) };
  return {
    main,
    interest: first(of(useful, 'interest')),
    costs: chooseCosts(of(useful, 'costs')),
    total,
  };
}

const of = (items: readonly MoneyItem[], role: MoneyRole) =>
  items.filter((item) => item.role === role);

function first(items: readonly MoneyItem[]): MoneyItem | null {
  return items.find(({ row }) => row) ?? items[0] ?? null;
}

function largest(items: readonly MoneyItem[]): MoneyItem | null {
  const named = items.filter(({ label }) => label.includes('do zaplaty'));
  const candidates = named.length > 0 ? named : items;
  return candidates.reduce<MoneyItem | null>(
    (best, item) => (best === null || item.grosze > best.grosze ? item : best),
    null,
  );
}

/** A sum of costs ("łącznie 220 złotych tytułem kosztów") before its parts. */
function chooseCosts(items: readonly MoneyItem[]): MoneyItem | null {
  const summed = items.find(({ label }) => /laczni|razem|ogolem/.test(label));
  return summed ?? first(items);
}

const principal = /naleznosc\w* glown|kapital|skladki razem|zaleglosc/;

function chooseMain(
  items: readonly MoneyItem[],
  total: MoneyItem | null,
  type: DocumentType,
): MoneyItem | null {
  const mains = of(items, 'main').filter((item) => type.level === 'LOW' || item !== total);
  const principals = mains.filter(({ label }) => principal.test(label));
  const best =
    principals.length > 0
      ? principals.reduce((left, right) => (right.grosze > left.grosze ? right : left))
      : (largestRow(mains) ?? mains.find(({ row }) => !row));
  const demand = of(items, 'demand')[0];
  return best ?? demand ?? mains[0] ?? total;
}

/** The greatest of a short list of rows; a long table's rows are parts of its sum. */
function largestRow(mains: readonly MoneyItem[]): MoneyItem | undefined {
  const rows = mains.filter(({ row }) => row);
  if (rows.length === 0 || rows.length > 2) return undefined;
  return rows.reduce((left, right) => (right.grosze > left.grosze ? right : left));
}

const MAX_CANDIDATES = 12;

/** The amounts that add up: main + interest + costs = total, when the letter has such a set. */
function balancedSums(items: readonly MoneyItem[]): Sums | undefined {
  const totals = [...of(items, 'total'), ...of(items, 'demand'), ...of(items, 'main')];
  const mains = [
    ...of(items, 'main'),
    ...of(items, 'total'),
    ...of(items, 'demand'),
    ...of(items, 'costs'),
  ];
  const interests = [...of(items, 'interest').slice(0, MAX_CANDIDATES), null];
  const costs = [...of(items, 'costs').slice(0, MAX_CANDIDATES), null];
  for (const main of mains.slice(0, MAX_CANDIDATES * 2)) {
    for (const interest of interests) {
      for (const cost of costs) {
        if ((interest === null && cost === null) || cost === main) continue;
        const sum = main.grosze + (interest?.grosze ?? 0) + (cost?.grosze ?? 0);
        const total = totals.find((item) => item.grosze === sum);
        if (total !== undefined) return { main, interest, costs: cost, total };
      }
    }
  }
  return undefined;
}

const MAX_PARTS = 8;

/** "zaległość 1 846,12 zł, w tym: kapitał …, odsetki umowne …, odsetki karne …": a sum and its parts. */
function itemizedSum(items: readonly MoneyItem[]): Sums | undefined {
  for (const [index, sum] of items.entries()) {
    let rest = sum.grosze;
    for (let end = index + 1; end < items.length && end <= index + MAX_PARTS; end += 1) {
      rest -= items[end]?.grosze ?? 0;
      if (rest > 0) continue;
      if (rest < 0 || end < index + 2) break;
      const parts = items.slice(index + 1, end + 1);
      // Parts of one kind are invoices or instalments; the sum itself is then the main amount.
      if (parts.every(({ role }) => role !== 'interest' && role !== 'costs')) break;
      const main = of(parts, 'main')[0] ?? parts[0] ?? null;
      return {
        main,
        interest: of(parts, 'interest')[0] ?? null,
        costs: of(parts, 'costs').find((item) => item !== main) ?? null,
        total: sum,
      };
    }
  }
  return undefined;
}
