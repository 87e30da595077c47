import { setMailReminders } from '#functions/core/accounts/preferences/mail-reminders.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/notifications.ts';

export const changeMailEndpoint = endpoint(contracts.changeMail, async ({ caller, body }) => {
  await setMailReminders(caller.user, body.isOn);
  return { isOn: body.isOn };
});
