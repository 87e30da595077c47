import { type RandomId, randomId } from '#functions/platform/ids.ts';
import { askModel } from '#functions/platform/model/ask-model.ts';
import {
  modelMemory,
  type ModelOptions,
  type ModelOutcome,
} from '#functions/platform/model/outcome.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';
import { type ClassificationAnswer, modelAnswers } from '#shared/domain/model-answers.ts';
import { wrapLetter } from '#shared/domain/prompt-envelope.ts';
import { groundedAnswer } from '#shared/letters/checking/grounded-answer.ts';
import { doubtPartlyRead } from '#shared/letters/checking/partly-read.ts';
import { compareReadings } from '#shared/letters/checking/readings/compare-readings.ts';
import {
  type VerifiedClassification,
  verifyClassification,
} from '#shared/letters/checking/verify.ts';
import { checkQuality } from '#shared/letters/intake/quality.ts';
import { type Masking, maskLetter } from '#shared/letters/people/masking.ts';
import { isSuspectedFraud } from '#shared/letters/reading/scam.ts';
import { type Letter, openLetter } from '#shared/letters/text/letter.ts';

import { askParts } from './ask-parts.ts';
import { assembleResult } from './assemble-result.ts';
import { aborted, type LetterOutcome, rulesOnlyWarning } from './letter-outcome.ts';
import { collectParts, type LetterParts, partsByRules } from './letter-parts.ts';
import { OFFLINE_MODEL } from './offline-model.ts';
import { classificationPrompt } from './prompts/classification-prompt.ts';
import { replyFaults } from './reply-faults.ts';
import { restoredClassification } from './restored-answers.ts';
import { answerByRules, classifyByRules } from './rules-reading.ts';

export type LetterReading = {
  text: string;
  /** ISO day in Europe/Warsaw. */
  today: string;
  /** Milliseconds for everything. */
  budgetMs: number;
  signal: AbortSignal;
  now?: () => number;
  nonce?: RandomId;
  model?: ModelOptions;
};

/** Share of the budget the first call may take, so that the letters-long answers get the rest. */
const CLASSIFICATION_SHARE = 0.6;

/**
 * Reads one letter (design, section 3): yields each status it enters, in the specified order, and
 * returns the result or why there is none. Nothing is stored; the letter leaves only masked. The rules
 * answer for each part that no model delivers.
 */
export async function* analyzeLetter(
  reading: LetterReading,
): AsyncGenerator<AnalysisStatus, LetterOutcome> {
  const { today, signal, nonce = randomId, now = () => performance.now() } = reading;
  const started = now();
  const left = () => reading.budgetMs - (now() - started);
  const model = { memory: modelMemory(), ...reading.model };

  yield 'validating';
  const letter = openLetter(reading.text);
  // Frauds come in two lines and cut off: a suspected one is told before its quality is judged.
  const codes = isSuspectedFraud(letter) ? [] : checkQuality(letter);
  if (codes.length > 0) return { kind: 'refused', codes };

  yield 'classifying';
  const masking = maskLetter(letter);
  const shareMs = left() * CLASSIFICATION_SHARE;
  const classified = await askClassification({ ...reading, model }, masking, shareMs);
  if (classified.kind === 'aborted') return aborted;
  const facts = doubtPartlyRead(await checked(classified, letter, masking, today), letter);
  const { classification: verified } = facts;

  yield 'generatingResponses';
  const rules = await answerByRules(letter, verified, today);
  const answered = { letter, facts: verified, masking, today };
  const asked =
    classified.kind === 'answer'
      ? askParts({
          ...{ masking, verified, today, signal, model, nonce: nonce(), budgetMs: left() },
          faultOf: (variant, reply) => replyFaults(variant, reply, answered),
        })
      : undefined;
  await Promise.all(Object.values(asked?.replies ?? {}));

  yield 'creatingPlan';
  const parts: LetterParts | 'aborted' =
    asked === undefined ? partsByRules(rules) : await collectParts(asked, rules);
  if (parts === 'aborted') return aborted;

  const result = assembleResult({
    ...{ letter, today, masking, rules, parts },
    facts:
      classified.kind === 'answer'
        ? facts
        : { ...facts, warnings: [rulesOnlyWarning(classified), ...facts.warnings] },
    model: classified.kind === 'answer' ? classified.model : OFFLINE_MODEL,
    durationMs: Math.round(now() - started),
  });
  return { kind: 'result', result };
}

/** The letter's facts, held to the letter and to the rules' own reading; the rules' where no model described it. */
async function checked(
  classified: ModelOutcome<ClassificationAnswer>,
  letter: Letter,
  masking: Masking,
  today: string,
): Promise<VerifiedClassification> {
  if (classified.kind !== 'answer') {
    return verifyClassification(await classifyByRules(letter), letter, today);
  }
  const answer = restoredClassification(classified.value, masking);
  // The rules beside themselves are one reading, not two.
  if (classified.model === OFFLINE_MODEL) return verifyClassification(answer, letter, today);
  const grounded = groundedAnswer(answer, letter);
  const rules = verifyClassification(await classifyByRules(letter), letter, today);
  return compareReadings(verifyClassification(grounded, letter, today), rules, letter, today);
}

function askClassification(reading: LetterReading, masking: Masking, budgetMs: number) {
  const { today, signal, nonce = randomId } = reading;
  return askModel(
    {
      name: 'classification',
      schema: modelAnswers.classification,
      system: classificationPrompt,
      user: wrapLetter({ text: masking.text, today, nonce: nonce() }),
      budgetMs,
      signal,
      fault: emptyFields,
    },
    reading.model,
  );
}

/** A description without these is none. */
function emptyFields({ title, type_label, meaning }: ClassificationAnswer): string | undefined {
  const isEmpty = [title, type_label, meaning].some((text) => text.trim() === '');
  return isEmpty ? 'Pola title, type_label i meaning nie mogą być puste.' : undefined;
}
