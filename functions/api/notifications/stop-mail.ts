import { stopMailReminders } from '#functions/core/accounts/preferences/mail-reminders.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/notifications.ts';

export const stopMailEndpoint = endpoint(contracts.stopMail, async ({ params }) => {
  await stopMailReminders(params.token);
  return { message: 'Nie wyślemy więcej przypomnień e-mailem.' };
});
