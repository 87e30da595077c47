import { findAmounts, type FoundAmount } from '#shared/letters/figures/amounts.ts';
import type { Currency } from '#shared/letters/figures/currencies.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import type { MoneyRole } from '#shared/letters/reading/money/words/role-words.ts';
import { nobodyKnown, type Reader } from '#shared/letters/reading/reader/reader.ts';
import { closeSpacedWords } from '#shared/letters/text/lines.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import type { Span } from '#shared/letters/text/text.ts';

import {
  caseOver,
  type Clause,
  isShareCapital,
  isToldUnlessOrdered,
  isWeak,
  namesMoney,
  roleOfClause,
} from './amount-roles.ts';
import { withVerbs } from './balances/given-rests.ts';
import { asideFromWrong } from './balances/wrong-sums.ts';
import { isPending } from './evidence/pending.ts';
import { quoteOfSum } from './evidence/sum-quote.ts';
import { linksOf, type Told } from './linked-items.ts';
import { isOrderedInList } from './list-orders.ts';
import { isSentBack, isTakenUp, type MoneyWay, type ToldWay, wayOf } from './money-way.ts';
import { readerZonesOf, type Zone } from './money-zones.ts';
import { type Side, sideOf, wayOfSide } from './owners/whose-sum.ts';
import { rowOf } from './rows/amount-rows.ts';
import type { Row } from './rows/closed-rows.ts';
import { isGrantedRow } from './rows/granted-rows.ts';
import { roleOfRow } from './rows/row-role.ts';
import { isByChoice } from './words/unowed.ts';

const asked: readonly MoneyRole[] = ['main', 'interest', 'costs', 'total', 'demand'];

/** One amount of the letter with its role and the words that show it. */
export type MoneyItem = {
  /** Hundredths of the currency unit. */
  grosze: number;
  currency: Currency;
  role: MoneyRole;
  /** Folded words that determined the role. */
  label: string;
  /** True for a row of a table or list ("Razem   2 391,00 zł"). */
  row: boolean;
  /** A monthly or separate sum: it counts only when there is no other. */
  weak: boolean;
  /** The direction of the money by the nearest verb; null when none is near. */
  way: MoneyWay | null;
  /** Whether a verb orders the payment; a noun ("zadłużenie") only mentions a debt. */
  ordered: boolean;
  zone: Zone;
  quote: string;
  at: number; // source position
};

/** Whether the letter demands or grants this sum, as far as its words show. */
export const isAsked = ({ role, grosze }: MoneyItem): boolean => asked.includes(role) && grosze > 0;

/** "2) dowód uiszczenia opłaty skarbowej 440,00 zł": a fee in a list of demanded things. */
export const isOrderedFee = ({ role, ordered, zone }: MoneyItem): boolean =>
  role === 'fee' && ordered && zone === 'body';

/** A fee that is due at least for an optional step. */
export const isPaidFee = ({ role, way, zone }: MoneyItem): boolean =>
  role === 'fee' && way === 'pay' && zone === 'body';

/** No letter names more; a text full of amounts must not take minutes. */
const MOST_AMOUNTS = 400;

/** Every amount with its role. Roles come from the nearest words before it, in its row or clause. */
export function moneyItems(view: LetterView, reader: Reader = nobodyKnown): MoneyItem[] {
  const amounts = findAmounts(view.flow).slice(0, MOST_AMOUNTS);
  const zoneAt = readerZonesOf(view);
  const items: MoneyItem[] = [];
  const told: Told[] = [];
  for (const [index, amount] of amounts.entries()) {
    const place = placeOf(view, amount, amounts[index - 1], amounts[index + 1]);
    if (!amount.explicit && place.row === undefined && !namesMoney(place.before)) continue;
    const item = itemOf(view, reader, amount, place, zoneAt(amount.span.start));
    const last = items.at(-1);
    const same = last !== undefined && equivalent.test(place.before);
    items.push(
      same
        ? { ...item, role: last.role, way: last.way, ordered: last.ordered, label: last.label }
        : item,
    );
    told.push({ ...place, ...(items.at(-1) ?? item) });
  }
  const links = linksOf(told);
  return asideFromWrong(
    view,
    withVerbs(
      view,
      items.map((item, at) => ({ ...item, ...links.get(at) })),
    ),
  );
}

