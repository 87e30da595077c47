import { askModel } from '#functions/platform/model/ask-model.ts';
import type { ModelOptions, ModelOutcome } from '#functions/platform/model/outcome.ts';
import { type ClassificationOnWire, modelAnswers } from '#shared/domain/model-answers.ts';
import { wrapLetter } from '#shared/domain/prompt-envelope.ts';
import { groundedAnswer } from '#shared/letters/checking/grounded-answer.ts';
import {
  type ComparedReadings,
  compareReadings,
} from '#shared/letters/checking/readings/compare-readings.ts';
import { placedAnswer } from '#shared/letters/checking/readings/placed-answer.ts';
import { type LetterPlace, placesInWords } from '#shared/letters/checking/readings/places.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import type { Masking } from '#shared/letters/people/masking.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import { restoredClassification } from './masking/restored-answers.ts';
import { OFFLINE_MODEL } from './offline-model.ts';
import { onceSent } from './once-sent.ts';
import { classificationPrompt } from './prompts/classification-prompt.ts';
import { classifyByRules } from './rules-reading.ts';

export type Classified = {
  outcome: ModelOutcome<ClassificationOnWire>;
  facts: ComparedReadings;
};

type Asked = {
  letter: Letter;
  masking: Masking;
  places: readonly LetterPlace[] | undefined;
  today: string;
  nonce: string;
  budgetMs: number;
  signal: AbortSignal;
  model: ModelOptions;
};

/**
 * The letter's facts: the rules read first and show the model their places; its answer is checked against the
 * letter and the rules' own reading. Only the rules' facts when no model described the letter.
 */
export async function classifyLetter(asked: Asked): Promise<Classified> {
  const { masking, places, today, nonce, budgetMs, signal, model } = asked;
  if (places === undefined) {
    const tooLong = { kind: 'unavailable', fault: 'too_long' } as const;
    return { outcome: tooLong, facts: { ...(await readByRules(asked)), differences: [] } };
  }
  const user = wrapLetter({ text: masking.text, today, nonce, places: placesInWords(places) });
  const asking = askModel<ClassificationOnWire>(
    {
      ...{ name: 'classification', schema: modelAnswers.classification, user, budgetMs, signal },
      system: classificationPrompt,
      fault: emptyFields,
    },
    model,
  );
  const [outcome, rules] = await Promise.all([asking, onceSent(() => readByRules(asked))]);
  return { outcome, facts: compared(outcome, places, rules, asked) };
}

async function readByRules({ letter, today }: Asked) {
  return verifyClassification(await classifyByRules(letter, today), letter, today);
}

function compared(
  outcome: ModelOutcome<ClassificationOnWire>,
  places: readonly LetterPlace[],
  rules: Awaited<ReturnType<typeof readByRules>>,
  { letter, masking, today }: Asked,
): ComparedReadings {
  if (outcome.kind !== 'answer') return { ...rules, differences: [] };
  const answer = restoredClassification(placedAnswer(outcome.value, places), masking);
  // Without a model there is nothing to compare: the rules are one reading, not two.
  if (outcome.model === OFFLINE_MODEL) {
    return { ...verifyClassification(answer, letter, today), differences: [] };
  }
  const model = verifyClassification(groundedAnswer(answer, letter), letter, today);
  return compareReadings(model, rules, letter, today);
}

/** A description without these fields does not count. */
function emptyFields({ title, type_label, meaning }: ClassificationOnWire): string | undefined {
  const isEmpty = [title, type_label, meaning].some((text) => text.trim() === '');
  return isEmpty ? 'Pola title, type_label i meaning nie mogą być puste.' : undefined;
}
