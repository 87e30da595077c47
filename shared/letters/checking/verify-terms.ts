import type { FactEvidence, ResultWarning } from '#shared/domain/analysis-result.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { Term } from '#shared/domain/term.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import { polishDate } from '#shared/letters/calendar/days.ts';
import { countFromDocument } from '#shared/letters/calendar/document-terms.ts';
import { conflictWarning, earlierFirst } from '#shared/letters/calendar/term-conflict.ts';
import { lengthInWords } from '#shared/letters/calendar/term-length.ts';
import {
  isStatutoryTerm,
  type StatutoryTerm,
  statutoryTermBeside,
  withStatutoryTerm,
} from '#shared/letters/reading/statutory-term.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

import type { FactBook } from './verify-facts.ts';

/**
 * Terms held against the letter: a last day must stand there, a span of time must be quoted from there.
 * Where the letter's term differs from the law's, both are given, the earlier first.
 */
export function verifyTerms(answer: ClassificationAnswer, book: FactBook) {
  const { terms, proved } = provedTerms(answer, book);
  const [ordered, conflict] = earlierFirst(terms);
  const statutory = statutoryTermBeside(answer, ordered, book.text);
  const all = withStatutoryTerm(ordered, statutory);
  for (const [index, term] of all.entries()) {
    noteTerm(book, index, standingOf(term, proved.has(term), statutory), term.quote);
  }
  return {
    terms: all,
    warnings: (today: string): ResultWarning[] => [
      ...(conflict ? [conflictWarning(conflict)] : []),
      ...(statutory ? [statutory.warning] : []),
      ...pastWarnings(all, today),
    ],
  };
}

function provedTerms(answer: ClassificationAnswer, book: FactBook) {
  const documentDate = answer.document_date.value;
  const days = new Map(findDates(book.text).map(({ iso, span }) => [iso, span]));
  const proved = new Set<Term>();
  const terms = answer.terms
    .filter((term) => term.kind !== 'none' && !isStatutoryTerm(term))
    .map((term) => {
      // Counted here, whatever the model computed.
      const counted = countFromDocument(term, documentDate);
      const quote = book.quote(term.quote);
      const daySpan = counted.date === null ? undefined : days.get(counted.date);
      const shown = quote ?? (daySpan === undefined ? null : readableQuote(book.text, daySpan));
      const verified = { ...counted, quote: shown };
      if (counted.kind === 'date' ? daySpan !== undefined : quote !== null) proved.add(verified);
      return verified;
    });
  return { terms, proved };
}

type Standing = Pick<FactEvidence, 'status' | 'reason'>;

function standingOf(term: Term, isProved: boolean, statutory: StatutoryTerm | undefined): Standing {
  if (term === statutory?.term) {
    return { status: 'conflicting', reason: 'To termin z przepisów. Pismo podaje inny.' };
  }
  if (term === statutory?.letters) {
    return { status: 'conflicting', reason: 'Taki termin stoi w piśmie. Przepisy dają inny.' };
  }
  return isProved
    ? { status: 'confirmed', reason: 'Taki termin stoi w piśmie.' }
    : { status: 'unconfirmed', reason: 'Nie znaleźliśmy tego terminu w piśmie.' };
}

function noteTerm(
  book: FactBook,
  index: number,
  { status, reason }: Standing,
  quote: string | null,
): void {
  if (index === 0) book.note('critical_dates.deadline', status, reason, quote);
  book.note(`critical_dates.terms.${index}`, status, reason, quote);
}

/** The first term as the field `deadline`: an ISO day when it is known, otherwise the span in words. */
export function deadlineOf([first]: readonly Term[]): string | null {
  if (first === undefined) return null;
  if (first.date !== null) return first.date;
  if (first.amount === null || first.unit === null) return first.quote ?? first.what;
  const from = first.kind === 'from_document' ? 'od daty pisma' : 'od dnia doręczenia';
  return `${lengthInWords({ amount: first.amount, unit: first.unit })} ${from}`;
}

function pastWarnings([first]: readonly Term[], today: string): ResultWarning[] {
  if (first?.date == null || first.date >= today) return [];
  return [
    {
      kind: 'term_in_past',
      title: 'Termin już minął',
      message: `Termin z pisma (${polishDate(first.date)}) już minął. Sprawdź datę i skontaktuj się z nadawcą jak najszybciej. Jeśli to nie Twoja wina, zapytaj o przywrócenie terminu.`,
      quote: first.quote,
    },
  ];
}
