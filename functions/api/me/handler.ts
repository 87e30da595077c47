import { apiHandler } from '#functions/platform/http/api-handler.ts';

import { deleteMyAccountEndpoint } from './delete-my-account.ts';
import { exportMyDataEndpoint } from './export-my-data.ts';
import { getUsageEndpoint } from './get-usage.ts';
import { giveLetterConsentEndpoint, withdrawLetterConsentEndpoint } from './letter-consent.ts';
import { updateProfileEndpoint } from './update-profile.ts';

/** Lambda of the group `me`. */
export const handler = apiHandler([
  getUsageEndpoint,
  updateProfileEndpoint,
  giveLetterConsentEndpoint,
  withdrawLetterConsentEndpoint,
  exportMyDataEndpoint,
  deleteMyAccountEndpoint,
]);
