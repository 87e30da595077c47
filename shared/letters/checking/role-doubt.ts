import type { FactEvidence } from '#shared/domain/analysis-result.ts';
import type { ChosenParty } from '#shared/letters/reading/parties/candidates.ts';
import { foldText } from '#shared/letters/text/text.ts';

export type Doubt = Pick<FactEvidence, 'certainty' | 'alternatives'>;

/**
 * How sure it is that a value has the role an answer gives it, by the rules' own reading of the letter:
 * as sure as they are where they agree, to be looked at where they read somebody else, and likely where
 * they read nobody.
 */
export function doubtOfRole(value: string, read: ChosenParty | null): Doubt {
  if (read === null) return { certainty: 'likely' };
  if (!isSame(value, read.name)) {
    return { certainty: 'check', alternatives: [{ value: read.name, quote: read.quote }] };
  }
  const { certainty, alternatives } = read.sureness;
  return alternatives.length === 0 ? { certainty } : { certainty, alternatives: [...alternatives] };
}

/** One holds the other, case, spaces and marks aside: a firm with its owner, an office with its town. */
function isSame(left: string, right: string): boolean {
  const [one, other] = [bare(left), bare(right)];
  return one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one));
}

const bare = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');
