import { beginSettling, settleRun } from '#functions/core/flows/settle-run.ts';
import {
  discardResult,
  findResult,
  storeResult,
} from '#functions/core/history/result-repository.ts';
import type { Run, RunSummary } from '#functions/core/runs/run.ts';
import { completeRun, failRun } from '#functions/core/runs/run-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { progressOf } from '#shared/domain/analysis-status.ts';
import { refusalMessage } from '#shared/domain/refusal.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';
import { dayToKeep } from '#shared/letters/review/reviewed-terms.ts';

import { countedSender } from './counted-sender.ts';
import type { LetterOutcome } from './letter-outcome.ts';

/** Only our own failures raise an alarm; a refused letter is a normal answer. */
const metricOf = {
  result: 'RunsCompleted',
  refused: 'RunsRefused',
  failed: 'RunsFailed',
} as const satisfies Record<LetterOutcome['kind'], string>;

/** The last event, and what has to be done after it: it never throws. */
export type RunEnd = { event: AnalysisEvent; finish: () => Promise<void> };

/** Ends the run with the outcome of the reading; `undefined` when another owner has the run. */
export async function endRun(
  run: Run,
  outcome: LetterOutcome,
  clock: Clock,
): Promise<RunEnd | undefined> {
  const ended =
    outcome.kind === 'result'
      ? await complete(run, outcome.result, clock)
      : await failRun(run, { ...failureOf(outcome), announcement: 'due' }, clock());
  if (ended === undefined) return undefined;
  metric(metricOf[outcome.kind], 'Count', 1);
  // The user got a result, but no model read the letter: the operator has to know.
  if (ended.summary?.byRules === true) metric('RunsByRules', 'Count', 1);
  const finish = await orLeave(ended, () => beginSettling(ended, clock));
  return {
    event: outcome.kind === 'result' ? completedEvent(outcome.result) : failedEvent(ended),
    finish: () => orLeave(ended, async () => finish?.()),
  };
}

/**
 * The result is stored first: the conditional update of the run makes it count. A run that was cancelled
 * meanwhile, or erased with its account, leaves no result.
 */
async function complete(run: Run, result: AnalysisResult, clock: Clock): Promise<Run | undefined> {
  if (!(await storeResult(run, result, clock()))) return undefined;
  const completed = await completeRun(run, summaryOf(result), clock());
  if (completed === undefined) await discardResult(run);
  return completed;
}

/** The run has already ended; the settling job does what cannot be settled now. */
export async function settleOrLeave(ended: Run, clock: Clock): Promise<void> {
  await orLeave(ended, () => settleRun(ended, clock));
}

async function orLeave<T>({ fileId }: Run, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    logger.failure('run not settled yet', error, { fileId });
    return undefined;
  }
}

function failureOf(outcome: Exclude<LetterOutcome, { kind: 'result' }>) {
  if (outcome.kind === 'failed') return { error: errorCatalogue[outcome.code].message };
  return { error: refusalMessage(outcome.codes), codes: outcome.codes };
}

/** What history, statistics and the quota need of a result. */
export function summaryOf({ classification, verification = [], meta }: AnalysisResult): RunSummary {
  const { name } = classification.sender_identification;
  const evidence = verification.find(({ fact }) => fact === 'sender_identification.name');
  const isInDoubt = evidence?.status === 'conflicting' || evidence?.certainty === 'check';
  const counted = name === null || isInDoubt ? null : countedSender(name);
  const { type, code } = classification.document_classification;
  return {
    documentType: type,
    ...(code === undefined ? {} : { documentTypeCode: code }),
    sender: name,
    ...(counted === null ? {} : { countedSender: counted }),
    title: classification.in_short?.title ?? null,
    reference: classification.case_details.reference_number,
    threatLevel: classification.threat_assessment.level,
    deadline: dayToKeep(classification, null),
    ...(meta?.offline_parts?.includes('classification') === true ? { byRules: true } : {}),
  };
}

/** The last event of an ended run, from what is stored. */
export async function endedEvent(run: Run): Promise<AnalysisEvent> {
  if (run.state !== 'completed') return failedEvent(run);
  const result = await findResult(run.userId, run.fileId);
  return result ? completedEvent(result) : errorEvent(errorCatalogue.NOT_FOUND.message);
}

function completedEvent(result: AnalysisResult): AnalysisEvent {
  return { status: 'completed', progress: progressOf.completed, result, error: null };
}

const CANCELLED = 'Analiza została anulowana.';

function failedEvent({ state, error, codes }: Run): AnalysisEvent {
  const message = state === 'cancelled' ? CANCELLED : (error ?? errorCatalogue.INTERNAL.message);
  return { ...errorEvent(message), ...(codes === undefined ? {} : { codes }) };
}

export function errorEvent(message: string): AnalysisEvent {
  return { status: 'error', progress: progressOf.error, result: null, error: message };
}
