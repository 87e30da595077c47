import { listUsers } from '#functions/core/administration/list-users.ts';
import { endpoint, Headed } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/admin.ts';

export const listUsersEndpoint = endpoint(contracts.listUsers, async ({ query }) => {
  const { users, nextCursor } = await listUsers(query);
  if (nextCursor === undefined) return users;
  return new Headed(users, { headers: { [contracts.NEXT_CURSOR_HEADER]: nextCursor } });
});
