import { hasEnded, leaseExpired, type Run } from '#functions/core/runs/run.ts';
import { findRun } from '#functions/core/runs/run-repository.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import { type AnalysisContext, CLOSING_MS } from './analysis-context.ts';
import { endedEvent, errorEvent } from './end-run.ts';

/**
 * Follows a run of another owner by reading its item. Returns the run when its lease has expired and it waits
 * for a new owner; otherwise ends after the last event, or silently when this function's own time is over
 * (the browser then asks again).
 */
export async function* followAnalysis(
  watched: Run,
  { clock, timeLeftMs, pollMs, sleep }: AnalysisContext,
): AsyncGenerator<AnalysisEvent, Run | undefined> {
  let run: Run | undefined = watched;
  let shown = '';
  while (run !== undefined) {
    if (hasEnded(run)) {
      yield await endedEvent(run);
      return undefined;
    }
    if (leaseExpired(run, clock())) return run;
    if (timeLeftMs() < CLOSING_MS) return undefined;
    const { status, progress } = run;
    const point = `${status} ${progress}`;
    if (point !== shown) yield { status, progress, result: null, error: null };
    shown = point;
    await sleep(pollMs);
    run = await findRun(watched.userId, watched.fileId);
  }
  yield errorEvent(errorCatalogue.NOT_FOUND.message);
  return undefined;
}
