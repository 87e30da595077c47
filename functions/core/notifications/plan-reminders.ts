import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';

import { reminderKey } from './notification-keys.ts';
import { removePlan, savePlan } from './reminder-repository.ts';
import { nextReminder } from './reminder-times.ts';

export type PlannedTerm = {
  userId: UserId;
  analysisId: FileId;
  /** Type of the letter; lock screens show it, so it contains nothing more personal. */
  title: string;
  /** Last day of the term, ISO; `null` when it is not known (any more). */
  lastDay: string | null;
};

/**
 * Replaces the planned reminders of one analysis: 7, 3 and 1 days before the last day and on the day
 * itself, at 8:00 in Warsaw; those in the past are skipped. False when this user has no such analysis.
 */
export async function planReminders(
  { userId, analysisId, title, lastDay }: PlannedTerm,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<boolean> {
  if (lastDay === null) return removePlan(userId, analysisId);
  const dueAt = nextReminder(lastDay, clock());
  return savePlan({ userId, fileId: analysisId, title, lastDay }, dueAt);
}

/** The part of a new history row that holds its first plan; empty when no reminder is left. */
export function firstPlan(
  { analysisId, title, lastDay }: Omit<PlannedTerm, 'userId'>,
  now: Date,
): Readonly<Record<string, string>> {
  const dueAt = lastDay === null ? undefined : nextReminder(lastDay, now);
  if (lastDay === null || dueAt === undefined) return {};
  return { reminderTitle: title, reminderLastDay: lastDay, ...reminderKey(analysisId, dueAt) };
}
