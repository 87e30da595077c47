import { apiHandler, endpoint } from '#functions/platform/http/api-handler.ts';
import * as contracts from '#shared/contracts/me.ts';

import { deleteMyAccountEndpoint } from './delete-my-account.ts';
import { exportMyDataEndpoint } from './export-my-data.ts';
import { getUsageEndpoint } from './get-usage.ts';
import { updateProfileEndpoint } from './update-profile.ts';

/** Lambda of the group `me`. */
export const handler = apiHandler([
  endpoint(contracts.getUsage, getUsageEndpoint),
  endpoint(contracts.updateProfile, updateProfileEndpoint),
  endpoint(contracts.exportMyData, exportMyDataEndpoint),
  endpoint(contracts.deleteMyAccount, deleteMyAccountEndpoint),
]);
