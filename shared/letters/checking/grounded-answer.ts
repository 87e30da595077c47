import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { stemOf } from '#shared/letters/reading/remedy-names.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { alignQuote } from './evidence.ts';

/** A single word of a letter proves no duty. */
const LEAST_WORDS = 2;

/**
 * A model's answer without items that no sentence of the letter supports: a duty without a quote from the
 * letter is dropped, and so is a remedy that neither the letter nor the law names. `verifyClassification`
 * checks days, sums and names one by one.
 */
export function groundedAnswer(answer: ClassificationAnswer, letter: Letter): ClassificationAnswer {
  return {
    ...answer,
    required_actions: answer.required_actions.filter(({ quote }) => isSaid(quote, letter)),
    remedy: groundedRemedy(answer.remedy, letter),
  };
}

function isSaid(quote: string | null, letter: Letter): boolean {
  if (quote === null || quote.trim().split(/\s+/).length < LEAST_WORDS) return false;
  return alignQuote(quote, letter.flow) !== undefined;
}

type Remedy = ClassificationAnswer['remedy'];

function groundedRemedy(remedy: Remedy, letter: Letter): Remedy {
  if (remedy === null) return null;
  const stem = new RegExp(stemOf(remedy.name));
  const { remedy: rules, type } = readLetter(letter);
  const known = [rules?.name, type.remedy?.name].some(
    (name) => name !== undefined && stem.test(foldText(name)),
  );
  const quoted = remedy.quote !== null && stem.test(foldText(remedy.quote));
  return known || (quoted && isSaid(remedy.quote, letter)) ? remedy : null;
}
