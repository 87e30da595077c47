import type { FactEvidence } from '#shared/domain/analysis-result.ts';

type Certainty = NonNullable<FactEvidence['certainty']>;
export type Alternative = NonNullable<FactEvidence['alternatives']>[number];

/** How sure a reading is; below `certain` the reader is asked to check, and sees the alternative. */
export type Sureness = { certainty: Certainty; alternatives: readonly Alternative[] };

/** Stated by the letter explicitly, without an alternative. */
export const certain: Sureness = { certainty: 'certain', alternatives: [] };

/** Follows from the letter's words by a rule that other letters may break. */
export const likely: Sureness = { certainty: 'likely', alternatives: [] };

/** Two ways of reading differ: the reader looks at both places. */
export function check(alternatives: readonly Alternative[]): Sureness {
  return { certainty: 'check', alternatives };
}
