import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { type Clause, clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';

/** A term with the words around it, all folded. */
export type TermPlace = {
  clause: Clause;
  before: string;
  /** The text before it, including the previous sentence. */
  lead: string;
  itself: string;
  after: string;
  /** The text after it, into the next sentence. */
  behind: string;
};

const AFTER = 200;
const BEFORE = 600;
const LEAD = 160;

/** The context of a term in the letter; text after a colon is read together with it. */
export function termPlace(view: LetterView, found: FoundTerm): TermPlace | undefined {
  const start = flowPosition(view, found.span.start);
  const end = flowPosition(view, found.span.end);
  const clause = clauseAt(view, start);
  if (clause === undefined) return undefined;
  const rest = view.spaced.slice(end, Math.max(end, clause.span.end));
  const next = view.spaced.slice(Math.max(end, clause.span.end)).trimStart();
  const isList = /^(?:[-–•*]|\d{1,2}[.)]|[a-z]\))\s/.test(next);
  const listed =
    isList &&
    (/:\s*$/.test(rest) || /:\s*$/.test(view.spaced.slice(clause.span.start, clause.span.end)));
  return {
    clause,
    before: view.spaced.slice(Math.max(clause.span.start, start - BEFORE), start),
    lead: view.spaced.slice(Math.max(0, start - LEAD), start),
    itself: view.spaced.slice(start, end),
    after: listed ? view.spaced.slice(end, end + AFTER) : rest.slice(0, AFTER),
    behind: view.spaced.slice(end, end + AFTER),
  };
}
