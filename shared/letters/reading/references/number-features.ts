import { readLabel } from '#shared/letters/reading/labels/label-reader.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { cellAbove, type Page, pageOf } from '#shared/letters/reading/page/page.ts';
import { stemsOf } from '#shared/letters/reading/ranker/stems.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { NumberCandidate } from './number-candidates.ts';

/** How many words directly before and after a number count. */
const BEFORE = 3;
const BEHIND = 2;
const LATER = 6;
const ROWS = 4;
const LOWEST = 5;

/**
 * The features of a number that may be the letter's reference: the words beside it, the label above or to the
 * left, the part of the letter, its form and its place among the others. In the order of the numbers.
 */
export function numberFeatures(
  view: LetterView,
  numbers: readonly NumberCandidate[],
): readonly (readonly string[])[] {
  const page = pageOf(view);
  return numbers.map((number, index) => [
    `o:${Math.min(index, LATER)}`,
    ...wordsBeside(number),
    ...labelsAround(view, page, number),
    ...formOf(number),
    ...placeOf(page, number),
  ]);
}

const beforeIn = ({ cell, start }: NumberCandidate) =>
  cell.folded.slice(0, Math.max(0, start - cell.start));

function wordsBeside(number: NumberCandidate): string[] {
  const { cell, end } = number;
  const before = beforeIn(number);
  const after = cell.folded.slice(Math.max(0, end - cell.start));
  const words = stemsOf(before);
  const opens = !/[a-z\d]/.test(before);
  return [
    `z1:${words.at(-1) ?? '^'}`,
    `z2:${words.slice(-2).join(' ')}`,
    ...words.slice(-BEFORE).map((stem) => `b:${stem}`),
    ...stemsOf(after)
      .slice(0, BEHIND)
      .map((stem) => `a:${stem}`),
    ...(opens ? ['opens', `opens ${cell.zone}`] : []),
    ...(opens && after.trim().length < 3 ? ['alone', `alone ${cell.zone}`] : []),
  ];
}

function labelsAround(view: LetterView, page: Page, number: NumberCandidate): string[] {
  const { cell, start } = number;
  const label = readLabel(cell.text);
  if (label !== undefined && label.valueAt <= start - cell.start) {
    const isItsOwn = !/[a-z\d]/.test(cell.folded.slice(label.valueAt, start - cell.start));
    return isItsOwn
      ? [`role:${label.role}`, `role:${label.role} ${cell.zone}`]
      : [`in:${label.role}`];
  }
  if (/[a-z\d]/.test(beforeIn(number))) return [];
  const row = page.rows[cell.y] ?? [];
  const left = row[row.indexOf(cell) - 1]?.text ?? '';
  const above =
    cellAbove(page, cell, view.source)?.text ?? page.rows[cell.y - 1]?.at(-1)?.text ?? '';
  return [
    ...stemsOf(foldText(left))
      .slice(-BEHIND)
      .map((stem) => `l:${stem}`),
    ...stemsOf(foldText(above))
      .slice(-BEHIND)
      .map((stem) => `u:${stem}`),
    ...[left, above].flatMap((text) => {
      const read = text === '' ? undefined : readLabel(text);
      return read?.value === '' ? [`role:${read.role}`] : [];
    }),
  ];
}

/** Letters and figures by their class: "GK.6140.12.2026" is "A.9.9.Y". */
const shapeOf = (value: string) =>
  value
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/20\d{2}/g, 'Y')
    .replace(/\d+/g, '9');

function formOf({ value, form, cell, times }: NumberCandidate): string[] {
  return [
    `f:${form}`,
    `f:${form} ${cell.zone}`,
    `s:${shapeOf(value)}`,
    `m:${value.replace(/[\p{L}\d]/gu, '').slice(0, 2)}`,
    `n:${Math.min(6, Math.floor(value.length / 4))}`,
    `t:${Math.min(3, times)}`,
    /\p{L}/u.test(value) ? 'letters' : 'no letters',
    ...(/20[123]\d/.test(value) ? ['year'] : []),
    ...(/\/\d{2}$/.test(value) ? ['short year'] : []),
  ];
}

function placeOf({ titleRow, topRow }: Page, { cell }: NumberCandidate): string[] {
  const side = cell.y < titleRow ? 'above' : cell.y === titleRow ? 'in' : 'below';
  return [
    `zone:${cell.zone}`,
    `y:${Math.min(LOWEST, Math.floor(Math.max(0, cell.y - topRow) / ROWS))}`,
    ...(titleRow < 0 ? [] : [`${side} title`]),
  ];
}
