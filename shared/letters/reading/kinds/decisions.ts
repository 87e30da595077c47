import type { KnownType } from '#shared/letters/catalogue/all-document-types.ts';
import { deniesDeciding } from '#shared/letters/reading/clauses/deciding.ts';
import { hasOutcome } from '#shared/letters/reading/clauses/outcome.ts';
import { isAuthority } from '#shared/letters/reading/clauses/senders.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { zonesOf } from '#shared/letters/reading/recognition-zones.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { LearnedKind } from './learned-kinds-of.ts';

/** From this probability on, all words together show a decision, though no sentence of it was read. */
const LIKELY = 0.5;
/** Below this probability a letter without an authority's name is no authority's decision. */
const POSSIBLE = 0.05;

/** Headings of letters that decide. */
const decidingTitle = wordPattern([
  'decyzj*',
  'orzeczeni*',
  'postanowieni*',
  'rozstrzygnieci*',
  'odmow*',
  'nakaz*',
]);

/**
 * Whether the letter may be a decision: it says so in its heading, a sentence of it decides, or all its words together
 * look like one. The subject of a visit or a notice ("zasiłek okresowy", "koszty leczenia") makes no decision, and
 * neither does a shop that calls its answer one, nor a letter that says it is none.
 */
export function mayDecide(view: LetterView, likely: readonly LearnedKind[]): boolean {
  if (deniesDeciding(view)) return false;
  const probability = likely
    .filter(({ code }) => isDecision(code))
    .reduce((sum, one) => sum + one.probability, 0);
  if (probability >= LIKELY) return true;
  if (!decidingTitle.test(zonesOf(view).title) && !hasOutcome(view)) return false;
  return probability >= POSSIBLE || isAuthority(view);
}

/** Whether letters of the kind decide nothing. */
export const decidesNot = ({ type }: { type: KnownType }): boolean => !isDecision(type.code);

const isDecision = (code: string) => code.startsWith('decyzja');
