import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { MoneyItem } from './money-items.ts';

/** Headings of the old prices. */
const before = wordPattern([
  'do',
  'dotychczas*',
  'teraz',
  'obecn*',
  'jest',
  'bylo',
  'poprzedni*',
  'przed zmiana',
  'do tej pory',
  'star*',
]);
/** Headings of the new prices. */
const after = wordPattern([
  'od',
  'bedzie',
  'now*',
  'po zmianie',
  'po podwyzce',
  'po waloryzacji',
  'proponowan*',
]);
const whole = /\b(?:razem|ogolem|suma|lacznie|miesieczn\w*|calosc)\b/;

/**
 * "abonament łącznie   104,00   109,00" below "teraz" and "od 1 maja": the new
 * one of the two figures in the total row, or in the only row with two, of a table of old and new prices. Undefined where the letter has no such table, or also orders a sum.
 */
export function newPrice(view: LetterView, items: readonly MoneyItem[]): MoneyItem | undefined {
  if (items.some(({ ordered, zone }) => ordered && zone === 'body')) return undefined;
  if (!comparesPrices(view)) return laterRow(items);
  const pairs = [
    ...Map.groupBy(
      items.filter(({ row }) => row),
      ({ label }) => label,
    ),
  ].filter(([, figures]) => figures.length === 2);
  const wholes = pairs.filter(([label]) => whole.test(label));
  const [only, other] = wholes.length > 0 ? wholes : pairs;
  if (only === undefined || other !== undefined) return undefined;
  const [old, changed] = only[1];
  return old?.grosze === changed?.grosze ? undefined : changed;
}

/** "3| emerytura od 01.03.2026": the number of a row. */
const numbered = String.raw`^(?:\d{1,2}\W+)?(?:[a-z]+ )?`;
const soFar = new RegExp(
  String.raw`${numbered}(?:do \d|(?:dotad|dzis(?:iaj)?|dotychczas|do tej pory|obecnie|teraz|bylo)\b)`,
);
const fromThen = new RegExp(
  String.raw`${numbered}(?:od \d|po zmianie|po podwyzce|now[aey]\b|bedzie\b)`,
);

/** "dotąd   57,64 zł miesięcznie · od 1 grudnia   151,96 zł miesięcznie": the price of the later row. */
function laterRow(items: readonly MoneyItem[]): MoneyItem | undefined {
  const rows = items.filter(({ row, zone }) => row && zone === 'body');
  const [only, other] = rows.filter(
    ({ label }, index) => fromThen.test(label) && soFar.test(rows[index - 1]?.label ?? ''),
  );
  return other === undefined ? only : undefined;
}

/** Whether a line of the letter heads one column with the old prices and a later one with the new. */
const comparesPrices = ({ lines }: LetterView): boolean =>
  lines.some(({ segments }) => {
    const cells = segments.map(({ text }) => foldText(text).trim());
    const from = cells.findIndex((cell) => cell.length <= LONGEST_HEADING && before.test(cell));
    return (
      from >= 0 &&
      cells.some((cell, at) => at > from && cell.length <= LONGEST_HEADING && after.test(cell))
    );
  });

const LONGEST_HEADING = 40;
