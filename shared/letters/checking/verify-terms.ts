import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { distinctTerms } from '#shared/domain/same-term.ts';
import type { Term } from '#shared/domain/term.ts';
import { countFromDocument } from '#shared/letters/calendar/document-terms.ts';
import { conflictWarning, earlierFirst } from '#shared/letters/calendar/term-conflict.ts';
import { lengthInWords } from '#shared/letters/calendar/term-length.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import {
  differingStatutoryTerm,
  isStatutoryTerm,
  type StatutoryTerm,
  withStatutoryTerm,
} from '#shared/letters/reading/statutory-term.ts';

import { isSameAct, isSameSpan, pairedTerms } from './paired-terms.ts';
import { type ProvedTerm, proveTerm, type Standing, standsInLetter } from './proved-terms.ts';
import type { FactBook } from './verify-facts.ts';

/**
 * Checks terms against the letter: it must contain a last day, and a span of time must match its quote. A
 * term that the rules read in the letter is never lost, and when the letter's term differs from the law's,
 * both are given, the earlier first.
 */
export function verifyTerms(
  answer: ClassificationAnswer,
  book: FactBook,
): { terms: Term[]; warnings: ResultWarning[] } {
  const rules = readLetter(book.letter);
  const proofs = answer.terms
    .filter((term) => term.kind !== 'none' && !isStatutoryTerm(term))
    .map(
      (term) =>
        termOfTheLaw(term, rules.terms) ?? proveTerm(term, book.flow, answer.document_date.value),
    );
  // Two answers for one place of the letter may turn out to be one term.
  const proved = distinctTerms(
    proofs.filter((proof) => proof.term !== null),
    ({ term }) => term,
  );
  const missed = missedTerms(proved, rules.terms, answer.document_date.value);
  const standings = new Map([...proved, ...missed].map(({ term, standing }) => [term, standing]));
  const [ordered, conflict] = earlierFirst([...standings.keys()]);
  const statutory = differingStatutoryTerm(rules.remedy, rules.type, ordered, rules.view.terms);
  const all = withStatutoryTerm(ordered, statutory);
  for (const [index, term] of all.entries()) {
    noteTerm(book, index, standingOf(term, standings.get(term), statutory), term.quote);
  }
  return {
    terms: all,
    warnings: [
      ...proofs.flatMap(({ warning }) => warning ?? []),
      ...(missed.length > 0 && proved.length === 0 ? [missedWarning(missed)] : []),
      ...(conflict ? [conflictWarning(conflict)] : []),
      ...(statutory ? [statutory.warning] : []),
    ],
  };
}

const missedByAnswer: Standing = {
  status: 'confirmed',
  reason: 'Taki termin stoi w piśmie, ale analiza go pominęła. Sprawdź, czy dotyczy Ciebie.',
  certainty: 'check',
};
const ofTheLaw: Standing = {
  status: 'unconfirmed',
  reason: 'Pismo nie podaje tego terminu. Wynika z przepisów.',
  certainty: 'check',
};

/** The law's term where the letter gives another one. */
export const differsFromLetter: Standing = {
  status: 'conflicting',
  reason: 'To termin z przepisów. Pismo podaje inny.',
};

/** A term that the letter does not give, taken from the law; a sentence about another act proves nothing. */
function termOfTheLaw(term: Term, rules: readonly Term[]): ProvedTerm | undefined {
  if (term.quote !== null) return undefined;
  const known = rules.find(
    (one) => one.quote === null && one.kind === term.kind && isSameSpan(one, term),
  );
  return known === undefined ? undefined : { term: known, standing: ofTheLaw };
}

/** What the rules read in the letter, or know from the law, and the answer lacks. */
function missedTerms(
  proved: readonly ProvedTerm[],
  rules: readonly Term[],
  documentDate: string | null,
): ProvedTerm[] {
  const own = rules
    .map((term) => countFromDocument(term, documentDate))
    .filter((term) => term.kind !== 'none' && !isStatutoryTerm(term));
  const pairs = pairedTerms(
    own,
    proved.map(({ term }) => term),
  );
  // One act may be mentioned twice, in two sentences.
  const isKept = (term: Term) =>
    pairs.has(term) || [...pairs.keys()].some((one) => isSameAct(one, term));
  return own
    .filter((term) => !isKept(term))
    .map((term) => ({ term, standing: term.quote === null ? ofTheLaw : missedByAnswer }));
}

function missedWarning([first]: readonly ProvedTerm[]): ResultWarning {
  return {
    kind: 'conflicting_terms',
    title: 'Sprawdź termin',
    message:
      'Analiza nie wskazała żadnego terminu, a w piśmie albo w przepisach jest. Pokazujemy go. Sprawdź w piśmie, czy dotyczy Ciebie.',
    quote: first?.term.quote ?? null,
  };
}

function standingOf(
  term: Term,
  known: Standing | undefined,
  statutory: StatutoryTerm | undefined,
): Standing {
  if (term === statutory?.term) {
    return differsFromLetter;
  }
  if (term === statutory?.letters) {
    return { status: 'conflicting', reason: 'Taki termin stoi w piśmie. Przepisy dają inny.' };
  }
  return known ?? standsInLetter;
}

function noteTerm(book: FactBook, index: number, standing: Standing, quote: string | null): void {
  const { status, reason, ...doubt } = standing;
  if (index === 0) book.note('critical_dates.deadline', status, reason, quote, doubt);
  book.note(`critical_dates.terms.${index}`, status, reason, quote, doubt);
}

/** The first term as the field `deadline`: an ISO day when known, otherwise the span in words. */
export function deadlineOf([first]: readonly Term[]): string | null {
  if (first === undefined) return null;
  if (first.date !== null) return first.date;
  if (first.amount === null || first.unit === null) return first.quote ?? first.what;
  const from = first.kind === 'from_document' ? 'od daty pisma' : 'od dnia doręczenia';
  return `${lengthInWords({ amount: first.amount, unit: first.unit })} ${from}`;
}
