import * as z from 'zod/mini';

import { type Clock, warsawDay, warsawInstant } from '#functions/platform/clock.ts';
import { env } from '#functions/platform/env.ts';
import type { PushPace } from '#functions/platform/push/push.ts';
import { type FanOut, queueDueRows } from '#functions/platform/queue/queue-due-rows.ts';
import { fileId, userId } from '#shared/domain/ids.ts';

import { mailReminder } from './mail-reminder.ts';
import { reminderMessage } from './messages.ts';
import { REMINDER_SHARDS, reminderShard } from './notification-keys.ts';
import { claimReminder, passReminder, type SeenReminder } from './reminder-repository.ts';
import { nextReminder, reminderDueToday } from './reminder-times.ts';
import { type Notice, sendNotice, type SentNotices } from './send-notice.ts';

/** A message still on its way at this time is no longer worth showing. */
const LAST_HOUR = 22; // Europe/Warsaw

const plannedRow = z.object({
  pk: z.string(),
  id: fileId,
  reminderTitle: z.string(),
  reminderLastDay: z.string(),
  gsi1sk: z.string(),
});

/** Queues every reminder that is due. */
export function queueDueReminders(clock: Clock, isOver: () => boolean): Promise<FanOut> {
  const shards = Array.from({ length: REMINDER_SHARDS }, (_, shard) => reminderShard(shard));
  return queueDueRows({ queueUrl: env('REMINDER_QUEUE_URL'), shards, now: clock(), isOver });
}

/**
 * Sends the reminder of a due row, and counts it in `report`. The plan moves on before its message
 * is sent, so each reminder is sent at most once, despite repetitions and crashes; one whose day has passed is
 * omitted.
 */
export async function remind(
  row: Record<string, unknown>,
  report: SentNotices,
  { clock, pace }: { clock: Clock; pace?: PushPace },
): Promise<void> {
  const notice = await take(toSeen(row), clock());
  if (notice !== undefined) await sendNotice(notice, report, pace);
}

async function take(seen: SeenReminder, now: Date): Promise<Notice | undefined> {
  const { userId: owner, lastDay } = seen;
  const next = nextReminder(lastDay, now);
  const today = warsawDay(now);
  const daysLeft = reminderDueToday(lastDay, now);
  if (daysLeft === undefined || !(await claimReminder(seen, next, today))) {
    await passReminder(seen, next);
    return undefined;
  }
  const untilEvening = warsawInstant(today, LAST_HOUR).getTime() - now.getTime();
  const term = { ...seen, daysLeft };
  return {
    userId: owner,
    message: reminderMessage(term),
    mail: () => mailReminder(owner, term),
    options: {
      ttlSeconds: Math.max(60, Math.floor(untilEvening / 1_000)),
      urgency: 'high',
    },
  };
}

function toSeen(row: Record<string, unknown>): SeenReminder {
  const { pk, id, reminderTitle, reminderLastDay, gsi1sk } = plannedRow.parse(row);
  return {
    userId: userId.parse(pk.replace(/^USER#/, '')),
    fileId: id,
    title: reminderTitle,
    lastDay: reminderLastDay,
    dueAt: gsi1sk,
  };
}
