import { signatureOf } from '#localstack/stripe/webhooks.ts';
import { createCheckout } from '#shared/contracts/billing.ts';
import { PASSWORD } from '#tests/support/whole-product.ts';

import { bySomebodyNew, type ContractCase, type ContractCases } from './contract-case.ts';

/** Somebody whom the payment provider knows. */
const customer: ContractCase = async ({ call, newPerson }) => {
  const owner = await newPerson();
  await call(createCheckout, { token: owner.token, body: { priceKey: 'BASIC' } });
  return { owner, token: owner.token };
};

const signedEvent: ContractCase = async (product) => {
  const { owner } = await customer(product);
  const { book } = product.stripe.ledger;
  const id = book.customers.find(({ metadata }) => metadata.userId === owner?.userId)?.id;
  const body = JSON.stringify({
    id: 'evt_contract',
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', id: 'sub_contract', customer: id } },
  });
  const headers = { 'stripe-signature': signatureOf(body, product.stripe.webhookSecret) };
  return { ...(owner === undefined ? {} : { owner }), body, headers };
};

export const accountCases: ContractCases = {
  'GET /api/me/usage': bySomebodyNew(),
  'PATCH /api/me/profile': bySomebodyNew({ body: { firstName: 'Zofia', lastName: 'Żółć' } }),
  'GET /api/me/export': bySomebodyNew(),
  'POST /api/me/delete': bySomebodyNew({ body: { password: PASSWORD } }),
  'POST /api/billing/checkout': bySomebodyNew({ body: { priceKey: 'PRO' } }),
  'POST /api/billing/portal': customer,
  'POST /api/billing/webhook': signedEvent,
};
