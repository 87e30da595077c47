import type { VariantKey } from '#shared/domain/analysis-result.ts';
import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import type { Recommended, Tone } from '#shared/letters/answering/replies/parts.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';

import { ifProof } from './recommending.ts';

type Recommendation = Pick<ReplyVariantsAnswer, 'recommended_variant' | 'recommendation_reasoning'>;

const keys = {
  cooperative: 'variant_1_cooperative',
  assertive: 'variant_2_assertive',
  delay: 'variant_3_tactical_delay',
} as const satisfies Record<string, VariantKey>;

/**
 * Which variant to prefer and why; a reader who disagrees learns which one fits. `isLate` when the remedy's
 * term is over, `isRestored` when the third variant then asks to restore it.
 */
export function recommendVariant(
  facts: LetterFacts,
  [tone, reason]: Recommended,
  { isLate = false, isRestored = false } = {},
): Recommendation {
  if (isRestored) return late(tone, reason);
  if (isLate && facts.remedy !== null && tone === 'assertive') return unrestored(facts.remedy.name);
  const until = isLate ? overPart(facts) : untilPart(facts);
  return {
    recommended_variant: keys[tone],
    recommendation_reasoning: `${reason}${until}`,
  };
}

/** After the term a plain remedy is rejected: a reader who is late without fault asks to restore the term. */
const late = (tone: Tone, reason: string): Recommendation => ({
  recommended_variant: keys[tone === 'assertive' ? 'delay' : tone],
  recommendation_reasoning:
    tone === 'assertive'
      ? `Według daty pisma termin najpewniej już minął. Jeżeli spóźnienie nie jest Twoją winą, wybierz wariant 3, a gdy pismo dotarło późno i termin trwa – wariant 2. Jeżeli się zgadzasz, wybierz wariant 1.`
      : `${reason.replace(ifProof, '')} Na zaskarżenie termin najpewniej już minął: bez Twojej winy w spóźnieniu pomoże tylko wariant 3.`,
});

/** Where nothing restores the term only a letter that came late leaves the remedy open. */
const unrestored = (remedy: string): Recommendation => ({
  recommended_variant: keys.cooperative,
  recommendation_reasoning: `Czas na ${accusativeOf(remedy)} najpewniej już minął. Jeżeli pismo dotarło późno i termin trwa, a nie zgadzasz się z nim, wybierz wariant 2. Jeżeli się zgadzasz albo termin minął, wybierz wariant 1.`,
});

const overPart = ({ remedy }: LetterFacts): string =>
  remedy === null ? '' : ` Czas na ${accusativeOf(remedy.name)} najpewniej już minął.`;

/** The remedy's own term, so that nobody reads a recommendation without its day. */
function untilPart({ remedy, terms }: LetterFacts): string {
  if (remedy === null) return '';
  const term = terms.find(({ what }) => what.includes(remedy.name));
  if (term === undefined) return '';
  return ` Czas na ${accusativeOf(remedy.name)}: ${termPhrase(term)}.`;
}
