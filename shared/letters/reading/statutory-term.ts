import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import type { Term } from '#shared/domain/term.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { inDays, lengthOf, type TermLength } from '#shared/letters/calendar/term-length.ts';
import type { DocumentType, TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { statutoryIssuers } from './remedies/by-law.ts';
import { differsFromLaw } from './remedies/differing-term.ts';
import type { RemedyAnswer } from './remedy.ts';
import { stemOf } from './remedy-names.ts';

export type StatutoryTerm = {
  term: Term;
  /** The letter's own term for the same remedy. */
  letters: Term;
  isSooner: boolean;
  warning: ResultWarning;
};

/**
 * The term that the table of document types gives for the remedy, when the letter gives another one.
 * `sentences` are the letter's own terms; a term in one of them belongs to the remedy whatever its name.
 */
export function differingStatutoryTerm(
  remedy: RemedyAnswer | null,
  type: DocumentType,
  terms: readonly Term[],
  sentences: readonly FoundTerm[] = [],
): StatutoryTerm | undefined {
  const statute = type.remedy;
  if (statute?.term == null || remedy === null) return undefined;
  // The remedy is the table's, whatever words an answer uses ("sprzeciw od nakazu zapłaty").
  if (stemOf(statute.name) !== stemOf(remedy.name)) return undefined;
  if (!statutoryIssuers.has(type.issuer)) return undefined;
  const stem = new RegExp(stemOf(statute.name));
  const own = terms.flatMap((term) => {
    const length = lengthOf(term);
    if (length === undefined || term.kind !== 'from_delivery') return [];
    const isRemedys =
      stem.test(foldText(term.what)) ||
      sentences.some((found) => isOfLength(found, length) && stem.test(foldText(found.sentence)));
    return isRemedys ? [{ term, length }] : [];
  });
  const [letters] = own;
  const days = inDays(statute.term);
  const lawful = [days, ...(statute.prolonged === null ? [] : [inDays(statute.prolonged)])];
  if (letters === undefined || own.some(({ length }) => lawful.includes(inDays(length))))
    return undefined;
  return {
    term: statutoryTerm(statute, statute.term),
    letters: letters.term,
    isSooner: days < inDays(letters.length),
    warning: differsFromLaw(statute, statute.term, letters),
  };
}

function isOfLength({ kind, amount, unit }: FoundTerm, length: TermLength): boolean {
  if (kind !== 'from_delivery' || amount === null || unit === null) return false;
  return inDays({ amount, unit }) === inDays(length);
}

const FROM_THE_LAW = '(termin ustawowy)';

/** A term that the engine added to the letter's terms; the letter does not contain it. */
export function isStatutoryTerm({ what, quote }: Term): boolean {
  return quote === null && what.endsWith(FROM_THE_LAW);
}

/** The two terms of one act in the order of their ends; the others unchanged. */
export function withStatutoryTerm(
  terms: readonly Term[],
  statutory: StatutoryTerm | undefined,
): Term[] {
  if (statutory === undefined) return [...terms];
  const { term, letters, isSooner } = statutory;
  const both = isSooner ? [term, letters] : [letters, term];
  return terms.flatMap((one) => (one === letters ? both : [one]));
}

function statutoryTerm(remedy: TypeRemedy, { amount, unit }: TermLength): Term {
  return {
    kind: 'from_delivery',
    date: null,
    amount,
    unit,
    what: `${remedy.name} – wniesienie ${FROM_THE_LAW}`,
    quote: null,
    legal_basis: remedy.legalBasis,
  };
}
