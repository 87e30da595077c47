import type { FoundAmount } from '#shared/letters/figures/amounts.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { zonesOf } from '#shared/letters/reading/money/money-zones.ts';
import { accountsIn } from '#shared/letters/reading/money/payees/account-places.ts';
import { rowOf } from '#shared/letters/reading/money/rows/amount-rows.ts';
import { partedLabel } from '#shared/letters/reading/money/rows/parted-columns.ts';
import { ownRowsOf } from '#shared/letters/reading/page/own-text.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import type { Span } from '#shared/letters/text/text.ts';

import { arithmeticOf } from './amount-arithmetic.ts';
import { columnsOf, columnSums } from './amount-columns.ts';
import { endingsOf, stemsOf } from './stems.ts';

/** How many words count as directly beside an amount, and how many as its clause. */
const NEAR = 3;
const CLAUSE = 9;

/**
 * The features of each amount: the words of its clause and sentence, its row and column, the verb endings,
 * the part of the letter, and the amounts that add up with it. In the order of the amounts.
 */
export function amountFeatures(
  view: LetterView,
  amounts: readonly FoundAmount[],
): readonly (readonly string[])[] {
  const zoneAt = zonesOf(view);
  const sums = arithmeticOf(amounts.map(({ grosze }) => grosze));
  const spans = amounts.map(({ span }) => ({
    start: flowPosition(view, span.start),
    end: flowPosition(view, span.end),
  }));
  const inColumns = columnSums(amounts, columnsOf(view, amounts));
  const accounts = accountsIn(view);
  const rows = ownRowsOf(view);
  const top = rows[0]?.start ?? 0;
  const length = Math.max(1, (rows.at(-1)?.end ?? 0) - top);
  return amounts.map((amount, index) => {
    const own = spans[index] ?? { start: 0, end: 0 };
    const quarter = Math.min(3, Math.floor((4 * Math.max(0, own.start - top)) / length));
    return [
      ...(besideLabel(partedLabel(view, amount.span)) ??
        wordsAround(view, own, spans[index - 1]?.end ?? 0, spans[index + 1]?.start ?? Infinity)),
      ...rowFeatures(view, amount),
      ...(sums[index] ?? []),
      ...(inColumns.has(index) ? [inColumns.get(index) ?? ''] : []),
      ...placeFeatures(own, accounts),
      `zone:${zoneAt(amount.span.start)}`,
      `quarter:${quarter}`,
      ...(amount.explicit ? [] : ['bare']),
      ...(amount.currency === 'PLN' ? [] : ['foreign']),
    ];
  });
}

/** `from` and `to`: where the neighbouring amounts end and begin. */
function wordsAround(view: LetterView, own: Span, from: number, to: number): string[] {
  const sentence = sentenceSpan(view.flow, own);
  const words = (start: number, end: number) => view.spaced.slice(start, Math.max(start, end));
  const before = words(Math.max(sentence.start, from), own.start);
  const after = words(own.end, Math.min(sentence.end, to));
  return [
    ...besideWords(stemsOf(before), stemsOf(after)),
    ...stemsOf(words(sentence.start, from)).map((stem) => `e:${stem}`),
    ...stemsOf(words(to, sentence.end)).map((stem) => `l:${stem}`),
    ...endingsOf(before).map((ending) => `v:${ending}`),
    ...endingsOf(after).map((ending) => `w:${ending}`),
    ...(from > sentence.start ? [] : ['first in sentence']),
  ];
}

/** What a label says of the sum that stood beside it before the columns were parted. */
const besideLabel = (label: string | undefined) =>
  label === undefined
    ? undefined
    : [
        ...besideWords(stemsOf(label), []),
        ...endingsOf(label).map((ending) => `v:${ending}`),
        'first in sentence',
      ];

function besideWords(clause: readonly string[], behind: readonly string[]): string[] {
  const near = clause.slice(-NEAR);
  const beside = behind.slice(0, NEAR);
  return [
    ...[...near, ...pairs(near)].map((stem) => `b:${stem}`),
    `b0:${clause.at(-1) ?? '^'}`,
    ...[...beside, ...pairs(beside)].map((stem) => `a:${stem}`),
    `a0:${behind[0] ?? '$'}`,
    ...clause.slice(-CLAUSE).map((stem) => `c:${stem}`),
    ...[...clause, ...behind].map((stem) => `s:${stem}`),
  ];
}

const pairs = (stems: readonly string[]) =>
  stems.slice(1).map((stem, index) => `${stems[index] ?? ''} ${stem}`);

function rowFeatures(view: LetterView, amount: FoundAmount): string[] {
  const row = rowOf(view, amount);
  if (row === undefined) return [];
  return [
    'row',
    ...(row.alone ? ['row alone'] : []),
    ...stemsOf(row.label).map((stem) => `r:${stem}`),
    ...stemsOf(row.header).map((stem) => `h:${stem}`),
  ];
}

/** Maximum distance between an account and a sum paid there. */
const BESIDE_ACCOUNT = 250;

/** Whether an amount is directly before or after an account. */
function placeFeatures({ start, end }: Span, accounts: readonly Span[]): string[] {
  return [
    ...(accounts.some((one) => near(one.start - end)) ? ['before account'] : []),
    ...(accounts.some((one) => near(start - one.end)) ? ['behind account'] : []),
  ];
}

const near = (distance: number) => distance >= 0 && distance < BESIDE_ACCOUNT;
