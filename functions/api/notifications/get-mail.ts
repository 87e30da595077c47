import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/notifications.ts';

export const getMailEndpoint = endpoint(contracts.getMail, ({ caller }) =>
  Promise.resolve({ isOn: caller.user.mailReminders === true }),
);
