import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { MoneyItem } from './money-items.ts';

/** Headings of the old prices. */
const before = wordPattern([
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
 * one of the two figures in the total row of a table of old and new prices. Undefined where the letter has no such table, or also orders a sum.
 */
export function newPrice(view: LetterView, items: readonly MoneyItem[]): MoneyItem | undefined {
  if (items.some(({ ordered, zone }) => ordered && zone === 'body')) return undefined;
  if (!comparesPrices(view)) return laterRow(items);
  const rows = items.filter(({ row, label }) => row && whole.test(label));
  const [old, changed, third] = rows;
  const isPair = old !== undefined && third === undefined && old.label === changed?.label;
  return isPair && old.grosze !== changed.grosze ? changed : undefined;
}

const soFar = /^(?:[a-z]+ )?(?:dotad|dzis(?:iaj)?|dotychczas|do tej pory|obecnie|teraz|bylo)\b/;
const fromThen = /^(?:[a-z]+ )?(?:od \d|po zmianie|po podwyzce|now[aey]\b|bedzie\b)/;

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
