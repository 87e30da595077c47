import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { stemOf } from '#shared/letters/reading/remedy-names.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { alignQuote } from './evidence.ts';

/** A single word of a letter proves no duty. */
const LEAST_WORDS = 2;

/**
 * A model's answer without what no sentence of the letter carries: a duty with no quote of the letter is
 * no duty, and a remedy that neither the letter nor the book names is none. Days, sums and names are
 * held to the letter one by one (`verifyClassification`).
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
