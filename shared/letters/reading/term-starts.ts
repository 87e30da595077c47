import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { lastDayFrom } from '#shared/letters/calendar/term-engine.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';

import { flowPosition, type LetterView } from './letter-view.ts';

type ReadLetter = { view: LetterView; type: DocumentType; documentDate: string | null };

/**
 * The last day of a term whose start the letter dates: "od dnia dokonania czynności" for a person who was present, or
 * the day of a ruling.
 */
export function countedFrom(
  letter: ReadLetter,
  found: FoundTerm,
): { kind: 'from_document'; date: string } | undefined {
  const { view, type, documentDate } = letter;
  const { from, amount, unit } = found;
  if (isFromRuling(letter, found) && amount !== null && unit !== null)
    return { kind: 'from_document', date: lastDayFrom(documentDate ?? '', { amount, unit }) };
  if (from !== 'act' || documentDate === null || amount === null || unit === null) return undefined;
  // An accepted ticket bears the day of its acceptance.
  const isTicket = type.reply === 'ticket' && view.foldedTitle.includes('mandat');
  if (!isTicket && !wasPresent.test(view.spaced)) return undefined;
  return { kind: 'from_document', date: lastDayFrom(documentDate, { amount, unit }) };
}

/** "w terminie tygodnia od dnia ogłoszenia postanowienia": a court's ruling bears the day of its announcement. */
export function isFromRuling(
  { view, type, documentDate }: ReadLetter,
  { from, span }: FoundTerm,
): boolean {
  if (from !== 'announcement' || type.issuer !== 'court' || documentDate === null) return false;
  const at = flowPosition(view, span.start);
  return isRuling.test(view.foldedTitle) && !alternative.test(view.spaced.slice(at, at + 90));
}

const isRuling = /^(?:wyrok|postanowieni)/;
/** "od ogłoszenia lub doręczenia": the letter does not say which one applies. */
const alternative = /ogloszeni\w (?:\w+ )?(?:lub|albo|wzglednie)\b/;

const wasPresent =
  /(?<!nie)\bobecn[yaei]\w* (?:przy czynnosci|podczas czynnosci|przy zajeciu|w czasie)/;
