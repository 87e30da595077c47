import {
  datesInFlow,
  findDates,
  findDocumentDate,
  type FlowDate,
} from '#shared/letters/calendar/dates.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import type { Clause } from '#shared/letters/reading/clauses/clause.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { accountsIn } from '#shared/letters/reading/money/payees/account-places.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Span } from '#shared/letters/text/text.ts';

import { isInOldColumn } from './old-column.ts';
import {
  corrects,
  marksVoid,
  putInPlace,
  replacedAfter,
  replacedBefore,
  turnsRight,
  turnsWrong,
  voidMark,
} from './withdrawn-words.ts';

type Kind = 'sum' | 'day' | 'account';
/** A sum (grosze), day (ISO) or account (digits) with its place in the running text. */
type Figure = { kind: Kind; value: string; start: number; end: number };

const BEFORE = 110;
const BEHIND = 110;
/** No list of wrong values is longer. */
const LIST = 320;

/** The places that name a withdrawn value, and those of them that say that it was wrong. */
type Withdrawn = { named: readonly Figure[]; wrong: ReadonlySet<Figure> };

/** The values that the letter itself withdraws because they were wrong: nobody may act on them. */
const withdrawn = oncePer((view: LetterView): Withdrawn => {
  const isCorrection = corrects.test(view.spaced);
  if (!isCorrection && !marksVoid.test(view.spaced)) return { named: [], wrong: new Set() };
  const figures = figuresOf(view);
  const wrong = new Set<Figure>();
  for (const [index, figure] of figures.entries()) {
    const around = aroundOf(view, figures, index);
    const inColumn = isCorrection ? isInOldColumn(view, figures, figure) : undefined;
    const isWrong =
      voidMark.test(around.behind) ||
      (inColumn ?? (isCorrection && (isReplaced(around) || isListedWrong(view, figure))));
    if (isWrong) wrong.add(figure);
  }
  const right = new Set(
    figures
      .filter((figure, index) => !wrong.has(figure) && isPutInPlace(aroundOf(view, figures, index)))
      .map(keyOf),
  );
  const keys = new Set([...wrong].map(keyOf).filter((key) => !right.has(key)));
  return { named: figures.filter((figure) => keys.has(keyOf(figure))), wrong };
});

const keyOf = ({ kind, value }: Pick<Figure, 'kind' | 'value'>) => `${kind} ${value}`;

const isWithdrawn = (view: LetterView, kind: Kind, value: string): boolean =>
  withdrawn(view).named.some((figure) => figure.kind === kind && figure.value === value);

function figuresOf(view: LetterView): Figure[] {
  const at = (span: Span) => ({
    start: flowPosition(view, span.start),
    end: flowPosition(view, span.end),
  });
  return [
    ...findAmounts(view.flow).map(({ grosze, span }) => ({
      kind: 'sum' as const,
      value: String(grosze),
      ...at(span),
    })),
    ...datesOf(view).map(({ iso, span }) => ({
      kind: 'day' as const,
      value: iso,
      ...at(span),
    })),
    ...accountsIn(view).map(({ value, start, end }) => ({
      kind: 'account' as const,
      value,
      start,
      end,
    })),
  ].toSorted((left, right) => left.start - right.start);
}

/** In a letter without a date of its own, "zamiast 18 września" has the year of the first day that has one. */
function datesOf({ flow }: LetterView): readonly FlowDate[] {
  const dates = findDates(flow);
  return findDocumentDate(flow) === undefined ? datesInFlow(flow, dates[0]?.iso) : dates;
}

type Around = { before: string; behind: string };

/** The words between a figure and its neighbours. */
function aroundOf({ spaced }: LetterView, figures: readonly Figure[], index: number): Around {
  const { start = 0, end = 0 } = figures[index] ?? {};
  const from = Math.max(start - BEFORE, figures[index - 1]?.end ?? 0, 0);
  const to = Math.min(end + BEHIND, figures[index + 1]?.start ?? Infinity);
  return { before: closed(spaced.slice(from, start)), behind: closed(spaced.slice(end, to)) };
}

/** Gaps of a layout say nothing. */
const closed = (words: string): string => words.replace(/\s+/g, ' ');

const isReplaced = ({ before, behind }: Around): boolean =>
  replacedBefore.test(before) || replacedAfter.test(behind);

const isPutInPlace = ({ before }: Around): boolean => putInPlace.test(before);

/** "było: 486,00 zł do 1 września, powinno być: …": everything between the two words. */
function isListedWrong({ spaced }: LetterView, { start, end }: Figure): boolean {
  const before = spaced.slice(Math.max(0, start - LIST), start);
  const opened = [...before.matchAll(turnsWrong)].at(-1);
  if (opened === undefined) return false;
  const from = opened.index + opened[0].length;
  return !turnsRight.test(before.slice(from)) && turnsRight.test(spaced.slice(end, end + LIST));
}

/** Whether the letter itself corrects this sum wherever it names it. */
export const isWithdrawnSum = (view: LetterView, grosze: number): boolean =>
  isWithdrawn(view, 'sum', String(grosze));

/** Whether the letter itself corrects this day (ISO). */
export const isWithdrawnDay = (view: LetterView, iso: string | null): boolean =>
  iso !== null && isWithdrawn(view, 'day', iso);

/** Whether the letter itself corrects this account. */
export const isWithdrawnAccount = (view: LetterView, account: string): boolean =>
  isWithdrawn(view, 'account', account);

/** Whether a clause names a value that the letter corrects elsewhere. */
export function namesWithdrawn(view: LetterView, { span }: Clause): boolean {
  const { named, wrong } = withdrawn(view);
  const own = named.filter(({ start }) => start >= span.start && start < span.end);
  return own.length > 0 && !own.some((figure) => wrong.has(figure));
}

/** The wrong values of a letter as it writes them, each once and in its order. */
export function withdrawnValues(view: LetterView): { kind: Kind; words: string }[] {
  return [...Map.groupBy(withdrawn(view).named, keyOf).values()].flatMap(([first]) =>
    first === undefined
      ? []
      : [{ kind: first.kind, words: wordsAt(view, first).replace(/\s+/g, ' ').trim() }],
  );
}

const wordsAt = ({ flow }: LetterView, { start, end }: Figure) => flow.text.slice(start, end);
