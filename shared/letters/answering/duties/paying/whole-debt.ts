import { type Duty, when } from '#shared/letters/answering/duty.ts';
import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { issuers } from '#shared/letters/catalogue/issuers.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { flowPosition } from '#shared/letters/reading/letter-view.ts';
import { growingInterest } from '#shared/letters/reading/money/money.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';

import { awardedSums } from './awarded-sums.ts';

/** Rulings that order the costs of the case beside the sum, often as a further item of a list. */
const rulings: ReadonlySet<string> = new Set(['nakaz_zaplaty', 'orzeczenie_sadowe']);

/**
 * What settles the duty: the printed total, otherwise the main sum with the parts that are ordered beside it, and the
 * interest that still accrues. A part that only stands elsewhere in the letter (a table that the sum already contains,
 * a threat, a fee of somebody else) is never named as one to pay.
 */
export function wholeDebt(facts: LetterFacts): string | null {
  const { financial, view, type } = facts;
  const { total_amount: total, main_amount: main, interest, costs, currency } = financial;
  const sum = (value: number | null, of = '') =>
    value === null ? [] : [`${moneyText(value, currency)}${of}`];
  const whole = total.value ?? main.value;
  const besides = (part: number | null) =>
    total.value === null && isBeside(facts, grosze(main.value), grosze(part));
  const isRuled = total.value === null && rulings.has(type.code);
  const awarded = awardedSums(facts).flatMap((one) => sum(one / 100));
  const named = [
    ...(awarded.length > 0 ? awarded : sum(whole)),
    ...(whole === null || besides(interest.value) ? sum(interest.value, ' odsetek') : []),
    ...(whole === null || isRuled || besides(costs.value) ? sum(costs.value, ' kosztów') : []),
  ];
  if (named.length === 0) return null;
  const isOpen = total.value === null && interest.value !== null && named.length === 1;
  const grows = growingInterest.test(view.spaced);
  const accruing = grows ? ' z odsetkami do dnia zapłaty' : isOpen ? UNNAMED : '';
  return `${listed(named)}${accruing}`;
}

/** "1 126,40 zł, 184,90 zł i 227,00 zł kosztów". */
const listed = (named: readonly string[]): string =>
  [named.slice(0, -1).join(', '), ...named.slice(-1)].filter((one) => one !== '').join(' i ');

const UNNAMED = ' (sprawdź w piśmie, czy doliczono odsetki)';

/** Pairs of amounts are tried, so a letter full of them must not try millions. */
const MOST_AMOUNTS = 120;

const grosze = (value: number | null) => Math.round((value ?? 0) * 100);

/** Whether one sentence names both sums, and the part does not belong to another sum by arithmetic. */
function isBeside({ view }: LetterFacts, main: number, part: number): boolean {
  const amounts = findAmounts(view.flow).slice(0, MOST_AMOUNTS);
  const rows = amounts.map((one) => one.grosze);
  const addUpTo = (rest: number) =>
    rows.some((one) => one === rest || (one < rest && rows.includes(rest - one)));
  const wholes = rows.filter((one) => one > part && one !== main + part);
  if (part === 0 || wholes.some((one) => addUpTo(one - part))) return false;
  const placesOf = (sum: number) =>
    amounts.flatMap((one) => (one.grosze === sum ? [flowPosition(view, one.span.start)] : []));
  const parts = placesOf(part);
  return placesOf(main).some((at) => {
    const { start, end } = sentenceSpan(view.flow, { start: at, end: at + 1 });
    // "odsetki 38,20 · zwrot -312,00 · do spłaty 6 146,35": added before something was taken off.
    const between = (place: number) => view.spaced.slice(Math.min(at, place), Math.max(at, place));
    return parts.some(
      (place) => place >= start && place < end && !/[-−–] ?\d/.test(between(place)),
    );
  });
}

/** "odmawiam rozłożenia na 12 rat zaległości podatkowej", "odmawia odroczenia terminu płatności". */
const refusesRelief =
  /\bodm(?:awia\w*|owic|owiono) (?:\w+ ){0,4}(?:rozlozeni|odroczeni|umorzeni)\w* [^.;]{0,160}(?:zalegl|naleznosc|skladk|podat|plat)/;

/** An office that refuses instalments leaves the debt as it was, and nothing in the letter orders it again. */
export function staysDue({ view, type, financial }: LetterFacts): readonly Duty[] {
  const isOwed = financial.direction !== 'to_receive';
  return when(isOwed && issuers[type.issuer].isOffice && refusesRelief.test(view.spaced), {
    action:
      'Odmowa nie zmienia długu: zaległość nadal jest do zapłaty, a odsetki rosną. Wpłać, ile możesz; gdy zmieni się Twoja sytuacja, złóż nowy wniosek',
    step: 'Wpłać, ile możesz: zaległość nadal jest do zapłaty',
    priority: 'MEDIUM',
    quote: refusesRelief,
  });
}
