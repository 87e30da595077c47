import type { ResultWarning } from '../domain/analysis-result.ts';
import type { ClassificationAnswer } from '../domain/model-answers.ts';
import type { Term } from '../domain/term.ts';
import { chooseType } from './classify.ts';
import type { TypeRemedy } from './document-types/document-type.ts';
import { viewLetter } from './letter-view.ts';
import { statutoryIssuers, stemOf } from './remedy.ts';
import { inDays, lengthInWords, lengthOf, type TermLength } from './term-length.ts';
import { foldText } from './text.ts';

export type StatutoryTerm = {
  term: Term;
  /** The letter's own term for the same remedy. */
  letters: Term;
  isSooner: boolean;
  warning: ResultWarning;
};

/**
 * The term that the table of document types gives for the letter's remedy, where the letter gives
 * another one; undefined where they agree or one is missing. `text` is the letter without instructions
 * to machines.
 */
export function differingStatutoryTerm(
  { remedy, type_code: code, terms }: ClassificationAnswer,
  text: string,
): StatutoryTerm | undefined {
  if (remedy === null) return undefined;
  const stem = new RegExp(stemOf(remedy.name));
  const own = terms.flatMap((term) => {
    const length = lengthOf(term);
    const isRemedys = term.kind === 'from_delivery' && stem.test(foldText(term.what));
    return length === undefined || !isRemedys ? [] : [{ term, length }];
  });
  const [letters] = own;
  if (letters === undefined) return undefined;
  const { type } = chooseType(viewLetter(text));
  const statute = type.remedy;
  if (type.code !== code || !statutoryIssuers.has(type.issuer)) return undefined;
  if (statute?.term == null || statute.name !== remedy.name) return undefined;
  const days = inDays(statute.term);
  if (own.some(({ length }) => inDays(length) === days)) return undefined;
  return {
    term: statutoryTerm(statute, statute.term),
    letters: letters.term,
    isSooner: days < inDays(letters.length),
    warning: differs(statute, statute.term, letters),
  };
}

/** The two terms of one act in the order of their ends; the rest as it was. */
export function withStatutoryTerm(
  terms: readonly Term[],
  { term, letters, isSooner }: StatutoryTerm,
): Term[] {
  const both = isSooner ? [term, letters] : [letters, term];
  return terms.flatMap((one) => (one === letters ? both : [one]));
}

function statutoryTerm(remedy: TypeRemedy, { amount, unit }: TermLength): Term {
  return {
    kind: 'from_delivery',
    date: null,
    amount,
    unit,
    what: `${remedy.name} – wniesienie (termin ustawowy)`,
    quote: null,
    legal_basis: remedy.legalBasis,
  };
}

function differs(
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
