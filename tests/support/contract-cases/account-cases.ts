import { signatureOf } from '#localstack/stripe/webhooks.ts';
import type * as billing from '#shared/contracts/billing.ts';
import { createCheckout } from '#shared/contracts/billing.ts';
import type * as me from '#shared/contracts/me.ts';
import { LETTER_CONSENT_EDITION } from '#shared/domain/letter-consent.ts';
import { PASSWORD } from '#tests/support/whole-product.ts';

import { bySomebodyNew, type CasesOf, type ContractCase } from './contract-case.ts';

/** A person known to the payment provider. */
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

export const accountCases = {
  getUsage: bySomebodyNew(),
  updateProfile: bySomebodyNew({ body: { firstName: 'Zofia', lastName: 'Żółć' } }),
  giveLetterConsent: bySomebodyNew({ body: { edition: LETTER_CONSENT_EDITION } }),
  withdrawLetterConsent: bySomebodyNew(),
  exportMyData: bySomebodyNew(),
  deleteMyAccount: bySomebodyNew({ body: { password: PASSWORD } }),
  createCheckout: bySomebodyNew({ body: { priceKey: 'PRO' } }),
  openPortal: customer,
  paymentWebhook: signedEvent,
} satisfies CasesOf<typeof me & typeof billing>;
