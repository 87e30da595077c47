import * as contracts from '#shared/contracts/second-factor.ts';
import { codeOf, withFactor } from '#tests/support/second-factor.ts';
import { PASSWORD } from '#tests/support/whole-product.ts';

import { type CasesOf, type ContractCase } from './contract-case.ts';

const byAdministrator: ContractCase = async ({ newPerson }) => {
  const owner = await newPerson('ADMIN');
  return { owner, token: owner.token };
};

const confirming: ContractCase = async ({ call, newPerson }) => {
  const owner = await newPerson('ADMIN');
  const { token } = owner;
  const begun = await call(contracts.beginSecondFactor, { token, body: { password: PASSWORD } });
  const { secret } = contracts.beginSecondFactor.response.parse(begun.json());
  return { owner, token, body: { code: codeOf(secret) } };
};

/** A person with a second factor, and an unused code. */
const withCode: ContractCase = async ({ newPerson }) => {
  const owner = await newPerson('ADMIN');
  const { secret, token } = await withFactor(owner.userId, PASSWORD);
  return { owner: { ...owner, token }, token, body: { code: codeOf(secret) } };
};

/** The person who gave the password makes the second step, with the session of the first step only. */
const halfSignedIn: ContractCase = async (product) => {
  const prepared = await withCode(product);
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const { startSession } = await import('#functions/core/accounts/session.ts');
  const { systemClock } = await import('#functions/platform/clock.ts');
  const user = prepared.owner && (await findUser(prepared.owner.userId));
  if (user === undefined) throw new Error('Nobody.');
  return { ...prepared, token: (await startSession(user, systemClock)).token };
};

export const resetSecondFactor: ContractCase = async ({ newPerson }) => {
  const [owner, { token }] = await Promise.all([newPerson('ADMIN'), newPerson('ADMIN')]);
  const { token: theirs } = await withFactor(owner.userId, PASSWORD);
  return { owner: { ...owner, token: theirs }, token, params: { id: owner.userId } };
};

export const secondFactorCases = {
  getSecondFactor: byAdministrator,
  beginSecondFactor: async (product) => ({
    ...(await byAdministrator(product)),
    body: { password: PASSWORD },
  }),
  confirmSecondFactor: confirming,
  passSecondFactor: halfSignedIn,
  endSecondFactor: withCode,
} satisfies CasesOf<typeof contracts>;
