import type { Term } from '#shared/domain/term.ts';
import { dueTerm } from '#shared/letters/answering/duty.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import { INSTALMENT } from '#shared/letters/reading/clauses/term-purpose.ts';
import {
  askedSums,
  type DayOfSum,
  dayOfSum,
  isPaidBy,
} from '#shared/letters/reading/days/days-of-sums.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

const PAYING = 'zapłata';
/** Terms that are taken for the day of a payment where no other is named. */
const maybePaying: ReadonlySet<string> = new Set(['termin z pisma', 'uzupełnienie braków']);

/** The term of the sum to pay with its words: " – do 15 grudnia 2026 r."; empty where the letter gives none. */
export type PayTerm = { term: Term | undefined; words: string };

/**
 * The term that the letter gives for this sum: of several days the one whose sentence or row names it. The day of
 * another sum, or of something else, is never borrowed: the reader is then sent to the letter.
 */
export function payTerm(facts: LetterFacts): PayTerm {
  const first = dueTerm(facts, PAYING);
  const kinds = kindsOf(facts);
  const isKept = (term: Term) => !['others', 'no payment'].includes(kinds.get(term) ?? 'open');
  const own = facts.terms.filter((term) => isPaying(term) && kinds.get(term) === 'own');
  const isCertain = new Set(own.map(termPhrase)).size === 1;
  const term =
    isCertain && first !== undefined && kinds.get(first) !== 'own'
      ? own[0]
      : (dueTerm({ ...facts, terms: facts.terms.filter(isKept) }, PAYING) ?? demandTerm(facts));
  if (term !== undefined) return { term, words: ` – ${termPhrase(term)}` };
  const hasOthers = first !== undefined && [...kinds.values()].includes('others');
  return { term, words: hasOthers ? ' – termin: sprawdź w piśmie' : '' };
}

const isPaying = ({ what }: Term) => what === PAYING || what === INSTALMENT;

/** Which of the terms that could be meant are days of this sum. */
function kindsOf({ view, terms, financial }: LetterFacts): ReadonlyMap<Term, DayOfSum> {
  const sums = askedSums(financial);
  return new Map(
    terms
      .filter((term) => isPaying(term) || maybePaying.has(term.what))
      .map((term) => [term, dayOfSum(view, term, sums)]),
  );
}

/** "Wzywam do zapłaty … w terminie 7 dni od doręczenia upomnienia": read as the term of the whole demand. */
const demandTerm = ({ view, terms }: LetterFacts): Term | undefined =>
  terms.find((term) => term.what === 'spełnienie żądania' && isPaidBy(view, term));
