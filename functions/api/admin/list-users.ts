import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { listUsers as findPage } from '#functions/core/administration/list-users.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { listUsers, NEXT_CURSOR_HEADER } from '#shared/contracts/admin.ts';

export async function listUsersEndpoint(event: APIGatewayProxyEventV2) {
  await requireAdmin(event);
  const { query } = parseRequest(listUsers, event);
  const { users, nextCursor } = await findPage(query);
  const page = answer(listUsers, users);
  if (nextCursor === undefined) return page;
  return { ...page, headers: { ...page.headers, [NEXT_CURSOR_HEADER]: nextCursor } };
}
