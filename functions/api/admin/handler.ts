import { apiHandler, endpoint } from '#functions/platform/http/api-handler.ts';
import * as contracts from '#shared/contracts/admin.ts';
import { listAudit } from '#shared/contracts/audit.ts';

import { changeRoleEndpoint } from './change-role.ts';
import { deleteUserEndpoint } from './delete-user.ts';
import { getAnalyticsEndpoint } from './get-analytics.ts';
import { getStatsEndpoint } from './get-stats.ts';
import { grantUsageEndpoint } from './grant-usage.ts';
import { listAuditEndpoint } from './list-audit.ts';
import { listUsersEndpoint } from './list-users.ts';
import { revokeUsageEndpoint } from './revoke-usage.ts';
import { triggerResetEndpoint } from './trigger-reset.ts';

/** Lambda of the group `admin`. */
export const handler = apiHandler([
  endpoint(contracts.listUsers, listUsersEndpoint),
  endpoint(contracts.getStats, getStatsEndpoint),
  endpoint(contracts.grantUsage, grantUsageEndpoint),
  endpoint(contracts.revokeUsage, revokeUsageEndpoint),
  endpoint(contracts.triggerReset, triggerResetEndpoint),
  endpoint(contracts.changeRole, changeRoleEndpoint),
  endpoint(contracts.deleteUser, deleteUserEndpoint),
  endpoint(contracts.getAnalytics, getAnalyticsEndpoint),
  endpoint(listAudit, listAuditEndpoint),
]);
