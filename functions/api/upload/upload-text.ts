import { requireConsentNotWithdrawn } from '#functions/core/accounts/preferences/letter-consent.ts';
import { createUpload } from '#functions/core/flows/create-upload.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { signTicket } from '#functions/platform/identity/tokens.ts';
import * as contracts from '#shared/contracts/upload.ts';

import { readUpload } from './read-upload.ts';

export const uploadTextEndpoint = endpoint(contracts.uploadText, async ({ caller, event }) => {
  const { userId, tokenVersion, user } = caller;
  requireConsentNotWithdrawn(user);
  const { originalName, text } = await readUpload(event);
  const fileId = await createUpload({ userId, originalName, text });
  const ticket = await signTicket({ userId, tokenVersion, fileId });
  return [{ fileId, originalName, ticket }];
});
