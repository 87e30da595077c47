import type { Term } from '#shared/domain/term.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { type Clause, clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import { INSTALMENT } from '#shared/letters/reading/clauses/term-purpose.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { flowOf, readableQuote, type Span } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { isApartFromDemand } from './later-payment.ts';

/**
 * Whether a term is the day of a sum: `own` where its sentence or row names the sum; `others` where it names another
 * one or a lower one for who pays early; `no payment` where something else is done by it; `open` where nothing tells.
 */
export type DayOfSum = 'own' | 'others' | 'no payment' | 'open';

const paying = /pla[ct]|\buis[cz]|uregul|przel(?:ew|a[clz])|zwro[tc]|\bodda|pieniad|nalezno|\bwnos/;

/** What is done by a day on which nothing is paid. */
const otherDeed = wordPattern([
  'wypelni*', // Druk można też wypełnić.
  'przesl*', // przesłać zestawienie wynagrodzenia
  'zloz*', // Wniosek można złożyć do 20 czerwca.
  'sklada sie', // Rozliczenie roczne składa się do 20 maja.
  'oznakowan*', // zobowiązuje do oznakowania
  'zaskarz*', // termin do zaskarżenia opisu
  'zawrzec', // Przed tą datą trzeba zawrzeć nową umowę.
  'wypowi*', // jeśli nie wypowie jej Pan najpóźniej 16 września
  'zrezygn*', // zrezygnować do 13 września
  'odstapi*', // odstąpić od umowy do 3 maja
  'przyciecie*', // termin na przycięcie gałęzi
]);

/** "obowiązuje do 17 września", "chroni Pana do 14 września": what ends on the day. */
const lastsUntil =
  /\b(?:obowiazuje|chroni|konczy sie|konczy|wygasa|wazn[aey]|trwa)(?: \w+){0,3} (?:do|przed)?(?: dnia)? ?$/;

/** "Właściciele z wynikiem ujemnym dopłacają do 15 lipca." */
const othersPay =
  /\b(?:wlasciciele|osoby|lokatorzy|najemcy|klienci|odbiorcy),? (?:z|ktor\w+|majac\w+) /;
/** "Wolna od potrąceń jest kwota 1 401,57 zł (do 28 lutego)." */
const free = /\bwoln\w+ od (?:potracen|zajecia|egzekucji)\b/;

/** "Jeżeli doręczenie ma nastąpić poza Unią Europejską, termin wynosi trzy miesiące." */
const abroad = /\bdoreczeni\w+ (?:\w+ ){0,3}(?:poza|w innym panstwie|za granica)\b/;
/** A bailiff's fee of 3% for who pays within a month; the debt itself is due at once. */
const lowerFee = /\boplat\w+ [^.]{0,60}\b3 ?(?:%|proc)/;
/** A wish to be lodged by the day: "na pisemne życzenie, zgłoszone do 30 czerwca". */
const onWish = /\b(?:zgloszon|zlozon)\w+ (?:najpozniej )?(?:do )?(?:dnia )?$/;

/** A sum that is offered instead of the whole. */
const offersLess = /\b(?:wariant|propozycj|rabat|umorz|znizk|zmniejsz|obniz)/;

/** What a letter wants paid, in grosze: its total and its main sum. */
export const askedSums = ({
  total_amount: total,
  main_amount: main,
}: LetterFacts['financial']): number[] =>
  [total.value, main.value].flatMap((value) => (value === null ? [] : [Math.round(value * 100)]));

/** How a term belongs to any of these sums (in grosze). */
export function dayOfSum(view: LetterView, term: Term, sums: readonly number[]): DayOfSum {
  const found = placesOf(view, term).map(({ clause, day }) =>
    ofPlace(view, clause, { day, isPart: term.what === INSTALMENT }, sums),
  );
  const [first] = found;
  return first === undefined ? ofRow(term, sums) : found.includes('own') ? 'own' : first;
}

/** Whether the sentence of a term speaks of paying. */
export const isPaidBy = (view: LetterView, term: Term): boolean =>
  placesOf(view, term)
    .slice(0, 1)
    .some(({ clause }) => paying.test(clause.text));

