import type { FoundDate } from '#shared/letters/calendar/dates.ts';
import { type Clause, clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import {
  isWithdrawnDay,
  namesWithdrawn,
} from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import type { Person } from '#shared/letters/reading/clauses/person-words.ts';
import { isForOthers } from '#shared/letters/reading/clauses/persons.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';

import { isCalledOff } from './called-off.ts';

const BELOW = 110;
const wasSet = /\b(?:wyznaczon|zaplanowan|umowion|ustalon)\w*[^.;]{0,30}$/;
const offBelow =
  /^(?:[^.;]|\.(?! [a-z]{4})){0,60}\b(?:zosta\w+ (?:odwolan|zniesion)\w*|nie odbedzie sie)/;

export type Reading = {
  view: LetterView;
  role: Person | undefined;
  documentDate: string | null;
};

/** The clause of a day after the letter's own, unless the day is called off, a statute's or somebody else's. */
export function clauseAhead(
  { view, role, documentDate }: Reading,
  { iso, role: part, span }: FoundDate,
): Clause | undefined {
  if (documentDate !== null && iso <= documentDate) return undefined;
  // A day behind the letter's own is no date of issue of this letter, whatever its words look like.
  if (part === 'statute' || (part === 'issued' && documentDate === null)) return undefined;
  const at = flowPosition(view, span.start);
  const clause = clauseAt(view, at);
  if (clause === undefined || clause.part === 'privacy' || isForOthers(clause, role)) {
    return undefined;
  }
  if (namesWithdrawn(view, clause) || isWithdrawnDay(view, iso)) return undefined;
  const around = view.spaced.slice(clause.span.start, clause.span.end);
  // "wyznaczona na dzień / 21 października, godz. 11:30, sala 114 / ZOSTAŁA ODWOŁANA": the verb may stand on a line below.
  const below = view.spaced.slice(at, at + BELOW);
  if (wasSet.test(view.spaced.slice(Math.max(0, at - BELOW), at)) && offBelow.test(below)) {
    return undefined;
  }
  return isCalledOff(around, at - clause.span.start) ? undefined : clause;
}
