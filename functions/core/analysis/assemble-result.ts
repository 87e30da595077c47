import {
  analysisResult,
  type AnalysisResult,
  type Classification,
  type FactEvidence,
  type ResultWarning,
} from '#shared/domain/analysis-result.ts';
import type { ActionPlanAnswer, ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { maskedCounts, unmask, type Masking } from '#shared/letters/masking.ts';
import { keepToLetter } from './keep-to-letter.ts';

/** Raised when prompts, masking or verification change what a result may say. */
const ENGINE_VERSION = '1.0';
/** Name of the deterministic engine that stands in for a model offline (design, section 6). */
const OFFLINE_MODEL = 'listownik-rules';

type Parts = {
  text: string;
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
  const { text, masking, facts, model } = parts;
  const replies = keepToLetter(unmask(parts.replies, masking), text);
  const plan = keepToLetter(unmask(parts.plan, masking), text);
  // Parsed, so that the stream shows exactly what the history will.
  return analysisResult.parse({
    classification: facts.classification,
    responseVariants: replies.value,
    actionPlan: plan.value,
    verification: facts.verification,
    warnings: onePerMessage([...facts.warnings, ...replies.warnings, ...plan.warnings]),
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
