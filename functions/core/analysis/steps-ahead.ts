import { logger } from '#functions/platform/logger.ts';
import type { AnalysisStatus } from '#shared/domain/analysis-status.ts';
import { AppError } from '#shared/errors/app-error.ts';

import type { LetterOutcome } from './letter-outcome.ts';

type Step = IteratorResult<AnalysisStatus, LetterOutcome>;
type Steps = AsyncGenerator<AnalysisStatus, LetterOutcome>;

/** One step of a reading; the next one has begun already, unless this was the last. */
export type LinkedStep = {
  step: Step;
  next: Promise<LinkedStep> | undefined;
  /** Whether the next step is finished too. */
  isOvertaken: () => boolean;
};

/**
 * The steps of a reading that never waits for its consumer to save and show them: the first question is sent while
 * the first status is being written. After `signal` no further step begins.
 */
export async function stepsAhead(steps: Steps, signal: AbortSignal): Promise<LinkedStep> {
  const step = await nextStep(steps);
  const isLast = step.done === true || signal.aborted;
  const next = isLast ? undefined : stepsAhead(steps, signal);
  let isOvertaken = false;
  void next?.then(() => (isOvertaken = true));
  return { step, next, isOvertaken: () => isOvertaken };
}

/** Waits until no step is running any more. */
export async function lastStep(pending: Promise<LinkedStep>): Promise<void> {
  let { next } = await pending;
  while (next !== undefined) ({ next } = await next);
}

/** The next step; an error in it is an outcome of the run, otherwise the quota would wait for the settling job. */
async function nextStep(steps: Steps): Promise<Step> {
  try {
    return await steps.next();
  } catch (error) {
    if (!(error instanceof AppError)) logger.failure('analysis failed', error);
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    return { done: true, value: { kind: 'failed', code } };
  }
}
