import { remask } from '#functions/core/analysis/masking/remask.ts';
import { secondLookPrompt } from '#functions/core/analysis/prompts/second-look-prompt.ts';
import { askModel } from '#functions/platform/model/ask-model.ts';
import type { ModelOptions } from '#functions/platform/model/outcome.ts';
import { secondLookAnswer } from '#shared/domain/model-answers.ts';
import { wrapLetter } from '#shared/domain/prompt-envelope.ts';
import type { ComparedReadings } from '#shared/letters/checking/readings/compare-readings.ts';
import { secondLookAt, settledBy } from '#shared/letters/checking/readings/settle.ts';
import type { Masking } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

type Look = {
  letter: Letter;
  masking: Masking;
  today: string;
  nonce: string;
  /** Milliseconds until the whole analysis has to be done. */
  leftMs: number;
  signal: AbortSignal;
  /** The model whose reading differs from that of the rules. */
  reader: string;
  model: ModelOptions;
};

/** The answers are short; a longer wait would take time from the replies. */
const LONGEST_MS = 12_000;
const SHARE = 0.4;

/**
 * Asks another model only about the fields on which the two readings differ. A letter that addresses machines
 * is not asked about again: the rules' reading stays.
 */
export async function secondLook(
  facts: ComparedReadings,
  look: Look,
): Promise<{ facts: ComparedReadings; isOverturned: boolean }> {
  const { letter, masking, today, nonce, leftMs, signal, reader, model } = look;
  const questions = secondLookAt(facts.differences);
  if (questions.length === 0 || letter.hidesWords) return { facts, isOverturned: false };
  const classification = remask(questions, masking);
  const answer = await askModel(
    {
      name: 'second_look',
      schema: secondLookAnswer,
      system: secondLookPrompt,
      user: wrapLetter({ text: masking.text, today, nonce, classification }),
      budgetMs: Math.min(LONGEST_MS, leftMs * SHARE),
      signal,
      not: reader,
    },
    model,
  );
  if (answer.kind !== 'answer') return { facts, isOverturned: false };
  return settledBy(facts, putBack(answer.value.answers, masking), letter);
}
