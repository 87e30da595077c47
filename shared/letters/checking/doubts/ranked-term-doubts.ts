import type { Term } from '#shared/domain/term.ts';
import { lengthInWords } from '#shared/letters/calendar/term-length.ts';
import type { ReadLetter } from '#shared/letters/reading/read-letter.ts';
import { likeliest, shareOfTerm } from '#shared/letters/reading/second-term/contested.ts';
import type { RankedTerm } from '#shared/letters/reading/second-term/ranked-terms.ts';
import { isSameTime } from '#shared/letters/reading/second-term/term-features.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

import type { Doubted } from './doubt.ts';

const DEADLINE = 'critical_dates.deadline';
const FIRST = 'critical_dates.terms.0';
/** Below which probability the trained model rejects the shown term, and doubts it beside another it is sure of. */
const REJECTED = 0.2;
const WEAK = 0.55;
const SURE = 0.75;
/** How sure it must be of a term where none is shown. */
const MISSED = 0.6;

/** The first term that only the trained model found, that it rejects, or beside which it is surer of another. */
export function rankedTermDoubts(
  terms: readonly Term[],
  { view, secondTerm: { taken, ranked } }: Pick<ReadLetter, 'view' | 'secondTerm'>,
): Doubted[] {
  const [first] = terms;
  const told = (others: readonly RankedTerm[]) =>
    others.map((other) => ({
      value: inWords(other),
      quote: readableQuote(view.source, other.span),
    }));
  if (first === undefined) {
    const missed = likeliest(ranked);
    if (missed === undefined || missed.share < MISSED) return [];
    return [{ fact: DEADLINE, reason: MAYBE_YOURS, alternatives: told([missed]) }];
  }
  if (taken !== null && isSameTime(taken, first)) return doubts(NOT_PLAIN, []);
  const held = shareOfTerm(first, ranked);
  if (held === undefined) return [];
  const other = likeliest(ranked.filter((one) => !isSameTime(one, first)));
  if (other !== undefined && held < WEAK && other.share >= SURE) {
    return doubts(ANOTHER, told([other]));
  }
  return held < REJECTED ? doubts(MAYBE_NOT_YOURS, []) : [];
}

const doubts = (reason: string, alternatives: Doubted['alternatives'] & object): Doubted[] =>
  [DEADLINE, FIRST].map((fact) => ({ fact, reason, alternatives }));

function inWords({ date, amount, unit }: RankedTerm): string {
  return date ?? (amount === null || unit === null ? '' : lengthInWords({ amount, unit }));
}

const NOT_PLAIN =
  'Pismo nie mówi wprost, że to termin dla Ciebie. Sprawdź w piśmie, czego dotyczy.';
const ANOTHER = 'W piśmie jest też inny termin, który może być Twój. Porównaj je z pismem.';
const MAYBE_NOT_YOURS = 'Sprawdź w piśmie, czy ten termin dotyczy Ciebie.';
const MAYBE_YOURS = 'Pismo podaje termin, ale nie wynika z niego jasno, czy jest Twój.';
