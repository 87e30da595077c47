import type { Classification, FactEvidence } from '#shared/domain/analysis-result.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import type { Doubted } from './doubt.ts';
import { kindDoubts } from './kind-doubt.ts';
import { levelDoubts } from './level-doubts.ts';
import { partyDoubts } from './party-doubts.ts';
import { rankedTermDoubts } from './ranked-term-doubts.ts';
import { sumDoubts } from './sum-doubts.ts';
import { termDoubts } from './term-doubts.ts';

/**
 * The status of each fact with its sureness: below `certain` when a second way of reading the letter gives
 * something else, when the letter names something that was not used, or when it has few words.
 */
export function withDoubts(
  evidence: readonly FactEvidence[],
  classification: Classification,
  letter: Letter,
): FactEvidence[] {
  const hasRemedy = (classification.remedy ?? null) !== null;
  const isQuoted = evidence.some(({ fact, quote }) => fact === 'remedy.name' && quote !== null);
  const doubts = [
    ...kindDoubts(letter, hasRemedy && !isQuoted),
    ...levelDoubts(classification),
    ...partyDoubts(classification, letter),
    ...doubtsOfTerms(classification, letter),
    ...sumDoubts(classification, letter),
  ];
  const byFact = new Map(evidence.map((one) => [one.fact, one]));
  for (const doubt of doubts) byFact.set(doubt.fact, doubted(byFact.get(doubt.fact), doubt));
  return [...byFact.values()].map((one) => ({ certainty: certaintyOf(one), ...one }));
}

/** The trained model is asked only about terms that the letter itself leaves in no doubt. */
function doubtsOfTerms(classification: Classification, letter: Letter): Doubted[] {
  const told = termDoubts(classification, letter);
  if (told.length > 0) return told;
  return rankedTermDoubts(classification.critical_dates.terms ?? [], readLetter(letter));
}

/** A fact without doubts is as sure as its words in the letter. */
function certaintyOf({ status }: FactEvidence): NonNullable<FactEvidence['certainty']> {
  if (status === 'confirmed') return 'certain';
  return status === 'conflicting' ? 'check' : 'likely';
}

/** A fact that already has a doubt keeps its reason. */
function doubted(
  known: FactEvidence | undefined,
  { fact, reason, alternatives = [] }: Doubted,
): FactEvidence {
  const others = [...(known?.alternatives ?? []), ...alternatives];
  const isKnown = known?.certainty === 'check' || known?.status === 'conflicting';
  return {
    ...(known ?? { fact, status: 'unconfirmed', quote: null }),
    reason: isKnown ? known.reason : reason,
    certainty: 'check',
    ...(others.length === 0 ? {} : { alternatives: others }),
  };
}
