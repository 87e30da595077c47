import { isCapitals } from '#shared/letters/text/lines.ts';

import { runOf } from './label-runs.ts';
import {
  fits,
  isHeading,
  isLabel,
  isRule,
  isSum,
  isValue,
  namesMoney,
  remark,
  saysSum,
  type TableLine,
  tableLine,
} from './table-lines.ts';

/*
 * A reader of PDFs may give the columns of a table or a form one after the other: all labels, then all values. Each
 * value is put back behind its label, so that everything else reads rows.
 */

const GAP = 3;
const LEAST_VALUES = 2;
const MOST_VALUES = 16;
const LEAST_NAMES = 3;
const LONGEST_NAME = 60;

type Pair = readonly [label: TableLine, value: TableLine];

const bareSum =
  /^[ \t|]*(?:EUR |PLN )?[-–−+]?\s?\d[\d .]*(?:,\d{2}|\s?(?:z[łl]|PLN|EUR)(?!\p{L}))/mu;
const labelsBelowEachOther = /^[^\n:]{2,45}:[ \t]*\n[^\n:]{2,45}:[ \t]*$/m;

/** The letter with the rows of its parted tables; the letter, if it has none. */
export function withRows(letter: string): string {
  if (!bareSum.test(letter) && !labelsBelowEachOther.test(letter)) return letter;
  const raws = letter.split('\n');
  const rows = new Map<number, string>();
  const moved = new Set<number>();
  for (const pairs of tablesIn(raws)) {
    const width = Math.max(...pairs.map(([{ at }]) => raws[at]?.length ?? 0)) + GAP;
    for (const [label, value] of pairs) {
      rows.set(label.at, `${(raws[label.at] ?? '').padEnd(width)}${value.text}`);
      moved.add(value.at);
    }
  }
  if (moved.size === 0) return letter;
  return raws.flatMap((raw, at) => (moved.has(at) ? [] : [rows.get(at) ?? raw])).join('\n');
}

function tablesIn(raws: readonly string[]): Pair[][] {
  const tables: Pair[][] = [];
  let above: TableLine[] = [];
  for (const block of blocksOf(raws)) {
    const form = formIn(block);
    const found = form.length > 0 ? [form] : columnsIn(block, above);
    tables.push(...found.filter(({ length }) => length > 0));
    above = block;
  }
  return tables;
}

/** The lines between empty ones, without rules and without lines that have gaps. */
function blocksOf(raws: readonly string[]): TableLine[][] {
  const blocks: TableLine[][] = [[]];
  for (const [at, raw] of raws.entries()) {
    if (raw.trim() === '') blocks.push([]);
    else if (!isRule(raw.trim())) blocks.at(-1)?.push(tableLine(raw, at));
  }
  return blocks.filter(
    (block) => block.length > 0 && !block.some(({ at }) => /\S {3,}\S/.test(raws[at] ?? '')),
  );
}

/** As many names as values: "Numer sprawy:", "Wysłano:", … or names without a colon, if a sum is among the values. */
function formIn(block: readonly TableLine[]): Pair[] {
  const half = block.length / 2;
  const names = block.slice(0, Math.floor(half));
  const values = block.slice(names.length);
  const isForm =
    names.length === values.length &&
    names.every((line) => isLabel(line) && line.text.length <= LONGEST_NAME) &&
    !values.some((line) => noValue.test(line.text) || (isLabel(line) && saysSum(line)));
  if (!isForm) return [];
  const areMarked = names.length >= LEAST_VALUES && names.every(({ text }) => text.endsWith(':'));
  const areMixed = names.length >= LEAST_NAMES && values.some(isSum);
  return areMarked || areMixed ? paired(names, values) : [];
}

/** A label, a label with its value, a sentence. */
const noValue = /:$|^\p{L}.*: .*\d,\d{2}|\p{Ll}{3}[.!?] \p{Lu}/u;

/** Labels and values in turn, if each can belong to the other and one of the labels of sums names money. */
function paired(labels: readonly TableLine[], values: readonly TableLine[]): Pair[] {
  const pairs = labels.flatMap((label, place) => {
    const value = values[place];
    return value === undefined ? [] : [[label, value] as const];
  });
  const isOfMoney = !values.some(isSum) || labels.some((line) => line.leads || namesMoney(line));
  return isOfMoney && pairs.every(([label, value]) => fits(label, value)) ? pairs : [];
}

/** The columns of values in a block, each with the labels above it. */
function columnsIn(block: readonly TableLine[], before: readonly TableLine[]): Pair[][] {
  const tables: Pair[][] = [];
  let from = 0;
  for (let at = 0; at < block.length; at += 1) {
    const values = valuesAt(block, at);
    if (values.length === 0) continue;
    const end = at + values.length;
    const above = at === 0 ? before : block.slice(from, at);
    const isShared = isOneOfMore(block, end, values);
    const pairs = isShared ? [] : pairsOf(above, values);
    tables.push(pairs);
    if (isShared || pairs.length > 0) from = end;
    at = end - 1;
  }
  return tables;
}

/** Whether another row or column of the same table follows: the labels above belong to all of them. */
function isOneOfMore(
  block: readonly TableLine[],
  end: number,
  values: readonly TableLine[],
): boolean {
  const [next, second] = [block[end], block[end + 1]];
  if (next === undefined || second === undefined) return false;
  return isNothing.test(second.text) || valuesAt(block, end + 1).length === values.length;
}
const isNothing = /^[-–—]$/;

/** The values that stand below each other from this line on, if a sum is among them. */
function valuesAt(block: readonly TableLine[], at: number): TableLine[] {
  const rest = block.slice(at);
  const behind = rest.findIndex((line) => !isValue(line));
  const values = behind < 0 ? rest : rest.slice(0, behind);
  return values.some(isSum) && values.length <= MOST_VALUES ? values : [];
}

function pairsOf(above: readonly TableLine[], values: readonly TableLine[]): Pair[] {
  const leading = above.filter((line) => line.leads && isLabel(line));
  if (leading.length === values.length) return paired(leading, values);
  if (values.length < LEAST_VALUES) return [];
  if (values.filter(isSum).length * 2 < values.length) {
    const others = above.findLastIndex((line) => !isLabel(line));
    const names = above.slice(others + 1);
    return names.length === values.length ? paired(names, values) : [];
  }
  const labels = above.filter(isLabel);
  const head = above.at(-1);
  if (head !== undefined && isHeading(head)) {
    const names = labels.filter((line) => line !== head);
    if (names.length === values.length + 1) return paired(names, [head, ...values]);
    if (names.length === values.length) return paired(names, values);
  }
  if (labels.length === values.length) return paired(labels, values);
  const rows = labels.filter(
    (line, place) =>
      !opensRows(line, above[above.indexOf(line) + 1]) && !(place === 0 && isTitle(line)),
  );
  if (rows.length === values.length) return paired(rows, values);
  const run = runOf(above, labels, values);
  return run === undefined ? [] : paired(run, values);
}

/** "minus:", "Ile potrącimy?", "A. Należności" above "1. raty": heads rows and has no value. */
const opensRows = (line: TableLine, next: TableLine | undefined): boolean =>
  /[:?]$/.test(line.text) || (/^\p{Lu}\. /u.test(line.text) && /^1?\d\. /.test(next?.text ?? ''));
const isTitle = ({ text }: TableLine): boolean =>
  isCapitals(text.replace(remark, '')) && text.split(' ').length >= LONG_TITLE;
const LONG_TITLE = 4;
