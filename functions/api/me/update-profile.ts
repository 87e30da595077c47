import { updateProfile } from '#functions/core/accounts/preferences/update-profile.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/me.ts';

export const updateProfileEndpoint = endpoint(contracts.updateProfile, ({ caller, body }) =>
  updateProfile(caller.userId, body),
);
