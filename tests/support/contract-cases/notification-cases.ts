import type * as notifications from '#shared/contracts/notifications.ts';
import { subscribePush } from '#shared/contracts/notifications.ts';

import { bySomebodyNew, type CasesOf, type ContractCase } from './contract-case.ts';
import { uponAnalysis } from './letter-cases.ts';

const subscribing: ContractCase = async ({ newPerson, push }) => {
  const owner = await newPerson();
  return { owner, token: owner.token, body: push.addDevice() };
};

const subscribed: ContractCase = async (product) => {
  const { owner, token = '', body } = await subscribing(product);
  await product.call(subscribePush, { token, body });
  const { endpoint } = subscribePush.body.parse(body);
  return { ...(owner && { owner }), token, body: { endpoint } };
};

const seen: ContractCase = async (product) => {
  const { params, ...call } = await uponAnalysis()(product);
  return { ...call, params: { fileId: params?.id ?? '' } };
};

const mailed: ContractCase = async ({ newPerson }) => {
  const owner = await newPerson();
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const accounts = await import('#functions/core/accounts/preferences/mail-reminders.ts');
  const user = await findUser(owner.userId);
  if (user === undefined) throw new Error('Nobody is there.');
  await accounts.setMailReminders(user, true);
  const found = await accounts.findMailReminders(owner.userId);
  return { params: { token: found?.stopToken ?? '' } };
};

export const notificationCases = {
  getVapidPublicKey: () => Promise.resolve({}),
  subscribePush: subscribing,
  unsubscribePush: subscribed,
  seeAnalysisEnd: seen,
  getMail: bySomebodyNew(),
  changeMail: bySomebodyNew({ body: { isOn: true } }),
  stopMail: mailed,
} satisfies CasesOf<typeof notifications>;
