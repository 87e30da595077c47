import type * as notifications from '#shared/contracts/notifications.ts';
import { subscribePush } from '#shared/contracts/notifications.ts';

import type { CasesOf, ContractCase } from './contract-case.ts';
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

export const notificationCases = {
  getVapidPublicKey: () => Promise.resolve({}),
  subscribePush: subscribing,
  unsubscribePush: subscribed,
  seeAnalysisEnd: seen,
} satisfies CasesOf<typeof notifications>;
