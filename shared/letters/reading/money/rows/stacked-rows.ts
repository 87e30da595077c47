import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { Line } from '#shared/letters/text/lines.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { isLabel, isSumLine, isValue } from './column-lines.ts';

/*
 * A table whose cells stand one below the other: the names of its columns, then every row with what it is for, "od
 * 1.10.2026", and as many values.
 */

/** What the row is for, and the name of the column. */
type StackedCell = { key: string; name: string };

const LEAST_COLUMNS = 2;
const MOST_COLUMNS = 8;
const LONGEST_NAME = 45;
/** "od 1.10.2026", "do 30 września 2026 r.", "obecnie", "po zmianie". */
const rowKey =
  /^(?:(?:od|do)(?: dnia)? \d{1,2}[. ][^:;]{3,22}|obecnie|dotychczas|dotad|teraz|bylo|jest|bedzie|po zmianie|przed zmiana|now[aey]|star[aey])\W{0,2}$/;

const isKey = (line: Line | undefined): boolean =>
  line?.segments.length === 1 && rowKey.test(foldText(line.text));

const isName = (line: Line | undefined): boolean =>
  line?.segments.length === 1 &&
  line.text.length <= LONGEST_NAME &&
  isLabel(line) &&
  !isKey(line) &&
  !/\d|[.;,:]$/.test(line.text);

/** The values below the name of a row. */
function valuesBelow(lines: readonly Line[], at: number): Line[] {
  const values: Line[] = [];
  for (let next = at + 1; values.length < MOST_COLUMNS; next += 1) {
    const line = lines[next];
    if (line === undefined || !isValue(line) || isKey(line)) break;
    values.push(line);
  }
  return values;
}

const shapeOf = (values: readonly Line[]): string =>
  values.map((line) => (isSumLine(line) ? 's' : 'v')).join('');

const cells = oncePer(({ lines }: LetterView): ReadonlyMap<number, StackedCell> => {
  const found = new Map<number, StackedCell>();
  for (let at = 1; at < lines.length; at += 1) {
    if (!isKey(lines[at]) || !isName(lines[at - 1])) continue;
    const columns = valuesBelow(lines, at).length;
    const names = lines.slice(Math.max(0, at - columns), at);
    const next = at + columns + 1;
    const isTable =
      columns >= LEAST_COLUMNS &&
      names.length === columns &&
      names.every(isName) &&
      isKey(lines[next]) &&
      shapeOf(valuesBelow(lines, next)) === shapeOf(valuesBelow(lines, at));
    if (!isTable) continue;
    for (let row = at; isKey(lines[row]); row += columns + 1) {
      const key = foldText(lines[row]?.text ?? '');
      const values = valuesBelow(lines, row);
      if (values.length !== columns) break;
      for (const [column, { start }] of values.entries())
        found.set(start, { key, name: foldText(names[column]?.text ?? '') });
    }
  }
  return found;
});

/** The cell that the sum opens, in a table whose cells stand one below the other. */
export const stackedCell = (view: LetterView, at: number): StackedCell | undefined =>
  cells(view).get(at);
