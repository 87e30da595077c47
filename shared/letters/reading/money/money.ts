import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type Settled, withSecondOpinion } from '#shared/letters/reading/ranker/second-opinion.ts';
import { isStranger, nobodyKnown, type Reader } from '#shared/letters/reading/reader/reader.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { nextInstalment } from './balances/instalment-schedules.ts';
import { withBalance } from './balances/left-to-pay.ts';
import { firstLeft } from './balances/lowered-bills.ts';
import { SURPLUS, withSurplus } from './balances/negative-balances.ts';
import { ownClaim } from './balances/own-claims.ts';
import { withoutSettled } from './balances/settled-sums.ts';
import { statedAccount } from './balances/stated-accounts.ts';
import { asksNewPrice, newPrice } from './changed-prices.ts';
import { settle } from './choosing/settled.ts';
import { chooseSums } from './choosing/sums.ts';
import { noSums, type Sums } from './chosen-sums.ts';
import { directionOf } from './direction.ts';
import { provenPayment } from './evidence/pay-evidence.ts';
import { partsOf } from './folded-parts.ts';
import { isPaidFee, type MoneyItem, moneyItems } from './money-items.ts';
import { ownShare } from './owners/own-share.ts';
import { readPayeeAccount } from './payee-account.ts';
import { readPaymentTitle } from './payees/payment-title.ts';
import { asRescued } from './rescuing-sum.ts';
import { moneyRows } from './rows/money-rows.ts';
import { singlePayment } from './special-sums.ts';

type Financial = ClassificationAnswer['financial'];
type Money = Financial['main_amount'];

/** The letter's money; `isRanked`: no rule recognised the sums, but the trained model did. */
export type MoneyReading = { financial: Financial; isRanked: boolean };

/**
 * The role and direction of each amount, the account and the transfer title. Nothing is added up. A sum that
 * nobody pays or receives appears only in the rows.
 */
export function readMoney(
  view: LetterView,
  type: DocumentType,
  reader: Reader = nobodyKnown,
): MoneyReading {
  const account = readPayeeAccount(view, type);
  const items = moneyItems(view, reader);
  const own = ofReader(items, reader);
  const forecast = firstLeft(view, own);
  const price = forecast ?? nextInstalment(view, own) ?? newPrice(view, own);
  const chosen =
    price === undefined
      ? withStated(chooseSums(own, type, growingInterest.test(view.spaced)), own, account.value)
      : { ...noSums, main: price, total: payoutOf(own) };
  const hasAccount = account.value !== null;
  const { role } = reader;
  const told = directionOf({ view, type, sums: chosen, hasAccount, role });
  // A new price is paid every month from its day on.
  const ofPrice = hasAccount && isDueNow(view, forecast) ? 'to_pay' : 'conditional';
  const isPrice = price !== undefined && (told === 'to_pay' || told === 'none');
  const byRules = { sums: wantedFirst(type, chosen), direction: isPrice ? ofPrice : told } as const;
  const read = asSettled(view, type, { items, own, byRules, price });
  const claim = ownClaim(view, type, own);
  const { sums, direction, isRanked } = withEvidence(view, type, items, withOwnClaim(read, claim));
  const first = Object.values(sums).find((item) => item !== null);
  // An employer or a tenant pays what was due to the debtor to the bailiff's account, whatever the sum.
  const paysForAnother = type.duties.includes('third_party_seizure');
  // The debtors of a bankrupt pay to the account, not a creditor; nobody who paid too much pays there now.
  const isOwn = isOwnMoney(sums.main, direction === 'disputed' ? claim : undefined);
  const toPay = direction === 'to_pay' || direction === 'conditional';
  const financial: Financial = {
    has_financial: first !== undefined,
    main_amount: money(sums.main),
    interest: money(sums.interest),
    costs: money(sums.costs),
    total_amount: money(sums.total),
    currency: first?.currency ?? null,
    payment_title: titleOf(view, account.value, direction),
    // An account without a sum, or a fee that is paid there, does not belong to the letter's money.
    bank_account:
      isOwn || (first === undefined && !toPay && !items.some(isPaidFee) && !paysForAnother)
        ? { value: null, quote: null }
        : account,
    rows: moneyRows(items, sums),
    direction: first === undefined && !(toPay && hasAccount) ? 'none' : direction,
  };
  return { financial, isRanked };
}

/** Where the letter has an account for payments but no sum of its own, a table of its reasons may tell what is owed. */
const withStated = (sums: Sums, own: readonly MoneyItem[], account: string | null): Sums =>
  account === null || Object.values(sums).some((sum) => sum !== null)
    ? sums
    : (statedAccount(own) ?? sums);

type Readings = {
  items: readonly MoneyItem[];
  own: readonly MoneyItem[];
  byRules: Omit<Settled, 'isRanked'>;
  price: MoneyItem | undefined;
};

