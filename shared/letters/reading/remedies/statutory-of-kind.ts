import type { Term } from '#shared/domain/term.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { RemedyAnswer } from '#shared/letters/reading/remedy.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

import { statutoryIssuers } from './by-law.ts';
import { givenTerm } from './given-term.ts';

/** Starts that are not the letter's delivery: the term ran before, or will run later. */
const elsewhereStarted: ReadonlySet<string> = new Set(['completion', 'finality', 'announcement']);

/** The table's term, for a letter whose own instruction gives none. */
export function statutoryTerm(
  view: LetterView,
  type: DocumentType,
  remedy: RemedyAnswer | null,
  asksForReasons: boolean,
): Term | undefined {
  const term = type.remedy?.term;
  if (remedy === null || term === undefined || term === null) return undefined;
  if (!statutoryIssuers.has(type.issuer) || remedy.name !== type.remedy?.name) return undefined;
  if (elsewhereStarted.has(type.remedy.start) || asksForReasons) return undefined;
  const law: Term = {
    kind: 'from_delivery',
    date: null,
    amount: term.amount,
    unit: term.unit,
    what: `${remedy.name} – wniesienie`,
    quote: null,
    legal_basis: remedy.legal_basis,
  };
  const given = givenTerm(view, remedy, law);
  if (given === undefined)
    return { ...law, what: `${law.what} (termin ustawowy, pismo go nie podaje)` };
  const { kind, amount, unit, span } = given;
  if (kind === 'other')
    return { ...law, what: `${law.what} (termin ustawowy; od kiedy biegnie, mówi pouczenie)` };
  return { ...law, amount, unit, quote: readableQuote(view.source, span) };
}
