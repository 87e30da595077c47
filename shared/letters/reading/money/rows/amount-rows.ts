import type { FoundAmount } from '#shared/letters/figures/amounts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { LineSegment } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { closedRow, type Row, sumColumn } from './closed-rows.ts';
import { nameAbove } from './figures-below-names.ts';
import { bareLabel, letteredLabel } from './legends.ts';
import { partedLabel } from './parted-columns.ts';
import { stackedCell } from './stacked-rows.ts';

const MAX_LABEL = 160;

/** The label of an amount in a row: words, a gap (or a colon), the figure. */
export function rowOf(view: LetterView, amount: FoundAmount): Row | undefined {
  const index = view.lines.findIndex(
    ({ start, end }) => amount.span.start >= start && amount.span.start <= end,
  );
  const line = view.lines[index];
  if (line === undefined) return undefined;
  const cell = line.segments.findIndex(
    ({ start, end }) => amount.span.start >= start && amount.span.start < end,
  );
  const segment = line.segments[cell];
  if (segment === undefined) return undefined;
  const stacked = stackedCell(view, amount.span.start);
  if (stacked !== undefined)
    return { label: `${stacked.key} ${stacked.name}`, header: '', alone: true };
  const bare =
    nameAbove(view, amount.span.start) ?? partedLabel(view, amount.span) ?? bareLabel(view, index);
  if (bare !== undefined) return { label: bare, header: '', alone: true };
  if (line.segments.length === 1) {
    const closed = closedRow(view, index, amount);
    if (closed !== undefined) return closed;
  }
  const inside = amount.span.start - segment.start;
  const inCell = foldText(segment.text.slice(Math.max(0, inside - MAX_LABEL), inside)).trim();
  const after = amount.span.end - segment.start;
  const afterCell = segment.text.slice(after, after + MAX_LABEL).trim();
  const listed = /(?:^|\s)[^.]{3,70}:$/.test(inCell) && /^(?:zł|PLN|[.,;])*$/iu.test(afterCell);
  if (cell === 0 && !listed) return undefined;
  if (cell > 0 && ofBalance.test(inCell)) return { label: inCell, header: '', alone: true };
  if (cell > 0 && !/^[+\d.,\s)zlpn]*$/.test(inCell)) return undefined;
  const first = foldText(line.segments[0]?.text ?? '');
  const own =
    cell > 0
      ? withBalance(withName(first, line.segments, cell), line.segments[cell - 1])
      : inCell.replace(sumsBefore, '');
  const label = withNameAbove(view, index, own);
  const explained = letteredLabel(view, label);
  if (explained !== undefined) return { label: explained, header: '', alone: true };
  if (!/[a-z]{3}|^(?:do|od) \d/.test(label)) return undefined;
  const alone = line.segments.filter(({ text }) => figure.test(text)).length <= 1;
  const isOnlySum =
    line.segments.filter(({ text }) => /,\d{2}|\d (?:zł|PLN)/.test(text)).length <= 1;
  return {
    label: withoutNoise(label),
    alone,
    header: headerAbove(view, index, cell) || (isOnlySum ? sumColumn(view, index) : ''),
  };
}

/** "odsetki ustawowe" above "(do dnia wydania decyzji) ..... 48,71 zł": a remark alone goes on from the line above. */
function withNameAbove(view: LetterView, index: number, label: string): string {
  if (!/^\([^()]*\)[\s.:]*$/.test(label)) return label;
  const above = foldText(view.lines[index - 1]?.text ?? '');
  const isName = /[a-z]{3}/.test(above) && above.length <= LONGEST_NAME && !/\d,\d{2}/.test(above);
  return isName ? `${above} ${label}` : label;
}
const LONGEST_NAME = 60;

/** "Wariant 1   jednorazowo   742,00 zł": the words beside the number of a row. */
function withName(first: string, segments: readonly LineSegment[], cell: number): string {
  const beside = foldText(segments[1]?.text ?? '');
  const isName = cell > 1 && /^[a-z]{3}/.test(beside);
  return isName && /^(?:wariant|opcja) (?:\d|[a-z]|[ivx]+)\b\W*$/.test(first)
    ? `${first} ${beside}`
    : first;
}

/** "SALDO   NADPŁATA   318,57": the word beside the figure gives the direction of the balance. */
function withBalance(first: string, beside: LineSegment | undefined): string {
  const word = foldText(beside?.text ?? '');
  return /^(?:nadplata|niedoplata|doplata|do zaplaty|do zwrotu|o)$/.test(word) && word !== first
    ? `${first} ${word}`
    : first;
}

/** "Razem   2 946,42   2 560,00   DOPŁATA 386,42": the result of a row, named in its own cell. */
const ofBalance = /^(?:nadplata|niedoplata|doplata|do zaplaty|do doplaty|do zwrotu)\W*$/;

/** "0dsetki" in the text of a scan. */
const withoutNoise = (label: string): string => label.replace(/\b0(?=[a-z]{3})/g, 'o');

/** "Składka: 370,59 zł. Do wypłaty: …": the sums before the label in its line. */
const sumsBefore = /^.*\d\s?(?:zl|pln|eur)[.,;]?\s(?=[a-z])/;

const HEADER_LINES = 14;
/** A cell with nothing but a sum: its row belongs to the table's body, not its header. */
const figure = /^\W*\d[\d .]*(?:,\d{2})?(?:\s?(?:zł|PLN))?$/u;

/** "rata | termin | odsetki | razem" without its bars: as many spaces part all cells, which count wherever they stand. */
const wereBarred = (text: string): boolean =>
  /\S {3}\S/.test(text) && !/\S {2}\S|\S {4,}\S/.test(text);

/** The words above a figure's column: the table header. */
function headerAbove(view: LetterView, lineIndex: number, cell: number): string {
  const words: string[] = [];
  const row = view.lines[lineIndex];
  const { column = 0, text = '' } = row?.segments[cell] ?? {};
  for (let index = lineIndex - 1; index >= Math.max(0, lineIndex - HEADER_LINES); index -= 1) {
    const line = view.lines[index];
    if (line === undefined) break;
    // PDF readers leave a blank line between table rows; prose above it is not a header.
    const isRowAboveGap = line.text === '' && (view.lines[index - 1]?.segments.length ?? 0) > 1;
    if (line.text === '' && !isRowAboveGap) break;
    if (line.segments.some(({ text }) => figure.test(text))) continue;
    const isBarred = row !== undefined && [row, line].every(({ text }) => wereBarred(text));
    const above = isBarred
      ? line.segments.at(cell - row.segments.length)
      : line.segments.find(
          (segment) =>
            segment.column < column + text.length + 3 &&
            segment.column + segment.text.length > column - 3,
        );
    if (line.segments.length > 1 && above !== undefined && /[a-z]{3}/i.test(above.text)) {
      words.unshift(foldText(above.text));
    }
  }
  return words.join(' ');
}
