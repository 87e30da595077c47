import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { listAuditRecords } from '#functions/core/administration/audit-repository.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { listAudit } from '#shared/contracts/audit.ts';

const LIMIT = 1_000;

export async function listAuditEndpoint(event: APIGatewayProxyEventV2) {
  await requireAdmin(event);
  const { query } = parseRequest(listAudit, event);
  const month = query.month ?? systemClock().toISOString().slice(0, 7);
  return answer(listAudit, await listAuditRecords(month, LIMIT));
}
