import type { VariantKey } from '#shared/domain/analysis-result.ts';
import { sayingsOf } from '#shared/letters/answering/replies/build-replies.ts';
import { familyFor } from '#shared/letters/answering/replies/family-for.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { sendingSteps } from './sending.ts';

/**
 * "Jak to wysłać" for each of the three replies to this letter, whoever wrote them: a model's variants go to
 * the same bodies as those of the rules.
 */
export function sendingOfReplies(facts: LetterFacts, today: string): Record<VariantKey, string[]> {
  const { family, kind } = familyFor(facts);
  const sayings = sayingsOf({ family, kind }, facts, today);
  return {
    variant_1_cooperative: sendingSteps(sayings.cooperative, kind, facts, today),
    variant_2_assertive: sendingSteps(sayings.assertive, kind, facts, today),
    variant_3_tactical_delay: sendingSteps(sayings.delay, kind, facts, today),
  };
}
