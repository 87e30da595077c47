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

/** A change of role that was begun: decided on the user's row as of this token version. */
export type RoleChange = { userId: UserId; role: z.infer<typeof role>; tokenVersion: number };

export type Administrators = {
  /** Each of them has the role in the user row, too. */
  members: ReadonlySet<UserId>;
  /** The one change under way; whoever meets it finishes it first. */
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
 * Access pattern D2: says that a role is going to change; `false` when another change is under way or the
 * last administrator would go. Who loses the role leaves the set here, before the user row changes.
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

/** Access pattern D3: ends a change as the user row says; nothing happens when it was ended before. */
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
