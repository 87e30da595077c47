import type { ResultWarning } from '#shared/domain/analysis-result.ts';
import type { Term } from '#shared/domain/term.ts';
import { lengthInWords, type TermLength } from '#shared/letters/calendar/term-length.ts';
import type { TypeRemedy } from '#shared/letters/catalogue/document-type.ts';

/** Tells the reader that the letter's term for a remedy is not the law's. */
export function differsFromLaw(
  { name, legalBasis }: TypeRemedy,
  statute: TermLength,
  letters: { term: Term; length: TermLength },
): ResultWarning {
  const remedy = name.charAt(0).toUpperCase() + name.slice(1);
  const basis = legalBasis === null ? '' : ` (${legalBasis})`;
  return {
    kind: 'conflicting_terms',
    title: 'Termin w piśmie różni się od ustawowego',
    message: `${remedy}: pismo daje ${lengthInWords(letters.length)} od doręczenia, a przepisy ${lengthInWords(statute)}${basis}. Bezpieczniej przyjąć wcześniejszy.`,
    quote: letters.term.quote,
  };
}