/** "180 euro, tj. 765,36 zł": the same sum in another currency. */
const equivalent = /^[\s,(]{0,3}(?:tj|to jest|czyli|co stanowi rownowartosc|rownowartosc)\b[\s.]*$/;

type Place = Clause & { row: Row | undefined; above: string; inOrderedList: boolean };

function placeOf(
  view: LetterView,
  amount: FoundAmount,
  previous: FoundAmount | undefined,
  next: FoundAmount | undefined,
): Place {
  const at = flowPosition(view, amount.span.start);
  const digitsEnd = flowPosition(view, amount.span.end);
  const sentence = sentenceSpan(view.flow, { start: at, end: digitsEnd });
  const previousEnd =
    previous === undefined ? 0 : flowPosition(view, previous.words?.span.end ?? previous.span.end);
  const nextAt = next === undefined ? Infinity : flowPosition(view, next.span.start);
  const from = Math.max(withWords(view, sentence, at), at - LEAD);
  return {
    row: rowOf(view, amount),
    inOrderedList: isOrderedInList(view, sentence, view.spaced.slice(from, at)),
    before: behindCapital(
      previous === undefined
        ? ''
        : view.spaced.slice(from, flowPosition(view, previous.span.start)),
      view.spaced.slice(Math.max(from, previousEnd), at).replace(credited, ''),
    ),
    lead: view.spaced.slice(from, at),
    above: view.spaced.slice(Math.max(0, at - LEAD), at),
    after: view.spaced.slice(digitsEnd, Math.min(digitsEnd + 90, nextAt)),
    bare: !amount.explicit,
    farAfter: view.spaced.slice(digitsEnd, Math.min(digitsEnd + 280, nextAt)),
  };
}

/** "kapitał zakładowy 12 400 000 zł, wpłacony w całości. Prosimy o zapłatę 262,08 zł": only the capital is paid up. */
const behindCapital = (above: string, before: string): string =>
  isShareCapital(above) ? before.replace(paidUp, ' ') : before;
const paidUp = /^[\s,(]*(?:zl\b|pln\b)?[\s,(]*(?:w calosci )?(?:wplacon|oplacon)\w*(?: w calosci)?/;

const LEAD = 260;
/** "wpłata zaliczona na I kw. -130,00 pozostało 878,00": a deducted sum ends the words that belong to the next one. */
const credited = /^.*[-−]\s?\d[\d ]*,\d{2}(?!\d)/;

/** "PRZYZNAJĘ", on its own line above what is granted. */
const headedBy = /\b(?:przyznaj[ae](?:my)?|przyznaje sie|postanawia\w* przyznac)\s*:?\s*$/;
const HEADING = 40;

/** Where the words before an amount begin: "odsetki na dzień 6.10.2026 r. 811,40" is one sentence. */
function withWords(view: LetterView, { start }: Span, at: number): number {
  const above = headedBy.exec(view.spaced.slice(Math.max(0, start - HEADING), start));
  if (above !== null) return start - above[0].length;
  const isOpen = view.spaced.slice(start, at).trim() !== '';
  return isOpen || start === 0
    ? start
    : sentenceSpan(view.flow, { start: start - 1, end: start }).start;
}

function itemOf(
  view: LetterView,
  reader: Reader,
  amount: FoundAmount,
  place: Place,
  zone: Zone,
): MoneyItem {
  const { row, before } = place;
  const lead = closeSpacedWords(place.lead);
  const between = sideOf(view, { ...place, lead, label: row?.label }, reader);
  const isGranted =
    row !== undefined &&
    !thenWhole.test(place.after) &&
    isGrantedRow(view, row.label, amount.span.start);
  const ofRow = row === undefined ? undefined : roleOfRow(row);
  const named =
    row !== undefined && between === 'pay' && ofRow === 'other'
      ? 'demand'
      : (ofRow ?? roleOfClause(place));
  const words = isGranted ? 'demand' : named;
  const { way, ordered } = isGranted
    ? ({ way: 'receive', ordered: false } as const)
    : row === undefined
      ? wayIn(place, lead, between)
      : wayInRow(row, place, between);
  const ownRole = words === 'fee' && zone === 'body' && ordersReader.test(lead) ? 'costs' : words;
  const open = row === undefined && !caseOver.test(before) && isPending(view, amount.span.start);
  const told =
    open || between === 'others' || (way === null && isToldUnlessOrdered(row?.label ?? before));
  const role = isShareCapital(row === undefined ? before : lead)
    ? 'ceiling'
    : told && asked.includes(ownRole)
      ? 'other'
      : ownRole;
  return {
    grosze: amount.grosze,
    currency: amount.currency,
    role,
    label: row?.label ?? caseOver.exec(before)?.[0] ?? before.slice(-60),
    row: row !== undefined,
    weak: isWeak(place),
    way: open ? null : way,
    ordered: !open && ordered && (row !== undefined || !isByChoice(lead)),
    zone,
    quote: quoteOfSum(view.source, amount.span),
    at: amount.span.start,
  };
}

/** "wysokość   160,00 zł miesięcznie, razem 640,00 zł": the whole of what is granted comes next. */
const thenWhole = /\b(?:razem|lacznie|ogolem|w sumie)\W*$/;

/** "wzywam Pana do … uiszczenia opłaty skarbowej w wysokości 205 zł": a separate fee of the reader. */
const ordersReader = /\bwzywa\w* |zobowiazuj\w+ (?:pan|strone)/;

/** "Razem do spłaty: 41 376,23 zł. Prosimy zapewnić tę kwotę na rachunku": the sentence after a row may order its sum. */
function wayInRow({ label }: Row, { farAfter }: Place, between: Side | undefined): ToldWay {
  if (between !== undefined) return wayOfSide(between);
  // "Do zapłaty po uwzględnieniu nadpłaty"
  const told = /^(?:kwota )?do (?:(?:za|do)platy|wyrownania|uregulowania|uzupelnienia)\b/.test(
    label,
  )
    ? ({ way: 'pay', ordered: false } as const)
    : wayOf(label, '');
  const isOrdered = told.way !== 'receive' && isTakenUp('', farAfter);
  return isOrdered ? { way: 'pay', ordered: true } : told;
}

/** "Zwracamy klientom opłaty. W Pani przypadku jest to 214,36 zł": the sentence before tells who gives it. */
const forReader =
  /(?:^|[.;:,] ?|\ba |\bco )(?:w (?:pan\w*|twoim) (?:przypadku|sprawie)|dla pan\w*) (?:jest to |to |bedzie to |wynosi |stanowi |daje |oznacza )?(?:kwot\w+ )?$/;

function wayIn(
  { before, after, above, farAfter, inOrderedList }: Place,
  lead: string,
  between: Side | undefined,
): ToldWay {
  // "wzywa Pana na posiedzenie w sprawie z Pana powództwa o zapłatę 8 340 zł": the call asks for no money.
  if (caseOver.test(before)) return { way: null, ordered: false };
  if (between === undefined) {
    if (isSentBack(before, farAfter)) return { way: 'receive', ordered: false };
    if (isTakenUp(before, farAfter)) return { way: 'pay', ordered: true };
    if (forReader.test(before)) return wayOf(above, after);
    return wayOf(inOrderedList ? `wzywam ${lead}` : lead, after);
  }
  return wayOfSide(between);
}
