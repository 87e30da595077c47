import { asksInTerm } from '#shared/letters/answering/asked-steps.ts';
import { isConditional } from '#shared/letters/reading/clauses/calls/call-conditions.ts';
import { clauseOfTerm } from '#shared/letters/reading/days/term-place.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import type { Question } from './questions.ts';

/** "Może Pani przesłać uwagi do 5 maja": nobody has to. */
const onlyAllowed =
  /\b(?:mo(?:ze|ga) (?:pan\w*|panstwo)|(?:pan\w*|panstwo) mo(?:ze|ga)|mozna|przysluguj|ma pan\w* prawo)\b/;

/** Terms that are told as a bill or as a remedy. */
const toldElsewhere = /^zapłata|wniesienie|reklamacj/;

/** Whether a sentence of the letter asks every reader for an act within a term, whatever the kind of letter says. */
export const asksWithinTerm: Question = oncePer(({ view, terms }: Parameters<Question>[0]) =>
  terms.some((term) => {
    if (toldElsewhere.test(term.what)) return false;
    const clause = clauseOfTerm(view, term);
    return (
      clause?.part === 'operative' &&
      asksInTerm(clause.text) &&
      !onlyAllowed.test(clause.text) &&
      !isConditional(view, clause)
    );
  }),
);
