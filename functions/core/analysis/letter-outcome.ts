import type { ModelOutcome } from '#functions/platform/model/ask-model.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { RefusalCode } from '#shared/domain/refusal.ts';
import type { ErrorCode } from '#shared/errors/error-catalogue.ts';

/** How the reading of a letter ends. */
export type LetterOutcome =
  | { kind: 'result'; result: AnalysisResult }
  | { kind: 'refused'; codes: RefusalCode[] }
  | { kind: 'failed'; code: ErrorCode };

/** A question to the model that brought no answer. */
export type Unanswered = Exclude<ModelOutcome<unknown>, { kind: 'answer' }>;

const failureCodes = {
  refused: 'MODEL_REFUSED',
  malformed: 'MODEL_UNAVAILABLE',
  unavailable: 'MODEL_UNAVAILABLE',
  timed_out: 'TIMED_OUT',
  aborted: 'TIMED_OUT',
} as const satisfies Record<Unanswered['kind'], ErrorCode>;

/** What the reader is told about it. */
export function unanswered(outcome: Unanswered): LetterOutcome {
  return { kind: 'failed', code: failureCodes[outcome.kind] };
}
