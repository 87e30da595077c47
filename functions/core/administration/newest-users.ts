import { USER_LIST_SHARDS } from '#functions/core/accounts/account-keys.ts';

import { type ListedUser, listUsersOfShard } from './user-list-repository.ts';

/** All users, newest first, older than a place: the shards' lists merged, each read only as far as needed. */
export async function* newestUsers(from: {
  before?: string | undefined;
  step: number;
}): AsyncGenerator<ListedUser> {
  const shards = Array.from({ length: USER_LIST_SHARDS }, (_, shard) =>
    listUsersOfShard(shard, from),
  );
  const heads = await Promise.all(
    shards.map(async (shard) => ({ shard, head: await next(shard) })),
  );
  for (;;) {
    let newest = heads[0];
    for (const candidate of heads) {
      if ((candidate.head?.place ?? '') > (newest?.head?.place ?? '')) newest = candidate;
    }
    if (newest?.head === undefined) return;
    yield newest.head;
    newest.head = await next(newest.shard);
  }
}

async function next(shard: AsyncGenerator<ListedUser>): Promise<ListedUser | undefined> {
  const result = await shard.next();
  return result.done === true ? undefined : result.value;
}
