import { logger } from '#functions/platform/logger.ts';
import { isOutage } from '#functions/platform/outage.ts';
import { type AnalysisStatus, progressOf } from '#shared/domain/analysis-status.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import { type AnalysisContext, analysisContext, SHORTEST_RUN_MS } from './analysis-context.ts';
import { errorEvent } from './end-run.ts';
import { followAnalysis } from './follow-analysis.ts';
import { openAnalysis, type OpenedAnalysis } from './open-analysis.ts';
import { runAnalysis } from './run-analysis.ts';

/**
 * The events of one analysis from its current state to its end (design, section 3): runs it when it is ours,
 * follows it when it is not, and takes it over when its owner died. Status and progress never go back;
 * nothing follows `completed` or `error`. It never throws: once the stream is open, a failure is an event.
 */
export async function* analyze(
  opened: OpenedAnalysis,
  chosen: Partial<AnalysisContext> = {},
): AsyncGenerator<AnalysisEvent, void> {
  let last: AnalysisEvent = { status: 'idle', progress: 0, result: null, error: null };
  try {
    for await (const event of allEvents(opened, analysisContext(chosen))) {
      last = forward(last, event);
      yield last;
    }
  } catch (error) {
    yield errorEvent(messageOf(error));
  }
}

async function* allEvents(
  opened: OpenedAnalysis,
  context: AnalysisContext,
): AsyncGenerator<AnalysisEvent> {
  const { userId, fileId } = opened.run;
  let current = opened;
  for (;;) {
    if (current.kind === 'ours') {
      if (yield* runAnalysis(current, context)) return;
    } else {
      const left = yield* followAnalysis(current.run, context);
      // Too late for an attempt here: the browser asks again and another function takes over.
      if (left === undefined || context.timeLeftMs() < SHORTEST_RUN_MS) return;
    }
    current = await openAnalysis(userId, fileId, context.clock);
  }
}

const order = Object.keys(progressOf) as AnalysisStatus[]; // its keys are the statuses, in order

/** The event in the form the reader may see after `last`: a new attempt starts over, the reader does not. */
function forward(last: AnalysisEvent, event: AnalysisEvent): AnalysisEvent {
  const behind = order.indexOf(event.status) < order.indexOf(last.status);
  const progress = Math.max(last.progress, event.progress);
  return behind ? { ...last, progress } : { ...event, progress };
}

function messageOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  logger.failure('analysis stream failed', error);
  return errorCatalogue[isOutage(error) ? 'UNAVAILABLE' : 'INTERNAL'].message;
}
