import { type RandomId, randomId } from '#functions/platform/ids.ts';
import { askModel, type ModelOptions, type ModelOutcome } from '#functions/platform/model/ask-model.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';
import { modelAnswers } from '#shared/domain/model-answers.ts';
import { wrapLetter } from '#shared/domain/prompt-envelope.ts';
import { verifyClassification } from '#shared/letters/checking/verify.ts';
import { checkQuality } from '#shared/letters/intake/quality.ts';
import { type Masking, maskLetter } from '#shared/letters/people/masking.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { assembleResult } from './assemble-result.ts';
import { type LetterOutcome, type Unanswered, unanswered } from './letter-outcome.ts';
import { classificationPrompt } from './prompts/classification-prompt.ts';
import { planPrompt } from './prompts/plan-prompt.ts';
import { repliesPrompt } from './prompts/replies-prompt.ts';
import { remask } from './remask.ts';
import { restoredClassification } from './restored-answers.ts';
import { answerByRules } from './rules-reading.ts';

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

/** Share of the budget the first call may take, so that the two letters-long answers get the rest. */
const CLASSIFICATION_SHARE = 0.6;

/**
 * Reads one letter (design, section 3): yields each status it enters, in the specified order, and
 * returns the result or why there is none. Nothing is stored; the letter leaves only masked.
 */
export async function* analyzeLetter(
  reading: LetterReading,
): AsyncGenerator<AnalysisStatus, LetterOutcome> {
  const { today, now = () => performance.now() } = reading;
  const started = now();
  const left = () => reading.budgetMs - (now() - started);

  yield 'validating';
  const letter = openLetter(reading.text);
  const codes = checkQuality(letter);
  if (codes.length > 0) return { kind: 'refused', codes };

  yield 'classifying';
  const masking = maskLetter(letter);
  const classified = await askClassification(reading, masking, left() * CLASSIFICATION_SHARE);
  if (classified.kind !== 'answer') return unanswered(classified);
  const facts = verifyClassification(
    restoredClassification(classified.value, masking),
    letter,
    today,
  );

  yield 'generatingResponses';
  const [replies, plan] = askRepliesAndPlan(reading, masking, facts.classification, left());
  const replied = await replies;
  if (replied.kind !== 'answer') return unanswered(await causeOf(replied, plan));

  yield 'creatingPlan';
  const planned = await plan;
  if (planned.kind !== 'answer') return unanswered(planned);

  const result = assembleResult({
    letter,
    today,
    masking,
    facts,
    rules: await answerByRules(letter, facts.classification, today),
    replies: replied.value,
    plan: planned.value,
    model: classified.model,
    durationMs: Math.round(now() - started),
  });
  return { kind: 'result', result };
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
    },
    reading.model,
  );
}

/** The two later calls need only the classification, so they are made at the same time; the first failure ends both. */
function askRepliesAndPlan(
  reading: LetterReading,
  masking: Masking,
  verified: Classification,
  budgetMs: number,
) {
  const { today, nonce = randomId } = reading;
  const pair = new AbortController();
  const signal = AbortSignal.any([reading.signal, pair.signal]);
  const user = wrapLetter({
    text: masking.text,
    today,
    nonce: nonce(),
    classification: remask(verified, masking),
  });
  const replies = askModel(
    {
      name: 'reply_variants',
      schema: modelAnswers.reply_variants,
      system: repliesPrompt,
      user,
      budgetMs,
      signal,
    },
    reading.model,
  );
  const plan = askModel(
    {
      name: 'action_plan',
      schema: modelAnswers.action_plan,
      system: planPrompt,
      user,
      budgetMs,
      signal,
    },
    reading.model,
  );
  const both = [endingBoth(replies, pair), endingBoth(plan, pair)] as const;
  both[1].catch(() => undefined); // awaited second: until then nobody would hear its rejection
  return both;
}

async function endingBoth<T>(
  question: Promise<ModelOutcome<T>>,
  pair: AbortController,
): Promise<ModelOutcome<T>> {
  const outcome = await question;
  if (outcome.kind !== 'answer') pair.abort();
  return outcome;
}

/** Replies that were only aborted ended because of the plan. */
async function causeOf(replied: Unanswered, plan: Promise<ModelOutcome<unknown>>) {
  if (replied.kind !== 'aborted') return replied;
  const planned = await plan;
  return planned.kind === 'answer' ? replied : planned;
}
