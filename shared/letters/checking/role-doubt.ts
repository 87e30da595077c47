import type { FactEvidence } from '#shared/domain/analysis-result.ts';
import type { ChosenParty } from '#shared/letters/reading/parties/candidates.ts';
import { foldText } from '#shared/letters/text/text.ts';

export type Doubt = Pick<FactEvidence, 'certainty' | 'alternatives'>;

/**
 * How sure it is that a value has the role an answer gives it, by the rules' own reading of the letter: as
 * sure as the rules when they agree, to be checked when they read somebody else, and likely when they read
 * nobody.
 */
export function doubtOfRole(value: string, read: ChosenParty | null): Doubt {
  if (read === null) return { certainty: 'likely' };
  if (!isSame(value, read.name)) {
    return { certainty: 'check', alternatives: [{ value: read.name, quote: read.quote }] };
  }
  const { certainty, alternatives } = read.sureness;
  return alternatives.length === 0 ? { certainty } : { certainty, alternatives: [...alternatives] };
}

/** One contains the other, ignoring case, spaces and marks: a firm with its owner, an office with its town. */
function isSame(left: string, right: string): boolean {
  const [one, other] = [bare(left), bare(right)];
  return one.length > 2 && other.length > 2 && (one.includes(other) || other.includes(one));
}

const bare = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');