/** The sentences that name a term, the one from which it was read first. */
function placesOf(view: LetterView, term: Term): { clause: Clause; day: Span }[] {
  const isQuoted = ({ span }: FoundTerm) => readableQuote(view.source, span) === term.quote;
  const isSameDay = ({ kind, date }: FoundTerm) =>
    kind === 'date' && term.kind === 'date' && date === term.date;
  const quoted = view.terms.filter(isQuoted);
  const others = view.terms.filter((found) => !quoted.includes(found) && isSameDay(found));
  return [...quoted, ...others].flatMap(({ span }) => {
    const day = { start: flowPosition(view, span.start), end: flowPosition(view, span.end) };
    const clause = clauseAt(view, day.start);
    return clause === undefined ? [] : [{ clause, day }];
  });
}

function ofRow(term: Term, sums: readonly number[]): DayOfSum {
  const beside = sumsInRow(term);
  if (beside.length === 0) return 'open';
  return beside.some((sum) => sums.includes(sum)) ? 'own' : 'others';
}

function ofPlace(
  view: LetterView,
  { span, text }: Clause,
  { day, isPart }: { day: Span; isPart: boolean },
  sums: readonly number[],
): DayOfSum {
  const before = view.spaced.slice(span.start, day.start);
  if (lastsUntil.test(before) || onWish.test(before)) return 'no payment';
  const isOther = [abroad, lowerFee, free, othersPay].some((pattern) => pattern.test(text));
  if (isOther) return 'no payment';
  const row = isPart ? lineOf(view, span, day) : span;
  const own = sumsIn(view, sumsIn(view, row).length > 0 ? stretchOf(view, row, day) : span);
  if (own.some((sum) => sums.includes(sum))) return 'own';
  if (offersLess.test(text) || isApartFromDemand(text)) return 'others';
  if (sumsIn(view, partAround(view, span, day)).length > 0) return 'others';
  return otherDeed.test(text) && !paying.test(text) ? 'no payment' : 'open';
}

/** "do 14.10.2026 164,80 zł, do 21.10.2026 271,20 zł": of several days each has the sums up to the next, or from the last. */
function stretchOf(view: LetterView, span: Span, day: Span): Span {
  const days = view.terms
    .filter(({ kind }) => kind === 'date')
    .map((term) => ({
      start: flowPosition(view, term.span.start),
      end: flowPosition(view, term.span.end),
    }))
    .filter(({ start }) => start >= span.start && start < span.end);
  if (days.length < 2) return span;
  const row = lineOf(view, span, day);
  const isAlone = days.every(
    ({ start }) => start === day.start || start < row.start || start >= row.end,
  );
  if (isAlone && sumsIn(view, row).length > 0) return row;
  const last = Math.max(...days.map(({ end }) => end));
  const isBehind = sumsIn(view, { start: last, end: span.end }).length > 0;
  if (isBehind) {
    const next = days.map(({ start }) => start).filter((start) => start > day.start);
    return { start: day.start, end: Math.min(span.end, ...next) };
  }
  const previous = days.map(({ end }) => end).filter((end) => end <= day.start);
  return { start: Math.max(span.start, ...previous), end: day.end };
}

function lineOf({ flow: { text } }: LetterView, span: Span, day: Span): Span {
  const next = text.indexOf('\n', day.end);
  return {
    start: Math.max(span.start, text.lastIndexOf('\n', day.start - 1) + 1),
    end: Math.min(span.end, next < 0 ? text.length : next),
  };
}

/** Words between the signs that part a sentence; a comma inside a number is none. */
const parting = /[;:]|,(?!\d)| [-–—] /g;
const FARTHEST = 80;

/** The part of the sentence that holds the day. */
function partAround(view: LetterView, span: Span, day: Span): Span {
  const from = Math.max(span.start, day.start - FARTHEST);
  const to = Math.min(span.end, day.end + FARTHEST);
  const before = [...view.spaced.slice(from, day.start).matchAll(parting)].at(-1);
  const after = view.spaced.slice(day.end, to).search(parting);
  return {
    start: before === undefined ? from : from + before.index + before[0].length,
    end: after < 0 ? to : day.end + after,
  };
}

/** The quote of a day in a table is its whole row. */
export const sumsInRow = ({ quote }: Term): number[] =>
  findAmounts(flowOf(quote ?? '')).map(({ grosze }) => grosze);

/** The sums (in grosze) of a part of the running text. */
export const sumsIn = (view: LetterView, { start, end }: Span): number[] =>
  findAmounts(view.flow).flatMap(({ span, grosze }) => {
    const at = flowPosition(view, span.start);
    return at >= start && at < end ? [grosze] : [];
  });
