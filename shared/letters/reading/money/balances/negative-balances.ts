import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { noSums } from '#shared/letters/reading/money/chosen-sums.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import type { Settled } from '#shared/letters/reading/ranker/second-opinion.ts';
import { foldText } from '#shared/letters/text/text.ts';

/*
 * A bill that was paid too much writes its balance with a minus ("SALDO   -184,65 zł", "Do zapłaty: –58,20"), which
 * is no sum that anybody pays, and calls it a surplus elsewhere.
 */

/** The label of such a sum. */
export const SURPLUS = 'nadplata z salda';

const speaksOfSurplus = /\bnad(?:plat|plac|wyzk)\w*|\bna (?:pan\w*|twoja|klienta) korzysc\b/;
/** "-486,37 … NIEDOPŁATA DO ZAPŁATY: 486,37 zł": some write what is owed with a minus. */
const speaksOfDebt = /\bniedoplat|\bniedobor|\bdo doplaty\b|\bzadluzeni|\bzalegl/;
const balance =
  /\b(?:sald[oa]|wynik|bilans|nadplat\w*|nadwyzk\w*|do zaplaty|pozostaje|rozliczeni[ea])\b/;
/** What was paid before stands with a minus too. */
const paidBefore = /\b(?:zaplacon|wplat|wplacon|zaliczk|prognoz|uregulowan|rabat|upust|bonifikat)/;
/** With a space behind it, it is a dash: "Do zapłaty - 89,70 zł". */
const sum = String.raw`(?<![\w,.])[-−–](\d{1,3}(?:[ .\u00A0]\d{3})*|\d+),(\d{2})(?!\d)`;
const atEnd = new RegExp(String.raw`${sum}\s*(?:zl|pln)?[\W_]*(?:nad[a-z]{3,8})?\W*$`);
const alone = new RegExp(String.raw`^${sum}\s*(?:zl|pln)?$`);

/** A negative balance, unless the letter still asks for another sum. */
export function withSurplus(
  view: LetterView,
  type: DocumentType,
  items: readonly MoneyItem[],
  read: Settled,
): Settled {
  // A surplus that the table proves is surer than a sum that no rule explains.
  const isGranted = read.direction === 'to_receive' && !read.isRanked;
  if (type.reply === 'scam' || isGranted) return read;
  const back = negativeBalance(view, items[0]);
  // What is due later out of the surplus is no sum that the letter asks for now.
  const isAsked = read.direction === 'to_pay' || read.direction === 'conditional';
  if (back === undefined || (isAsked && leavesMore(items, back))) return read;
  return { ...read, sums: { ...noSums, main: back, total: back }, direction: 'to_receive' };
}

const leavesMore = (items: readonly MoneyItem[], back: MoneyItem): boolean =>
  items.some(
    ({ grosze, ordered, label, zone }) =>
      zone === 'body' && grosze > 0 && grosze !== back.grosze && (ordered || stillDue.test(label)),
  );
const stillDue = /\bdo (?:za|w|do)platy|\bdoplat|\bpozosta/;

/** The negative balance of a settlement as what comes back to the reader; undefined without exactly one. */
function negativeBalance(view: LetterView, like: MoneyItem | undefined): MoneyItem | undefined {
  const isSurplus = speaksOfSurplus.test(view.spaced) && !speaksOfDebt.test(view.spaced);
  if (like === undefined || !isSurplus) return undefined;
  const found = view.lines.flatMap(({ text, start }, at) => {
    const folded = foldText(text.trim());
    const above = foldText(view.lines[at - 1]?.text.trim() ?? '');
    const label = alone.test(folded) ? above : folded;
    const [, whole, rest] = atEnd.exec(folded) ?? [];
    if (whole === undefined || !balance.test(label) || paidBefore.test(label)) return [];
    const grosze = Number(`${whole.replace(/\D/g, '')}${rest ?? ''}`);
    return grosze > 0 ? [{ grosze, start, quote: text.trim().replace(/\s+/g, ' ') }] : [];
  });
  const [first, ...others] = found;
  if (first === undefined || others.some(({ grosze }) => grosze !== first.grosze)) return undefined;
  return {
    ...like,
    grosze: first.grosze,
    currency: 'PLN',
    role: 'demand',
    label: SURPLUS,
    row: true,
    weak: false,
    way: 'receive',
    ordered: false,
    zone: 'body',
    quote: first.quote,
    at: first.start,
  };
}
