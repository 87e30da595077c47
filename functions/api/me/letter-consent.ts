import { giveLetterConsent } from '#functions/core/accounts/preferences/letter-consent.ts';
import { withdrawLetterConsent } from '#functions/core/flows/withdraw-letter-consent.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/me.ts';

export const giveLetterConsentEndpoint = endpoint(contracts.giveLetterConsent, ({ caller, body }) =>
  giveLetterConsent(caller.user, body.edition),
);

export const withdrawLetterConsentEndpoint = endpoint(
  contracts.withdrawLetterConsent,
  ({ caller }) => withdrawLetterConsent(caller.user),
);
