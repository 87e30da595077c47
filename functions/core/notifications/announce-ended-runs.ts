import * as z from 'zod/mini';

import { ENDED_RUN_SHARDS } from '#functions/core/runs/run-keys.ts';
import { fileId, userId } from '#shared/domain/ids.ts';

import {
  claimAnnouncement,
  closeAnnouncement,
  listDueAnnouncements,
} from './announcement-repository.ts';
import { endedMessage } from './messages.ts';
import { type NoticeContext, type NoticeReport, sendDue } from './send-due.ts';

const DAY_SECONDS = 86_400;
const runId = z.object({ userId, fileId });

/**
 * Notifies readers of analyses that ended while they were away: no page has confirmed for a minute that the
 * end was seen. The sender that claims a message sends it, so it is sent at most once, despite repetitions
 * and crashes.
 */
export function announceEndedRuns(context: NoticeContext): Promise<NoticeReport> {
  const { clock } = context;
  return sendDue({
    what: 'announcement',
    shards: ENDED_RUN_SHARDS,
    list: (shard) => listDueAnnouncements(shard, clock()),
    take,
    context,
  });
}

async function take(row: Record<string, unknown>) {
  const id = runId.parse(row);
  const run = await claimAnnouncement(id);
  if (run === undefined) {
    await closeAnnouncement(id); // seen or sent meanwhile
    return undefined;
  }
  return {
    userId: run.userId,
    message: endedMessage(run),
    options: { ttlSeconds: DAY_SECONDS, urgency: 'normal' as const },
  };
}
