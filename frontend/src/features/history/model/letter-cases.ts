import { plural } from '#frontend/src/lib/format.ts';
import type { HistoryRow } from '#shared/contracts/history.ts';
import { caseOf } from '#shared/domain/case-state.ts';

/** Letters shown together; a single letter has no name. */
export type LetterCase = { key: string; name: string | null; rows: readonly HistoryRow[] };

/** The name of a letter: its subject, otherwise its kind. */
export function titleOf({ title, documentType }: HistoryRow): string {
  return title ?? documentType;
}

/** "2 pisma w jednej sprawie". */
export function caseWords(count: number): string {
  return `${count}\u00a0${plural(count, 'pismo', 'pisma', 'pism')} w\u00a0jednej sprawie`;
}

/** Neighbours of one case, in the order of the list. */
export function letterCases(rows: readonly HistoryRow[]): LetterCase[] {
  const cases: { key: string; of: string | undefined; rows: HistoryRow[] }[] = [];
  for (const row of rows) {
    const of = caseOf(row);
    const last = cases.at(-1);
    if (last && of !== undefined && last.of === of) last.rows.push(row);
    else cases.push({ key: row.id, of, rows: [row] });
  }
  return cases.map(({ key, rows: own }) => ({ key, rows: own, name: nameOf(own) }));
}

function nameOf(rows: readonly HistoryRow[]): string | null {
  const [first] = rows;
  if (first === undefined || rows.length === 1) return null;
  return first.reference ?? first.sender;
}
