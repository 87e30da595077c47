import type { Line } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { deducts, heading, isLabel, LONGEST_LABEL, saysSum, sum } from './column-lines.ts';

/** Lines that stand to the left below the table come between its columns. */
const MOST_BETWEEN = 6;

/** "Rachunek: 80 1090 …", "WYNIK: NADPŁATA 243,18 zł": no value of the column belongs to such a line. */
const ownValue =
  /(?:(?<!^w tym):\s(?!\p{L}[^:\d]{2,30}$)|\d,\d{2}(?:\s?(?:zł|PLN|EUR)))(?![^(]*\))/u;
/** "(562,00 zł + 562,00 zł)", "(kopia rozliczenia)": what explains a long label. */
const remark = /\s?\([^()]*\)/g;

/** The labels above, those that a bracket holds together in one line, without those that have their own value. */
function wholeLabels(above: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const line of above) {
    const last = lines.at(-1);
    const isOpen = last !== undefined && /\([^)]*$/.test(last.text);
    if (isOpen) lines.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` });
    else lines.push(line);
  }
  // "minus:" heads some of the rows.
  const heads = lines.filter(({ text }) => text.endsWith(':'));
  return lines
    .filter((line) => !ownValue.test(line.text) && !(heads.length === 1 && heads.includes(line)))
    .map((line) => {
      const isLong = line.text.length > LONGEST_LABEL || /\(.*,\d{2}/.test(line.text);
      return isLong ? { ...line, text: line.text.replace(remark, '') } : line;
    });
}

/** As many labels as there are values, directly above them or where both columns name their sum. */
export function labelsFor(above: readonly Line[], values: readonly Line[]): string[] {
  const whole = wholeLabels(above);
  return placedLabels(whole.length < values.length ? above : whole, values);
}

function placedLabels(above: readonly Line[], values: readonly Line[]): string[] {
  const lines = [...above];
  const isHeaded = lines.length > values.length && heading.test(foldText(lines.at(-1)?.text ?? ''));
  if (isHeaded) lines.pop();
  const placed = [...Array(MOST_BETWEEN + 1).keys()].flatMap((between) => {
    const end = lines.length - between;
    const found = lines.slice(Math.max(0, end - values.length), Math.max(0, end));
    const isFitting =
      found.length === values.length &&
      found.every((line) => line.segments.length === 1 && isLabel(line));
    return isFitting ? [{ between, found }] : [];
  });
  const chosen =
    placed.find(({ found }) => namesSum(found, values)) ??
    placed.find(({ between }) => between === 0);
  return chosen?.found.map(({ text }) => text) ?? [];
}

/** Whether the label of a value that adds up those above it says so. */
function namesSum(labelled: readonly Line[], values: readonly Line[]): boolean {
  let added = 0;
  for (const [place, { text }] of values.entries()) {
    const label = foldText(labelled[place]?.text ?? '');
    const grosze = Number((sum.exec(text)?.[0] ?? '').replace(/\D/g, ''));
    const isSum = place >= 2 && grosze === added;
    if (isSum && saysSum.test(label)) return true;
    // A subtotal contains the values above it.
    if (!isSum) added += /^[-–−]/.test(text) || deducts.test(label) ? -grosze : grosze;
  }
  return false;
}
