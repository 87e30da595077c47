import { randomId } from '#functions/platform/ids.ts';
import { paySession } from '#localstack/stripe/acts.ts';
import { createCheckout } from '#shared/contracts/billing.ts';
import type * as withdrawals from '#shared/contracts/withdrawals.ts';

import { bySomebodyNew, type CasesOf, type ContractCase } from './contract-case.ts';

const name = 'Anna Kowalska';
let declared = 0;

/** A person who has just bought a plan. */
const buyer: ContractCase = async ({ call, newPerson, stripe }) => {
  const owner = await newPerson();
  const { token } = owner;
  await call(createCheckout, { token, body: { priceKey: 'BASIC' } });
  const { book } = stripe.ledger;
  const customer = book.customers.find(({ metadata }) => metadata.userId === owner.userId)?.id;
  const session = book.sessions.find((open) => open.customer === customer);
  if (session === undefined || !paySession(stripe.ledger, session)) throw new Error('Not paid.');
  const purchase = book.subscriptions.find((bought) => bought.customer === customer);
  return { owner, token, body: { purchaseId: purchase?.id, name } };
};

/** A statement that waits for an administrator. */
const waiting: ContractCase = async ({ newPerson }) => {
  const { createWithdrawal } = await import('#functions/core/billing/withdrawal-repository.ts');
  const [{ token }, id] = [await newPerson('ADMIN'), randomId()];
  await createWithdrawal({
    ...{ id, name, email: 'odstepuje@poczta.example', plan: 'PRO' },
    ...{ at: new Date().toISOString(), state: 'received', refundGrosze: null },
    isReceiptSent: true,
  });
  return { token, params: { id } };
};

export const withdrawalCases = {
  getPurchase: bySomebodyNew(),
  withdraw: buyer,
  declareWithdrawal: () => {
    declared += 1;
    const email = `odstepuje${declared}@poczta.example`;
    return Promise.resolve({ body: { name, email, plan: 'BASIC' } });
  },
  listWithdrawals: async ({ newPerson }) => ({ token: (await newPerson('ADMIN')).token }),
  closeWithdrawal: waiting,
} satisfies CasesOf<typeof withdrawals>;
