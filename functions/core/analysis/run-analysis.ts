import { setTimeout as delay } from 'node:timers/promises';

import { TokenCount } from '#functions/core/operation/token-count.ts';
import type { Run } from '#functions/core/runs/run.ts';
import { saveProgress } from '#functions/core/runs/run-repository.ts';
import { warsawDay } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { modelMemory } from '#functions/platform/model/outcome.ts';
import { tokensOfRun, type TokenUsage } from '#functions/platform/model/usage.ts';
import { type AnalysisStatus, progressOf } from '#shared/domain/analysis-status.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import { type AnalysisContext, CLOSING_MS } from './analysis-context.ts';
import { analyzeLetter } from './analyze-letter.ts';
import { endRun } from './end-run.ts';
import type { LetterOutcome } from './letter-outcome.ts';

type Step = IteratorResult<AnalysisStatus, LetterOutcome>;
type Point = { status: AnalysisStatus; progress: number };

/**
 * Runs an analysis whose lease we hold, to its end. Each step and each tick is saved under the lease: a
 * refused save means that the run was cancelled or taken over, and stops it here. Returns false in that case,
 * true after the last event.
 */
export async function* runAnalysis(
  { run, text }: { run: Run; text: string },
  context: AnalysisContext,
): AsyncGenerator<AnalysisEvent, boolean> {
  const stop = new AbortController();
  const memory = modelMemory();
  const tokens = new TokenCount(run.userId, memory.usage, context.clock);
  const steps = analyzeLetter({
    text,
    today: warsawDay(context.clock()),
    budgetMs: Math.min(context.budgetMs, context.timeLeftMs() - CLOSING_MS),
    signal: stop.signal,
    model: { memory, ...context.model },
  });
  let point: Point = { status: 'processingFile', progress: progressOf.processingFile };
  let step = nextStep(steps);
  try {
    for (;;) {
      const [isOurs] = await Promise.all([stillOurs(run, point, context), tokens.carryOver()]);
      if (!isOurs) return false;
      yield eventAt(point);
      const taken = await within(step, context.tickMs);
      if (taken === undefined) point = creep(point);
      else if (taken.done === true) return yield* end(run, taken.value, context);
      else {
        point = { status: taken.value, progress: progressOf[taken.value] };
        step = nextStep(steps);
      }
    }
  } finally {
    stop.abort();
    await step; // interrupted calls count too
    await tokens.carryOver();
    tellTokens(run, memory.usage);
  }
}

/** Records what the model calls of the run consumed, however it ended. */
function tellTokens({ fileId }: Run, usage: TokenUsage): void {
  if (usage.calls === 0) return;
  logger.info('tokens of the run', { fileId, ...usage, all: tokensOfRun(usage) });
}

async function* end(
  run: Run,
  outcome: LetterOutcome,
  { clock }: AnalysisContext,
): AsyncGenerator<AnalysisEvent, boolean> {
  const last = await endRun(run, outcome, clock);
  if (last !== undefined) yield last;
  return last !== undefined;
}

/** The next step; an error in it is an outcome of the run, otherwise the quota would wait for the settling job. */
async function nextStep(steps: AsyncGenerator<AnalysisStatus, LetterOutcome>): Promise<Step> {
  try {
    return await steps.next();
  } catch (error) {
    if (!(error instanceof AppError)) logger.failure('analysis failed', error);
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    return { done: true, value: { kind: 'failed', code } };
  }
}

/** Renews the lease. A short outage of the table does no harm while the lease lasts. */
async function stillOurs(run: Run, point: Point, { clock }: AnalysisContext): Promise<boolean> {
  try {
    return (await saveProgress(run, point, clock())) !== undefined;
  } catch (error) {
    logger.failure('progress not saved', error, { fileId: run.fileId });
    return true;
  }
}

async function within<T>(pending: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const timer = new AbortController();
  const late = delay(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([pending, late]);
  } finally {
    timer.abort();
  }
}

const ceilings: Partial<Record<AnalysisStatus, number>> = {
  processingFile: progressOf.validating,
  validating: progressOf.classifying,
  classifying: progressOf.generatingResponses,
  generatingResponses: progressOf.creatingPlan,
  creatingPlan: progressOf.completed,
};

/** Moves a little closer to the next status without reaching it, so that the user sees progress. */
function creep({ status, progress }: Point): Point {
  const ceiling = (ceilings[status] ?? progress) - 2;
  const step = Math.max(0, Math.min(Math.ceil((ceiling - progress) * 0.12), ceiling - progress));
  return { status, progress: progress + step };
}

function eventAt({ status, progress }: Point): AnalysisEvent {
  return { status, progress, result: null, error: null };
}
