import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { isCapitals, type Line } from '#shared/letters/text/lines.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText, type Span } from '#shared/letters/text/text.ts';

import { labelsFor } from './column-labels.ts';
import {
  heading,
  isLabel,
  isNumeric,
  isRule,
  isSumLine,
  isValue,
  namesMoney,
  sum,
} from './column-lines.ts';

/*
 * A table of two columns that a reader of PDFs gives one after the other: all labels, then all values.
 */

const LEAST_VALUES = 2;
const MOST_VALUES = 16;

const bare = (text: string) => text.replace(/[\s.|:_]+$/, '').replace(/^[|\s]+/, '');

type Block = { lines: readonly { line: Line; at: number }[] };

/** The labels of the values' lines, by the number of the line. */
const labels = oncePer((view: LetterView): ReadonlyMap<number, string> => {
  const found = new Map<number, string>();
  for (const block of blocksOf(view.lines)) {
    const pairs = tablesIn(block).flatMap(pairsIn);
    for (const [at, label] of pairs.length > 0 ? pairs : halvesOf(block))
      found.set(at, foldText(bare(label)));
  }
  return found;
});

/** The label beside which a sum that opens its line stood before the columns were parted. */
export function partedLabel(view: LetterView, { start }: Span): string | undefined {
  const known = labels(view);
  if (known.size === 0) return undefined;
  const at = view.lines.findIndex((line) => start >= line.start && start <= line.end);
  const line = view.lines[at];
  const isFirst =
    line !== undefined && /^\W*(?:EUR|PLN)?\W*$/.test(view.source.slice(line.start, start));
  return isFirst ? known.get(at) : undefined;
}

/** Lines without an empty one among them and without columns; ruled lines are left out. */
function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: { line: Line; at: number }[][] = [[]];
  for (const [at, line] of lines.entries()) {
    if (line.text === '') blocks.push([]);
    else if (!isRule(line)) blocks.at(-1)?.push({ line, at });
  }
  const filled = blocks.filter(({ length }) => length > 0);
  return filled.map((one, index) => ({ lines: withLabelsAbove(filled, one, index) }));
}

/** A column of sums with the labels above it: the rules of a table, or who restored its lines, leave empty lines between its rows. */
function withLabelsAbove(
  blocks: readonly Block['lines'][],
  block: Block['lines'],
  index: number,
): Block['lines'] {
  const from = block.findIndex(({ line }) => isSumLine(line));
  const headed = block.slice(0, Math.max(0, from));
  const isHeaded = heading.test(foldText(headed.at(-1)?.line.text ?? ''));
  const own = isHeaded ? headed.slice(0, -1) : headed;
  const values = block.slice(Math.max(0, from));
  const isColumn = values.every(({ line }) => isSumLine(line));
  if (from < 0 || values.length < LEAST_VALUES || !isColumn) return block;
  if (own.length >= values.length || !own.every(isOwnLabel)) return block;
  const above: { line: Line; at: number }[] = [...own];
  for (let at = index - 1; at >= 0 && above.length < values.length; at -= 1) {
    const labels = blocks[at] ?? [];
    // The title of a letter is no label.
    if (!labels.every((one) => isOwnLabel(one) && !isTitle(one.line.text))) break;
    above.unshift(...labels);
  }
  if (above.length > values.length && columnOfNames.test(above[0]?.line.text ?? '')) above.shift();
  const last = foldText(above.at(-1)?.line.text ?? '');
  const isTable = above.length === values.length && namesMoney.test(last);
  return isTable ? [...above, ...values] : block;
}
const isTitle = (text: string) => isCapitals(text) && !namesMoney.test(foldText(text));
const columnOfNames =
  /^(?:Składni[ck]i?|Opis|Pozycj[ae]|Tytuł|Wyszczególnienie|Nazwa|Rodzaj(?: należności)?)$/iu;
const isOwnLabel = ({ line }: { line: Line }) => line.segments.length === 1 && isLabel(line);

