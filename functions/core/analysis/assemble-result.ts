import {
  type AnalysisResult,
  analysisResult,
  type Classification,
  type FactEvidence,
  type ResultWarning,
} from '#shared/domain/analysis-result.ts';
import type { ActionPlanAnswer, ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { maskedCounts, type Masking, unmask } from '#shared/letters/people/masking.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import { keepToLetter } from './keep-to-letter.ts';

/** Raised when prompts, masking or verification change what a result may say. */
const ENGINE_VERSION = '1.0';
/** Name of the deterministic engine that stands in for a model offline (design, section 6). */
const OFFLINE_MODEL = 'listownik-rules';

type Parts = {
  letter: Letter;
  masking: Masking;
  facts: {
    classification: Classification;
    verification: FactEvidence[];
    warnings: ResultWarning[];
  };
  replies: ReplyVariantsAnswer;
  plan: ActionPlanAnswer;
  model: string;
  durationMs: number;
};

/** The result as it is stored and shown, with the personal data put back and the foreign facts taken out. */
export function assembleResult(parts: Parts): AnalysisResult {
  const { masking, facts, model } = parts;
  const { honest } = parts.letter;
  const replies = keepToLetter(unmask(parts.replies, masking), honest);
  const plan = keepToLetter(unmask(parts.plan, masking), honest);
  const told = keepToLetter(facts.classification, honest);
  // The account was held against the letter digit by digit and may be a misread one put right.
  const { bank_account } = facts.classification.financial_obligations;
  // Parsed, so that the stream shows exactly what the history will.
  return analysisResult.parse({
    classification: {
      ...told.value,
      financial_obligations: { ...told.value.financial_obligations, bank_account },
    },
    responseVariants: replies.value,
    actionPlan: plan.value,
    verification: facts.verification,
    warnings: onePerMessage([
      ...facts.warnings,
      ...told.warnings,
      ...replies.warnings,
      ...plan.warnings,
    ]),
    meta: {
      model,
      engine_version: ENGINE_VERSION,
      offline_engine: model === OFFLINE_MODEL,
      duration_ms: parts.durationMs,
      masked: maskedCounts(masking),
      sent_text: masking.text,
    },
  });
}

function onePerMessage(warnings: readonly ResultWarning[]): ResultWarning[] {
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}
