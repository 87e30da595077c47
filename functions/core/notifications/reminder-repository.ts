import { historyKey } from '#functions/core/history/history-keys.ts';
import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';

import { reminderKey } from './notification-keys.ts';

/**
 * The plan for an analysis is part of its history row: deleting the row ends its reminders, and one write
 * replaces them all.
 */
export type ReminderPlan = {
  userId: UserId;
  fileId: FileId;
  /** Type of the letter, as a lock screen may show it. */
  title: string;
  /** Last day of the term, ISO. */
  lastDay: string;
};

const names = {
  '#pk': 'pk',
  '#title': 'reminderTitle',
  '#lastDay': 'reminderLastDay',
  '#gsi1pk': 'gsi1pk',
  '#gsi1sk': 'gsi1sk',
};

/** Replaces the plan; without a time the plan has nothing more to send. False when there is no such analysis. */
export async function savePlan(
  { userId, fileId, title, lastDay }: ReminderPlan,
  dueAt: Date | undefined,
): Promise<boolean> {
  const set = 'SET #title = :title, #lastDay = :lastDay';
  const item = await updateIf({
    Key: toAttributes(historyKey(userId, fileId)),
    UpdateExpression: dueAt
      ? `${set}, #gsi1pk = :gsi1pk, #gsi1sk = :gsi1sk`
      : `${set} REMOVE #gsi1pk, #gsi1sk`,
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: toAttributes({
      ':title': title,
      ':lastDay': lastDay,
      ...(dueAt ? prefixed(reminderKey(fileId, dueAt)) : {}),
    }),
  });
  return item !== undefined;
}

/** Removes the plan; false when there is no such analysis. */
export async function removePlan(userId: UserId, fileId: FileId): Promise<boolean> {
  const item = await updateIf({
    Key: toAttributes(historyKey(userId, fileId)),
    UpdateExpression: 'REMOVE #title, #lastDay, #gsi1pk, #gsi1sk',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: names,
  });
  return item !== undefined;
}

export type SeenReminder = ReminderPlan & { dueAt: string };

/**
 * Claims the reminder that was `seen` due, and moves the plan on to the next one: of any number of callers,
 * and of any number of plans made within `today` (ISO), one gets true and sends it.
 */
export function claimReminder(
  seen: SeenReminder,
  next: Date | undefined,
  today: string,
): Promise<boolean> {
  return movePlan(seen, next, {
    sets: ['#sentOn = :today'],
    condition: ' AND (attribute_not_exists(#sentOn) OR #sentOn <> :today)',
    names: { '#sentOn': 'reminderSentOn' },
    values: { ':today': today },
  });
}

/** Moves the plan on without sending; false when it was moved or replaced meanwhile. */
export function passReminder(seen: SeenReminder, next: Date | undefined): Promise<boolean> {
  return movePlan(seen, next, { sets: [], condition: '', names: {}, values: {} });
}

type Claim = {
  sets: string[];
  condition: string;
  names: Record<string, string>;
  values: Record<string, string>;
};

async function movePlan(
  { userId, fileId, lastDay, dueAt }: SeenReminder,
  next: Date | undefined,
  claim: Claim,
): Promise<boolean> {
  const sets = [...claim.sets, ...(next ? ['#gsi1pk = :gsi1pk', '#gsi1sk = :gsi1sk'] : [])];
  const item = await updateIf({
    Key: toAttributes(historyKey(userId, fileId)),
    UpdateExpression: [
      ...(sets.length > 0 ? [`SET ${sets.join(', ')}`] : []),
      ...(next ? [] : ['REMOVE #gsi1pk, #gsi1sk']),
    ].join(' '),
    ConditionExpression: `#gsi1sk = :seen AND #lastDay = :lastDay${claim.condition}`,
    ExpressionAttributeNames: {
      '#lastDay': 'reminderLastDay',
      '#gsi1pk': 'gsi1pk',
      '#gsi1sk': 'gsi1sk',
      ...claim.names,
    },
    ExpressionAttributeValues: toAttributes({
      ':seen': dueAt,
      ':lastDay': lastDay,
      ...claim.values,
      ...(next ? prefixed(reminderKey(fileId, next)) : {}),
    }),
  });
  return item !== undefined;
}

function prefixed(keys: { gsi1pk: string; gsi1sk: string }) {
  return { ':gsi1pk': keys.gsi1pk, ':gsi1sk': keys.gsi1sk };
}