/** The tables of a block in turn: each ends behind its column of values. */
function tablesIn({ lines }: Block): Block[] {
  const tables: Block[] = [];
  let from = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const isEnd = isSumLine(lines[at]?.line) && !isValue(lines[at + 1]?.line);
    if (!isEnd || !isSumLine(lines[at - 1]?.line)) continue;
    tables.push({ lines: lines.slice(from, at + 2) });
    from = at + 1;
  }
  return tables.length > 1 ? tables : [{ lines }];
}

/** Leaves out a column with units or rates ("52,30 x 21,14") between the labels and the headed column of sums. */
function withoutMiddle({ lines }: Block): Block {
  const head = lines.findIndex(
    ({ line }, at) =>
      isSumLine(lines[at + 1]?.line) &&
      isSumLine(lines[at + 2]?.line) &&
      isNumeric(lines[at - 1]?.line) &&
      heading.test(foldText(line.text)),
  );
  let from = head;
  while (isNumeric(lines[from - 1]?.line)) from -= 1;
  // The heading of that column goes with it.
  return head < 0 || from < 1
    ? { lines }
    : { lines: [...lines.slice(0, from - 1), ...lines.slice(head)] };
}

function pairsIn(table: Block): readonly (readonly [number, string])[] {
  const { lines } = withoutMiddle(table);
  const first = lines.findIndex(
    ({ line }, at) => sum.test(line.text) && isValue(lines[at + 1]?.line),
  );
  const from = firstValue(lines, first);
  const behind = lines.slice(from).findIndex(({ line }) => !isValue(line));
  const values = behind < 0 ? lines.slice(from) : lines.slice(from, from + behind);
  const isWhole = behind < 0 || endsTable(lines[from + behind]?.line);
  const sums = values.filter(({ line }) => sum.test(line.text)).length;
  if (first < 0 || !isWhole || sums * 2 < values.length) return [];
  if (values.length < LEAST_VALUES || values.length > MOST_VALUES) return [];
  const above = labelsFor(
    lines.slice(0, from).map(({ line }) => line),
    values.map(({ line }) => line),
  );
  return above.flatMap((label, place) => {
    const at = values[place]?.at;
    return at === undefined ? [] : [[at, label] as const];
  });
}

/**
 * "Wysokość opłaty" among other names, then as many values: "4 810,00 zł" among days, numbers and words. A line above
 * may head them.
 */
function halvesOf({ lines }: Block): readonly (readonly [number, string])[] {
  const half = Math.floor(lines.length / 2);
  const values = lines.slice(-half);
  const names = lines.slice(-2 * half, -half);
  const isForm =
    half >= LEAST_NAMES &&
    names.every(({ line }) => isName(line)) &&
    values.some(({ line }) => isSumLine(line)) &&
    values.some(({ line }) => !isSumLine(line)) &&
    !values.some(({ line }) => line.text.endsWith(':'));
  return isForm
    ? values.flatMap(({ line, at }, place) =>
        isSumLine(line) ? [[at, names[place]?.line.text ?? ''] as const] : [],
      )
    : [];
}
const LEAST_NAMES = 3;
const LONGEST_NAME = 40;
const isName = (line: Line) =>
  line.text.length <= LONGEST_NAME &&
  line.segments.length === 1 &&
  isLabel(line) &&
  !/\d|[.;,]$/.test(line.text);

/** What follows a table: a row with its own label and sum ("DO ZAPŁATY Z TEJ FAKTURY: 0,00 zł"), or sentences: "Termin wpłaty 30 czerwca 2026 r. Rachunek 37 1140 …". */
const endsTable = (line: Line | undefined) =>
  line !== undefined &&
  (isProse(line.text) ||
    ownRow.test(line.text) ||
    (line.text.length > LEAST_BELOW && line.text.endsWith('.')));
const LEAST_BELOW = 30;
const ownRow = /^\p{L}[^\d:]{7,60}:\s?\d[\d ]*,\d{2}(?:\s?(?:zł|PLN))?$/u;

/** Days and other values may come before the first sum. */
function firstValue(lines: Block['lines'], first: number): number {
  let from = Math.max(0, first);
  while (from > 0 && isValue(lines[from - 1]?.line)) from -= 1;
  return from;
}
