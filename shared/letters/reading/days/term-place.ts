import type { Term } from '#shared/domain/term.ts';
import { type Clause, clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { readableQuote, type Span } from '#shared/letters/text/text.ts';

type Quoted = Pick<Term, 'quote'>;

/** Where the words of a term stand in the running text; undefined where they are not the letter's own. */
export function placeOfTerm(view: LetterView, { quote }: Quoted): Span | undefined {
  const found = view.terms.find(({ span }) => readableQuote(view.source, span) === quote);
  return found === undefined
    ? undefined
    : {
        start: flowPosition(view, found.span.start),
        end: flowPosition(view, found.span.end),
      };
}

/** The sentence in which a term stands. */
export function clauseOfTerm(view: LetterView, term: Quoted): Clause | undefined {
  const place = placeOfTerm(view, term);
  return place === undefined ? undefined : clauseAt(view, place.start);
}
