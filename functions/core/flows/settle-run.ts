import { createHistoryRow, removeHistoryRow } from '#functions/core/history/history-repository.ts';
import { keepResult, removeResult } from '#functions/core/history/result-repository.ts';
import { firstPlan } from '#functions/core/notifications/plan-reminders.ts';
import { giveBackAnalysis, keepAnalysis } from '#functions/core/packages/package-repository.ts';
import type { Run } from '#functions/core/runs/run.ts';
import { markSettled } from '#functions/core/runs/run-repository.ts';
import { countAnalysis } from '#functions/core/statistics/count-analysis.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { deleteText } from '#functions/platform/text-store.ts';

/**
 * Does the remaining work of an ended run: deletes the text, keeps the analysis or returns it, writes the
 * history or removes the traces. Every step is safe to repeat, by any caller that finds the run unsettled.
 * Throws when a step fails; the run then stays open for the settling job.
 */
export async function settleRun(run: Run, clock: Clock = systemClock): Promise<void> {
  const finish = await beginSettling(run, clock);
  await finish();
}

/** The part of {@link settleRun} that a reader may see; the caller has to call the returned function, which closes the run. */
export async function beginSettling(run: Run, clock: Clock): Promise<() => Promise<void>> {
  if (run.settled) return () => Promise.resolve();
  const { userId, fileId } = run;
  const steps = [
    deleteText(userId, fileId),
    settleQuota(run),
    countAnalysis(run, clock),
    run.state === 'completed' ? publish(run, clock()) : removeResult(userId, fileId),
  ];
  for (const step of await Promise.allSettled(steps)) {
    if (step.status === 'rejected') throw step.reason;
  }
  return async () => {
    const settled = await markSettled(run, clock());
    // Its user deleted it while it was being written, so nothing of it may remain.
    if (settled === undefined) await unpublish(run);
  };
}

async function settleQuota({ userId, fileId, packageId, ...ended }: Run): Promise<void> {
  if (packageId === undefined) return;
  const run = { userId, fileId, packageId };
  const isDelivered = ended.state === 'completed' && ended.summary?.byRules !== true;
  const isPaidFor = isDelivered || ended.charged === true;
  await (isPaidFor ? keepAnalysis(run) : giveBackAnalysis(run));
}

async function publish({ userId, fileId, summary, ...run }: Run, now: Date): Promise<void> {
  const documentType = summary?.documentType ?? 'Inne pismo';
  const deadline = summary?.deadline ?? null;
  const row = createHistoryRow(
    userId,
    {
      id: fileId,
      originalFileName: run.originalName,
      createdAt: run.endedAt ?? run.createdAt,
      documentType,
      documentTypeCode: summary?.documentTypeCode,
      sender: summary?.sender ?? null,
      title: summary?.title ?? null,
      reference: summary?.reference ?? null,
      threatLevel: summary?.threatLevel,
      deadline,
      tags: [],
    },
    firstPlan({ analysisId: fileId, title: documentType, lastDay: deadline }, now),
  );
  // While one of them is missing, the run stays unsettled and both are repeated.
  for (const step of await Promise.allSettled([keepResult(userId, fileId), row])) {
    if (step.status === 'rejected') throw step.reason;
  }
}

async function unpublish({ userId, fileId }: Run): Promise<void> {
  await removeResult(userId, fileId);
  await removeHistoryRow(userId, fileId);
}