/** The sums by both ways of reading, without what is settled already. */
function asSettled(
  view: LetterView,
  type: DocumentType,
  { items, own, byRules, price }: Readings,
): Settled {
  const second = withSecondOpinion(view, own, byRules);
  const atOnce = singlePayment(own);
  const named = price ?? ownShare(own) ?? (atOnce?.row === true ? atOnce : undefined);
  if (keepsRules(second, named)) return { ...byRules, isRanked: false };
  // What a fraud wants is only told, never paid.
  if (type.reply === 'scam') return { ...second, direction: byRules.direction };
  const read = asRescued(view, own, settle(view, items, second));
  const isOpen = byRules.direction === 'disputed' || price !== undefined;
  return isOpen ? read : asLeft(view, own, read);
}

/** Whether a new price is asked for on this letter and not only told. */
const isDueNow = (view: LetterView, forecast: MoneyItem | undefined): boolean =>
  forecast !== undefined || asksNewPrice(view);

/** "nadpłata 1 184,60 zł … konieczna opłata 89,00 zł": a fraud is about what it wants, not about what it promises. */
const wantedFirst = ({ reply }: DocumentType, sums: Sums): Sums =>
  reply === 'scam' && sums.costs !== null && sums.main?.way === 'receive'
    ? { ...noSums, main: sums.costs }
    : sums;

/** What the reader claims from a bankrupt, or paid too much. */
const isOwnMoney = (main: MoneyItem | null, claim: MoneyItem | undefined): boolean =>
  main !== null && (main === claim || main.label === SURPLUS);

/** The trained model never replaces a new price, a named share or the price of paying at once. */
const keepsRules = (second: Settled, named: MoneyItem | undefined): boolean =>
  named !== undefined && second.sums.main?.at !== named.at;

/** The title of a transfer that the reader may make. */
const titleOf = (
  view: LetterView,
  account: string | null,
  direction: Financial['direction'],
): Financial['payment_title'] =>
  account === null || direction === 'none' || direction === 'to_receive'
    ? { value: null, quote: null }
    : readPaymentTitle(view, account);

/** What is left after what was paid, credited or set off. */
const asLeft = (view: LetterView, own: readonly MoneyItem[], read: Settled): Settled =>
  withBalance(own, withoutSettled(view, own, read));

/** The last word on every payment: a sum that nothing in the letter makes its reader pay is only mentioned. */
const withEvidence = (
  view: LetterView,
  type: DocumentType,
  items: readonly MoneyItem[],
  read: Settled,
): Settled => {
  // The sum of a mortgage that was struck off is nobody's debt.
  if (type.reply === 'land_register_deletion') return { ...read, sums: noSums, direction: 'none' };
  const settled = withSurplus(view, type, items, read);
  if (settled.direction !== 'to_pay') return settled;
  // Whether a buyer is right about a defect is open until both agree or a court decides.
  const isOpen = type.reply === 'buyer_claims';
  return {
    ...read,
    direction: isOpen ? 'disputed' : provenPayment(view, type, items, read.sums),
  };
};

/** A creditor's claim against a bankrupt, where nothing else is asked or given. */
const withOwnClaim = (read: Settled, claim: MoneyItem | undefined): Settled =>
  claim === undefined ||
  (read.direction !== 'none' && !(read.isRanked && read.sums.main?.grosze === claim.grosze))
    ? read
    : { sums: { ...noSums, main: claim }, direction: 'disputed', isRanked: false };

/** "emerytura od 1 marca 2 752,93 … do wypłaty co miesiąc 2 841,85": what comes to the reader of a raised benefit. */
const payoutOf = (items: readonly MoneyItem[]): MoneyItem | null =>
  items.find(({ row, label, way }) => row && way === 'receive' && /\bdo wyplaty\b/.test(label)) ??
  null;

/** From a third person or a guarantor the letter asks at most what it explicitly orders. */
function ofReader(items: readonly MoneyItem[], reader: Reader): readonly MoneyItem[] {
  const ordered = items.filter(
    ({ zone, ordered, role }) => ordered && zone === 'body' && role !== 'ceiling',
  );
  const isOthers = isStranger(reader.role) || reader.role === 'guarantor';
  if (!isOthers || ordered.length === 0) return items;
  // "kapitał rat 2 148,60 · odsetki 354 · razem 2 502,60. Wzywamy do uregulowania tej kwoty": the parts of what is ordered.
  const parts = new Set(ordered.flatMap((whole) => partsOf(items, whole)));
  return items.filter((item) => ordered.includes(item) || parts.has(item));
}

/** Interest that grows until the debt is paid; "odsetki 202,18, razem do zapłaty" only names the whole. */
export const growingInterest = new RegExp(
  either(
    /odset\w+(?:[^.;]|\d\.|\b(?:r|art|ust|pkt|poz)\.){0,260}(?:do|na) (?:dnia|dzien|momentu|czasu|chwili) (?:\w+ )?(?:za|s|w)platy\b/,
    /odset\w+ (?:[^.;:]|\d\.|\br\.){0,100}\bod (?=dn|dat|term|wy|wn|dor|\d)(?:(?! do )(?:[^.;:]|\d\.|\br\.)){3,40} do (?:zaplaty|splaty)\b(?! \d| kwot)/,
    /dalsz\w+ odset/,
    /odset\w+ (?:ustawow|umown)\w+[^.;]{0,60} od dnia/,
  ),
);

function money(item: MoneyItem | null): Money {
  if (item === null) return { value: null, quote: null };
  return { value: item.grosze / 100, quote: item.quote };
}
