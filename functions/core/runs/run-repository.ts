import { putIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem, removeItem } from '#functions/platform/table/item.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import { type AnalysisStatus, progressOf } from '#shared/domain/analysis-status.ts';
import type { FileId, PackageId, UserId } from '#shared/domain/ids.ts';
import type { RefusalCode } from '#shared/domain/refusal.ts';

import {
  ANNOUNCE_AFTER_MS,
  ENDED_RUN_DAYS,
  LEASE_MS,
  type Run,
  runItem,
  type RunSummary,
  UPLOAD_WAITS_MS,
} from './run.ts';
import { changeRun } from './run-change.ts';
import { endedRunKey, openRunKey, openRunShard, runKey } from './run-keys.ts';

const BEGINNING = { status: 'processingFile', progress: progressOf.processingFile };

type RunId = { userId: UserId; fileId: FileId };
type NewRun = RunId & { originalName: string };

/** The run of a text that is about to be stored; it is open from the start, so that a crash leaves no text behind. */
export async function createRun(created: NewRun, now: Date): Promise<void> {
  const run = {
    ...created,
    createdAt: now.toISOString(),
    state: 'uploaded',
    attempt: 0,
    status: 'idle',
    progress: 0,
  };
  const dueAt = later(now, UPLOAD_WAITS_MS);
  await putIf({
    Item: toAttributes({
      ...runKey(run.userId, run.fileId),
      ...run,
      dueAt,
      ...openRunKey(run.fileId, dueAt),
    }),
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk' },
  });
}

/** The run in its current state, strongly consistent. */
export async function findRun(userId: UserId, fileId: FileId): Promise<Run | undefined> {
  const item = await findItem(runKey(userId, fileId));
  return item && runItem.parse(item);
}

/**
 * Claims the run: a new attempt with a new lease, if it is still as `seen`. Of any number of callers one gets
 * it, the others `undefined`. A run that has no package yet records the one it will be taken from, if known.
 */
export function claimRun(seen: Run, now: Date, packageId?: PackageId): Promise<Run | undefined> {
  return changeRun(seen, {
    set: {
      state: 'running',
      attempt: seen.attempt + 1,
      ...(seen.attempt === 0 ? BEGINNING : {}), // a later attempt shows its followers where it was
      ...(seen.packageId === undefined && packageId !== undefined ? { packageId } : {}),
      ...leaseFrom(seen.fileId, now),
    },
    if: { state: seen.state, attempt: seen.attempt, dueAt: seen.dueAt },
  });
}

/** Records the package from which the run will take its analysis; `undefined` when the run is no longer ours. */
export function assignPackage(run: Run, packageId: PackageId): Promise<Run | undefined> {
  return changeRun(run, { set: { packageId }, if: ours(run) });
}

/** Saves the run's progress and renews its lease; `undefined` when it was cancelled or taken over. */
export function saveProgress(
  run: Run,
  progress: { status: AnalysisStatus; progress: number },
  now: Date,
): Promise<Run | undefined> {
  return changeRun(run, { set: { ...progress, ...leaseFrom(run.fileId, now) }, if: ours(run) });
}

/** The commit of success: from here on the analysis is used. `undefined` when the run is no longer ours. */
export function completeRun(run: Run, summary: RunSummary, now: Date): Promise<Run | undefined> {
  return changeRun(run, {
    set: {
      state: 'completed',
      status: 'completed',
      progress: 100,
      summary,
      endedAt: now.toISOString(),
      announcement: 'due',
    },
    if: ours(run),
  });
}

export type RunFailure = {
  error: string;
  codes?: RefusalCode[];
  /** A failure that the caller answers at once needs no message. */
  announcement?: 'due';
};

/** Ends the run without a result; `undefined` when it ended or was taken over meanwhile. */
export function failRun(run: Run, failure: RunFailure, now: Date): Promise<Run | undefined> {
  return changeRun(run, {
    set: { state: 'failed', status: 'error', ...failure, endedAt: now.toISOString() },
    if: ours(run),
  });
}

/** Fails a run whose lease expired, if nobody took or renewed it since it was `seen`. */
export function failLostRun(seen: Run, failure: RunFailure, now: Date): Promise<Run | undefined> {
  return changeRun(seen, {
    set: {
      state: 'failed',
      status: 'error',
      ...failure,
      endedAt: now.toISOString(),
      announcement: 'due',
    },
    if: { ...ours(seen), dueAt: seen.dueAt },
  });
}

/** Cancels a run as it was `seen`, returned to the quota or `charged`; `undefined` when it changed meanwhile. */
export function cancelRun(seen: Run, now: Date, charged = false): Promise<Run | undefined> {
  return changeRun(seen, {
    set: {
      state: 'cancelled',
      status: 'idle',
      endedAt: now.toISOString(),
      ...(charged ? { charged } : {}),
    },
    if: { state: seen.state, attempt: seen.attempt },
  });
}

/**
 * Marks an ended run as settled; it leaves the index, or stays in it for the message about its end.
 * `undefined` when the user deleted it meanwhile.
 */
export function markSettled(run: Run, now: Date): Promise<Run | undefined> {
  const expiresAt = Math.floor(now.getTime() / 1000) + ENDED_RUN_DAYS * 86_400;
  const ended = run.announcement === 'due' ? run.endedAt : undefined;
  return changeRun(run, {
    set: {
      settled: true,
      expiresAt,
      ...(ended ? endedRunKey(run.fileId, later(new Date(ended), ANNOUNCE_AFTER_MS)) : {}),
    },
    remove: ended ? [] : ['gsi1pk', 'gsi1sk'],
    if: { state: run.state },
  });
}

export async function removeRun({ userId, fileId }: RunId): Promise<void> {
  await removeItem(runKey(userId, fileId));
}

/** Rows of open runs in one shard that were due before the given time, oldest first; not parsed yet. */
export function listDueRuns(shard: number, before: Date): AsyncGenerator<Record<string, unknown>> {
  return queryItems({
    IndexName: 'gsi1',
    KeyConditionExpression: '#gsi1pk = :shard AND #gsi1sk < :before',
    ExpressionAttributeNames: { '#gsi1pk': 'gsi1pk', '#gsi1sk': 'gsi1sk' },
    ExpressionAttributeValues: toAttributes({
      ':shard': openRunShard(shard),
      ':before': before.toISOString(),
    }),
  });
}

function leaseFrom(fileId: FileId, now: Date) {
  const dueAt = later(now, LEASE_MS);
  return { dueAt, ...openRunKey(fileId, dueAt) };
}

const ours = ({ attempt }: Run) => ({ state: 'running', attempt });

const later = (now: Date, milliseconds: number) =>
  new Date(now.getTime() + milliseconds).toISOString();
