import { findDates, findDocumentDate, type FoundDate } from '#shared/letters/calendar/dates.ts';

import { labelledValues } from './labels/labelled-values.ts';
import type { LabelRole } from './labels/labels.ts';
import type { LetterView } from './letter-view.ts';
import { pageOf, zoneAt } from './page/page.ts';
import type { Zone } from './page/zones.ts';

const elsewhere: ReadonlySet<Zone> = new Set(['mail', 'privacy', 'footer']);

const sentLabel = /(?:^|\s)(?:data|date|wyslano|sent):$/;

/**
 * The date of the letter; for an e-mail without a date in its letterhead the day it was sent, before any day
 * in the text.
 */
export function readDocumentDate(view: LetterView): FoundDate | undefined {
  const page = pageOf(view);
  const all = findDates(view.flow);
  const labelled = labelledValues(page);
  const inCellOf = (role: LabelRole, { span }: FoundDate) =>
    labelled.some(
      ({ role: other, valueCell }) =>
        other === role && span.start >= valueCell.start && span.end <= valueCell.end,
    );
  // The reader's birthday is a day too: "Data urodzenia: 22.08.1976".
  const own = all.filter(
    (date) => !elsewhere.has(zoneAt(page, date.span.start)) && !inCellOf('other_date', date),
  );
  const issued =
    own.find(({ role }) => role === 'issued') ?? own.find((date) => isIssueCell(view, date));
  if (issued !== undefined) return issued;
  const called = own.find((date) => inCellOf('document_date', date));
  if (called !== undefined) return called;
  const ofHead = own.filter(({ span }) => zoneAt(page, span.start) === 'head');
  const sent = all.find(
    ({ span, label }) => zoneAt(page, span.start) === 'mail' && sentLabel.test(label),
  );
  return (
    findDocumentDate(view.flow, ofHead) ??
    sent ??
    findDocumentDate(view.flow, own) ??
    findDocumentDate(view.flow, all)
  );
}

/** "Łomżyca, 27.03.2026 r." in a line that continues with something else. */
function isIssueCell(view: LetterView, { span }: FoundDate): boolean {
  return pageOf(view).cells.some(
    ({ kind, zone, start, end }) =>
      kind === 'date' && zone === 'head' && span.start >= start && span.start < end,
  );
}
