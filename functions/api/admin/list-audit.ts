import { listAuditRecords } from '#functions/core/administration/audit-repository.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/audit.ts';

const LIMIT = 1_000;

export const listAuditEndpoint = endpoint(contracts.listAudit, ({ query }) => {
  const month = query.month ?? systemClock().toISOString().slice(0, 7);
  return listAuditRecords(month, LIMIT);
});
