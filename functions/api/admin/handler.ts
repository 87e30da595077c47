import { apiHandler } from '#functions/platform/http/api-handler.ts';

import { changeOperationEndpoint } from './change-operation.ts';
import { changeRoleEndpoint } from './change-role.ts';
import { deleteUserEndpoint } from './delete-user.ts';
import { getAnalyticsEndpoint } from './get-analytics.ts';
import { getOperationEndpoint } from './get-operation.ts';
import { getStatsEndpoint } from './get-stats.ts';
import { grantUsageEndpoint } from './grant-usage.ts';
import { listAuditEndpoint } from './list-audit.ts';
import { listUsersEndpoint } from './list-users.ts';
import { resetSecondFactorEndpoint } from './reset-second-factor.ts';
import { revokeUsageEndpoint } from './revoke-usage.ts';
import { triggerResetEndpoint } from './trigger-reset.ts';
import { closeWithdrawalEndpoint, listWithdrawalsEndpoint } from './withdrawals.ts';

/** Lambda of the group `admin`. */
export const handler = apiHandler([
  listUsersEndpoint,
  getStatsEndpoint,
  grantUsageEndpoint,
  revokeUsageEndpoint,
  triggerResetEndpoint,
  resetSecondFactorEndpoint,
  changeRoleEndpoint,
  deleteUserEndpoint,
  getAnalyticsEndpoint,
  listAuditEndpoint,
  getOperationEndpoint,
  changeOperationEndpoint,
  listWithdrawalsEndpoint,
  closeWithdrawalEndpoint,
]);
