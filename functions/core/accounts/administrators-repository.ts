import * as z from 'zod/mini';

import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import { role } from '#shared/contracts/auth.ts';
import { type UserId, userId } from '#shared/domain/ids.ts';

import { administratorsKey } from './account-keys.ts';

const administrators = z.object({
  members: z._default(z.set(userId), () => new Set<UserId>()),
  changing: z.optional(userId),
  changingTo: z.optional(role),
  changingFrom: z.optional(z.number()),
});

/** A role change in progress, decided on the user's row at this token version. */
export type RoleChange = { userId: UserId; role: z.infer<typeof role>; tokenVersion: number };

export type Administrators = {
  /** The user row of each of them has the role too. */
  members: ReadonlySet<UserId>;
  /** The one change in progress; the next caller finishes it first. */
  change: RoleChange | undefined;
};

/** Access pattern D1: who the administrators are, strongly consistent. */
export async function findAdministrators(): Promise<Administrators> {
  const { members, changing, changingTo, changingFrom } = administrators.parse(
    (await findItem(administratorsKey)) ?? {},
  );
  if (changing === undefined || changingTo === undefined || changingFrom === undefined) {
    return { members, change: undefined };
  }
  return { members, change: { userId: changing, role: changingTo, tokenVersion: changingFrom } };
}

const CHANGE_NAMES = {
  '#changing': 'changing',
  '#changingFrom': 'changingFrom',
  '#changingTo': 'changingTo',
  '#members': 'members',
};

/**
 * Access pattern D2: announces a role change; `false` when another change is in progress or the last
 * administrator would lose the role. A user who loses the role leaves the set here, before the user row
 * changes.
 */
export async function beginRoleChange(change: RoleChange): Promise<boolean> {
  const leaves = change.role === 'USER';
  const others =
    'attribute_exists(#members) AND (size(#members) > :one OR NOT contains(#members, :id))';
  const { '#members': members, ...names } = CHANGE_NAMES;
  const begun = await updateIf({
    Key: toAttributes(administratorsKey),
    UpdateExpression:
      'SET #changing = :id, #changingTo = :role, #changingFrom = :version' +
      (leaves ? ' DELETE #members :member' : ''),
    ConditionExpression: `attribute_not_exists(#changing)${leaves ? ` AND ${others}` : ''}`,
    ExpressionAttributeNames: leaves ? { ...names, '#members': members } : names,
    ExpressionAttributeValues: toAttributes({
      ':id': change.userId,
      ':role': change.role,
      ':version': change.tokenVersion,
      ...(leaves ? { ':one': 1, ':member': new Set([change.userId]) } : {}),
    }),
  });
  return begun !== undefined;
}

/** Access pattern D3: ends a change according to the user row; does nothing when it has already ended. */
export async function endRoleChange(change: RoleChange, isAdministrator: boolean): Promise<void> {
  await updateIf({
    Key: toAttributes(administratorsKey),
    UpdateExpression:
      'REMOVE #changing, #changingTo, #changingFrom ' +
      (isAdministrator ? 'ADD #members :member' : 'DELETE #members :member'),
    ConditionExpression: '#changing = :id AND #changingFrom = :version',
    ExpressionAttributeNames: CHANGE_NAMES,
    ExpressionAttributeValues: toAttributes({
      ':id': change.userId,
      ':version': change.tokenVersion,
      ':member': new Set([change.userId]),
    }),
  });
}
