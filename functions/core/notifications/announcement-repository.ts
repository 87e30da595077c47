import type { Run } from '#functions/core/runs/run.ts';
import { changeRun } from '#functions/core/runs/run-change.ts';
import { endedRunShard } from '#functions/core/runs/run-keys.ts';
import { queryDue } from '#functions/platform/table/query-items.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';

type RunId = { userId: UserId; fileId: FileId };

/** Records that the reader saw the end of a run; `undefined` when no message about it is due any more. */
export function markSeen(run: RunId): Promise<Run | undefined> {
  return changeRun(run, { set: { announcement: 'seen' }, if: { announcement: 'due' } });
}

/** Claims the message about a run's end: of any number of senders one gets the run, and sends it. */
export function claimAnnouncement(run: RunId): Promise<Run | undefined> {
  return changeRun(run, {
    set: { announcement: 'taken' },
    remove: ['gsi1pk', 'gsi1sk'],
    if: { announcement: 'due', settled: true },
  });
}

/** Removes a settled run from the index of unseen ones. */
export function closeAnnouncement(run: RunId): Promise<Run | undefined> {
  return changeRun(run, {
    set: { settled: true },
    remove: ['gsi1pk', 'gsi1sk'],
    if: { settled: true },
  });
}

/** Settled runs of one shard whose message is due, oldest first; not parsed yet. */
export function listDueAnnouncements(
  shard: number,
  now: Date,
): AsyncGenerator<Record<string, unknown>> {
  return queryDue(endedRunShard(shard), now.toISOString());
}
