import type { ResultWarning } from '../domain/analysis-result.ts';
import type { ClassificationAnswer } from '../domain/model-answers.ts';
import type { Term } from '../domain/term.ts';
import { polishDate } from './calendar.ts';
import { findDates } from './dates.ts';
import { countFromDocument } from './document-terms.ts';
import { lengthInWords } from './term-length.ts';
import { readableQuote } from './text.ts';
import type { FactBook } from './verify-facts.ts';

/** Terms held against the letter: a last day must stand there, a span of time must be quoted from there. */
export function verifyTerms(answer: ClassificationAnswer, book: FactBook) {
  const documentDate = answer.document_date.value;
  const days = new Map(findDates(book.text).map(({ iso, span }) => [iso, span]));
  const terms = answer.terms
    .filter(({ kind }) => kind !== 'none')
    .map((term, index) => {
      // Counted here, whatever the model computed.
      const counted = countFromDocument(term, documentDate);
      const quote = book.quote(term.quote);
      const daySpan = counted.date === null ? undefined : days.get(counted.date);
      const isProved = counted.kind === 'date' ? daySpan !== undefined : quote !== null;
      const shown = quote ?? (daySpan === undefined ? null : readableQuote(book.text, daySpan));
      noteTerm(book, index, isProved, shown);
      return { ...counted, quote: shown };
    });
  const [ordered, conflict] = earlierFirst(terms);
  return {
    terms: ordered,
    warnings: (today: string): ResultWarning[] => [
      ...(conflict ? [conflictWarning(conflict)] : []),
      ...pastWarnings(ordered, today),
    ],
  };
}

function noteTerm(book: FactBook, index: number, isProved: boolean, quote: string | null): void {
  const status = isProved ? 'confirmed' : 'unconfirmed';
  const reason = isProved ? 'Taki termin stoi w piśmie.' : 'Nie znaleźliśmy tego terminu w piśmie.';
  if (index === 0) book.note('critical_dates.deadline', status, reason, quote);
  book.note(`critical_dates.terms.${index}`, status, reason, quote);
}

/** Two different last days for one thing: the earlier counts, and the reader is told. */
function earlierFirst(terms: Term[]): [Term[], Term[] | undefined] {
  const [first] = terms;
  if (first?.kind !== 'date' || first.date === null) return [terms, undefined];
  const { what } = first;
  const rivals = terms.filter((term) => term.kind === 'date' && term.what === what && term.date);
  const earliest = rivals.reduce(
    (early, term) => ((term.date ?? '') < (early.date ?? '') ? term : early),
    first,
  );
  if (rivals.every(({ date }) => date === first.date)) return [terms, undefined];
  return [[earliest, ...terms.filter((term) => term !== earliest)], rivals];
}

/** The first term as the field `deadline`: an ISO day when it is known, otherwise the span in words. */
export function deadlineOf([first]: readonly Term[]): string | null {
  if (first === undefined) return null;
  if (first.date !== null) return first.date;
  if (first.amount === null || first.unit === null) return first.quote ?? first.what;
  const from = first.kind === 'from_document' ? 'od daty pisma' : 'od dnia doręczenia';
  return `${lengthInWords({ amount: first.amount, unit: first.unit })} ${from}`;
}

function conflictWarning(rivals: readonly Term[]): ResultWarning {
  const days = rivals.map(({ date }) => polishDate(date ?? '')).join(' i ');
  return {
    kind: 'conflicting_terms',
    title: 'Dwa różne terminy',
    message: `Pismo podaje dwa terminy tej samej czynności: ${days}. Bezpieczniej przyjąć wcześniejszy.`,
    quote: rivals[0]?.quote ?? null,
  };
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
