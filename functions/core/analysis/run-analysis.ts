import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

import { TokenCount } from '#functions/core/operation/token-count.ts';
import type { Run } from '#functions/core/runs/run.ts';
import { saveProgress } from '#functions/core/runs/run-repository.ts';
import { warsawDay } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { modelMemory } from '#functions/platform/model/outcome.ts';
import { tokensOfRun, type TokenUsage } from '#functions/platform/model/usage.ts';
import { type AnalysisStatus, progressOf } from '#shared/domain/analysis-status.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import { type AnalysisContext, CLOSING_MS } from './analysis-context.ts';
import { analyzeLetter } from './analyze-letter.ts';
import { endRun } from './end-run.ts';
import type { LetterOutcome } from './letter-outcome.ts';
import type { OpenedRun } from './open-analysis.ts';
import { lastStep, stepsAhead } from './steps-ahead.ts';

type Point = { status: AnalysisStatus; progress: number };

/**
 * Runs an analysis whose lease we hold, to its end. The reading runs ahead; each status at which it stays and
 * each tick is saved under the lease: a refused save means that the run was cancelled or taken over, and stops
 * it here. Returns false in that case, true after the last event.
 */
export async function* runAnalysis(
  { run, text, prepared }: OpenedRun,
  context: AnalysisContext,
): AsyncGenerator<AnalysisEvent, boolean> {
  const stop = new AbortController();
  const memory = modelMemory();
  const tokens = new TokenCount(run.userId, memory.usage, context.clock);
  const steps = analyzeLetter({
    text,
    ...(prepared === undefined ? {} : { prepared }),
    today: warsawDay(context.clock()),
    budgetMs: Math.min(context.budgetMs, context.timeLeftMs() - CLOSING_MS),
    signal: stop.signal,
    model: { memory, ...context.model },
  });
  let point: Point = { status: 'processingFile', progress: progressOf.processingFile };
  let pending = stepsAhead(steps, stop.signal);
  try {
    yield eventAt(point); // the claim has just saved it
    for (;;) {
      const taken = await within(pending, context.tickMs);
      if (taken?.step.done === true) return yield* end(run, taken.step.value, context);
      point = taken === undefined ? creep(point) : pointAt(taken.step.value);
      pending = taken?.next ?? pending;
      await nextTurn(); // a status that ends at once is shown but not saved
      if (taken?.isOvertaken() !== true) {
        const [isOurs] = await Promise.all([stillOurs(run, point, context), tokens.carryOver()]);
        if (!isOurs) return false;
      }
      yield eventAt(point);
    }
  } finally {
    stop.abort();
    await lastStep(pending); // interrupted calls count too
    await tokens.carryOver();
    tellTokens(run, memory.usage);
  }
}

const pointAt = (status: AnalysisStatus): Point => ({ status, progress: progressOf[status] });

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
  const ended = await endRun(run, outcome, clock);
  if (ended === undefined) return false;
  try {
    yield ended.event;
  } finally {
    await ended.finish();
  }
  return true;
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
