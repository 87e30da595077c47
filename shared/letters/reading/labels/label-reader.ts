import { foldReading } from '#shared/letters/text/text.ts';
import { anyOf } from '#shared/letters/text/word-list.ts';

import { type LabelRole, labels } from './labels.ts';

/** A label at the start of a cell and the value behind it (empty: the value is elsewhere). */
export type ReadLabel = {
  role: LabelRole;
  /** Folded, without its colon. */
  label: string;
  /** Whether a colon separates the label from its value, or nothing follows the label. */
  isClosed: boolean;
  value: string;
  /** Position of the value in the cell. */
  valueAt: number;
};

/** Labels including a remark are shorter than this. */
const LONGEST_LABEL = 120;
const boxNumber = String.raw`^(?:(?:\d{1,2}[.)]|0\d)\s+|blok [a-z]\.\s+)?`;
/** "(pracownik)", " - dłużnik zajętej wierzytelności", " i adres punktu poboru" before the colon. */
const ofRole = '(?:dluzni|pracodawc|zobowiazan|wierzyciel|posiadacz|wlasciciel)[a-z]*';
const remark = String.raw`(?:\s?\([^()]{0,60}\)|\s[-–]\s${ofRole}[a-z ]{0,40}(?=:)|\si adres[a-z ]{0,40}(?=:))?`;
const roles = Object.keys(labels) as LabelRole[]; // the table's own keys
const readers = roles.map(
  (role) =>
    [
      role,
      new RegExp(`${boxNumber}(?:nasz |wasz )?(${anyOf(labels[role])})${remark}\\s?(:?)\\s*`),
    ] as const,
);

/**
 * The label that opens a cell: "Ukarany: …", "2. Ukarany: …", "Zobowiązany (pracownik)  …". When two match,
 * the longer one counts ("nr umowy klienta" before "nr umowy").
 */
export function readLabel(cell: string): ReadLabel | undefined {
  const folded = foldReading(cell.slice(0, LONGEST_LABEL));
  let best: (ReadLabel & { length: number }) | undefined;
  for (const [role, pattern] of readers) {
    const match = pattern.exec(folded);
    if (match === null) continue;
    const [whole, label = '', colon] = match;
    if (best !== undefined && best.length >= label.length) continue;
    const value = cell.slice(whole.length).replace(/^[:.\s]+/, '');
    best = {
      role,
      label,
      isClosed: colon === ':' || value === '',
      value: value.trim(),
      valueAt: cell.length - value.length,
      length: label.length,
    };
  }
  return best;
}
