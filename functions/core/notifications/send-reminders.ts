import * as z from 'zod/mini';

import { warsawDay, warsawInstant } from '#functions/platform/clock.ts';
import { fileId, userId } from '#shared/domain/ids.ts';

import { mailReminder } from './mail-reminder.ts';
import { reminderMessage } from './messages.ts';
import { REMINDER_SHARDS } from './notification-keys.ts';
import {
  claimReminder,
  listDueReminders,
  passReminder,
  type SeenReminder,
} from './reminder-repository.ts';
import { nextReminder, reminderDueToday } from './reminder-times.ts';
import { type NoticeContext, type NoticeReport, sendDue } from './send-due.ts';

/** A message still on its way at this time is no longer worth showing. */
const LAST_HOUR = 22; // Europe/Warsaw

const plannedRow = z.object({
  pk: z.string(),
  id: fileId,
  reminderTitle: z.string(),
  reminderLastDay: z.string(),
  gsi1sk: z.string(),
});

/**
 * Reminds of terms. A plan moves on before its message is sent, so each reminder is sent at most once,
 * despite repetitions and crashes; one whose day has passed is omitted.
 */
export function sendReminders(context: NoticeContext): Promise<NoticeReport> {
  const { clock } = context;
  return sendDue({
    what: 'reminder',
    shards: REMINDER_SHARDS,
    list: (shard) => listDueReminders(shard, clock()),
    take: (row) => take(toSeen(row), clock()),
    context,
  });
}

async function take(seen: SeenReminder, now: Date) {
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
      urgency: 'high' as const,
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
