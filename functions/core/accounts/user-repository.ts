import { putIf, updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import { queryDue } from '#functions/platform/table/query-items.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { type erasureKey, erasureShard, userKey, userListKey } from './account-keys.ts';
import { type User, user } from './user.ts';

/** Access pattern A1: a user by id, strongly consistent, so that a raised token version takes effect at once. */
export async function findUser(id: UserId): Promise<User | undefined> {
  const item = await findItem(userKey(id));
  return item && user.parse(item);
}

/** Access pattern A2: a new user; `false` when the id is already taken. */
export function createUser(created: User): Promise<boolean> {
  const { id, createdAt } = created;
  return putIf({
    Item: toAttributes({ ...userKey(id), ...userListKey(id, createdAt), ...created }),
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk' },
  });
}

type Change = {
  set?: Partial<Omit<User, 'id' | 'tokenVersion'> & ReturnType<typeof erasureKey>>;
  remove?: readonly ('resetHash' | 'resetExpiresAt' | 'secondFactorSince')[];
  /** Raises the token version, which invalidates every earlier session and ticket. */
  endSessions?: boolean;
};

/** The basis of the change: these attributes must still have these values. */
type Expected = Partial<Pick<User, 'status' | 'tokenVersion' | 'passwordHash' | 'resetHash'>>;

/**
 * Access pattern A3: changes a user if the basis of the change still holds, and returns the new row;
 * `undefined` when it does not hold or the user no longer exists.
 */
export async function changeUser(
  id: UserId,
  { set = {}, remove = [], endSessions = false }: Change,
  expected: Expected = {},
): Promise<User | undefined> {
  const names: Record<string, string> = { '#pk': 'pk' };
  const values: ReturnType<typeof toAttributes> = {};
  const named = (name: string) => {
    names[`#${name}`] = name;
    return `#${name}`;
  };
  const equations = (prefix: string, members: object) =>
    Object.entries(toAttributes(members)).map(([name, value]) => {
      values[`:${prefix}_${name}`] = value;
      return `${named(name)} = :${prefix}_${name}`;
    });
  const sets = equations('new', set);
  const conditions = equations('old', expected);
  if (endSessions) {
    values[':one'] = { N: '1' };
    sets.push(`${named('tokenVersion')} = ${named('tokenVersion')} + :one`);
  }
  const item = await updateIf({
    Key: toAttributes(userKey(id)),
    UpdateExpression: [clause('SET', sets), clause('REMOVE', remove.map(named))].join(' ').trim(),
    ConditionExpression: ['attribute_exists(#pk)', ...conditions].join(' AND '),
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length === 0 ? {} : { ExpressionAttributeValues: values }),
  });
  return item && user.parse(item);
}

function clause(keyword: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${keyword} ${parts.join(', ')}`;
}

/** Access pattern A15: records a sign-in as ended, and returns all ended ones. */
export async function addEndedSession(id: UserId, entry: string): Promise<ReadonlySet<string>> {
  const item = await updateIf({
    Key: toAttributes(userKey(id)),
    UpdateExpression: 'ADD #endedSessions :entry',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#endedSessions': 'endedSessions' },
    ExpressionAttributeValues: toAttributes({ ':entry': new Set([entry]) }),
  });
  return (item && user.parse(item).endedSessions) ?? new Set();
}

/** Access pattern A16: removes ended sign-ins whose tokens have expired. */
export async function removeEndedSessions(id: UserId, entries: readonly string[]): Promise<void> {
  await updateIf({
    Key: toAttributes(userKey(id)),
    UpdateExpression: 'DELETE #endedSessions :entries',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#endedSessions': 'endedSessions' },
    ExpressionAttributeValues: toAttributes({ ':entries': new Set(entries) }),
  });
}

/**
 * Access pattern A14: rows of users in one shard whose erasure was interrupted, the longest waiting first;
 * not parsed yet. The index may lag behind.
 */
export function listUnfinishedErasures(
  shard: number,
  now: Date,
): AsyncGenerator<Record<string, unknown>> {
  return queryDue(erasureShard(shard), now.toISOString());
}
