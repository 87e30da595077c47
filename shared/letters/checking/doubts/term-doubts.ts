import type { Classification } from '#shared/domain/analysis-result.ts';
import type { Term } from '#shared/domain/term.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { lengthInWords } from '#shared/letters/calendar/term-length.ts';
import { isSameSpan } from '#shared/letters/checking/paired-terms.ts';
import { inWords } from '#shared/letters/checking/term-words.ts';
import { clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import { flowPosition, type LetterView, viewLetter } from '#shared/letters/reading/letter-view.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

import type { Doubted } from './doubt.ts';

const DEADLINE = 'critical_dates.deadline';
const FIRST = 'critical_dates.terms.0';
const MOST_OTHERS = 3;

/**
 * The first term when the letter leaves open which one comes first: a day beside a span, or a shorter span
 * after a longer one; and the absence of a term when the letter's own part names one.
 */
export function termDoubts({ critical_dates: dates }: Classification, letter: Letter): Doubted[] {
  const [first, ...others] = dates.terms ?? [];
  if (first === undefined) return nothingTaken(letter, dates.document_date ?? null);
  const rivals = others.filter((other) => !isSameSpan(first, other) && mayComeFirst(first, other));
  if (rivals.length === 0) return [];
  const told = rivals.slice(0, MOST_OTHERS).map((term) => `${inWords(term)} (${term.what})`);
  const reason = `Pismo podaje też: ${told.join(', ')}. Sprawdź, który termin jest Twój i który mija wcześniej.`;
  const sameAct = rivals.filter(({ what }) => what === first.what);
  const alternatives = sameAct.map((term) => ({ value: inWords(term), quote: term.quote }));
  return [
    { fact: DEADLINE, reason, alternatives },
    { fact: FIRST, reason, alternatives },
  ];
}

/** Without the day of delivery nobody can say whether a span ends before a day. */
function mayComeFirst(first: Term, other: Term): boolean {
  if (other.what === first.what && other.kind !== first.kind) return true;
  if ((first.date === null) !== (other.date === null)) return true;
  if (first.unit !== other.unit || first.amount === null || other.amount === null) return false;
  return other.amount < first.amount;
}

/** Terms from the letter's own part that were omitted as somebody else's or as belonging to another case. */
function nothingTaken(letter: Letter, documentDate: string | null): Doubted[] {
  const view = viewLetter(letter);
  const open = view.terms.filter((found) => isOpen(view, found, documentDate));
  if (open.length === 0) return [];
  const alternatives = open.slice(0, MOST_OTHERS).map((found) => ({
    value: found.date ?? spanInWords(found),
    quote: readableQuote(letter.honest, found.span),
  }));
  const reason = 'Pismo podaje termin, ale nie wynika z niego jasno, czy jest Twój.';
  return [{ fact: DEADLINE, reason, alternatives }];
}

function isOpen(view: LetterView, { kind, date, span }: FoundTerm, documentDate: string | null) {
  if (kind !== 'date' && kind !== 'from_delivery') return false;
  if (kind === 'date' && (date ?? '') < (documentDate ?? '')) return false;
  return clauseAt(view, flowPosition(view, span.start))?.part === 'operative';
}

function spanInWords({ amount, unit }: FoundTerm): string {
  const length = amount === null || unit === null ? undefined : { amount, unit };
  return length === undefined ? '' : lengthInWords(length);
}
