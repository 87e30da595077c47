import { env } from '#functions/platform/env.ts';
import { secretsOf } from '#functions/platform/secrets.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { ask, stripe, UNREACHABLE } from './payment-sdk.ts';
import {
  chargeList,
  customerOfSubject,
  invoiceList,
  type PaidInvoice,
  type Subscription,
  subscriptionList,
  toPaidInvoices,
} from './payment-shapes.ts';

/** Older events are refused, because somebody may have kept one to send it again (design, section 9). */
const TOLERANCE_SECONDS = 300;
/** Newest invoices looked at: about two years of periods. */
const INVOICES = 24;

/** Creates a customer for a user; for repeated calls the provider creates one. Returns its id. */
export async function createCustomer(userId: string, email: string): Promise<string> {
  const parameters = { email, metadata: { userId }, preferred_locales: ['pl'] };
  const options = { idempotencyKey: `listownik-customer-${userId}` };
  return (await ask((sdk) => sdk.customers.create(parameters, options))).id;
}

/** The owner of a customer, as recorded by us; `undefined` for a deleted or foreign one. */
export async function findCustomerOwner(customerId: string): Promise<string | undefined> {
  const customer = await ask((sdk) => sdk.customers.retrieve(customerId).catch(noneIfMissing));
  return customer === undefined || customer.deleted === true ? undefined : customer.metadata.userId;
}

/** An object that the provider does not have will not exist when its event is sent again. */
function noneIfMissing(error: unknown): undefined {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'resource_missing';
  if (!isMissing) throw error;
}

export async function listSubscriptions(customerId: string): Promise<Subscription[]> {
  const page = await ask((sdk) =>
    sdk.subscriptions.list({ customer: customerId, status: 'all', limit: 50 }),
  );
  return subscriptionList.parse(page.data);
}

export type PaymentAccount = { subscriptions: Subscription[]; invoices: PaidInvoice[] };

/** A customer's subscriptions and paid invoices, as they are now. */
export async function readPaymentAccount(customerId: string): Promise<PaymentAccount> {
  const [subscriptions, invoices, charges] = await Promise.all([
    listSubscriptions(customerId),
    ask((sdk) =>
      sdk.invoices.list({
        customer: customerId,
        status: 'paid',
        limit: INVOICES,
        expand: ['data.payments'],
      }),
    ),
    ask((sdk) =>
      sdk.charges.list({ customer: customerId, limit: 2 * INVOICES, expand: ['data.refunds'] }),
    ),
  ]);
  return {
    subscriptions,
    invoices: toPaidInvoices(invoiceList.parse(invoices.data), chargeList.parse(charges.data)),
  };
}

type Checkout = {
  customerId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  /** ISO instant at which the buyer asked for the plan to begin before the end of the withdrawal period. */
  startRequestedAt?: string | undefined;
};

/**
 * Opens a payment page for a subscription. Earlier pages of the customer can no longer be paid. It contains
 * only the customer: what the provider keeps after an erasure then identifies nobody.
 */
export async function openCheckoutPage(wanted: Checkout): Promise<string> {
  const { customerId, priceId, successUrl, cancelUrl, startRequestedAt } = wanted;
  const page = await ask((sdk) =>
    sdk.checkout.sessions.create({
      mode: 'subscription',
      customer: customerId,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: successUrl,
      cancel_url: cancelUrl,
      locale: 'pl',
      ...(startRequestedAt === undefined
        ? {}
        : { subscription_data: { metadata: { startRequestedAt } } }),
    }),
  );
  await expireOlderPages(customerId, page);
  if (page.url == null) throw new AppError('UNAVAILABLE', { message: UNREACHABLE });
  return page.url;
}

type Page = { id: string; created: number };

/** Two tabs must not sell two subscriptions: only the newest page can be paid. */
async function expireOlderPages(customerId: string, kept: Page): Promise<void> {
  const open = await ask((sdk) =>
    sdk.checkout.sessions.list({ customer: customerId, status: 'open', limit: 20 }),
  );
  const place = ({ created, id }: Page) => `${String(created).padStart(12, '0')}#${id}`;
  for (const page of open.data.filter((candidate) => place(candidate) < place(kept))) {
    // Paid or expired at this moment: nothing is left to do here.
    await ask((sdk) => sdk.checkout.sessions.expire(page.id)).catch(ignoreUnavailable);
  }
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

/** The page where a customer changes plan, card or cancels. */
export async function openPortalPage(customerId: string, returnUrl: string): Promise<string> {
  const configuration = env('STRIPE_PORTAL_CONFIGURATION');
  const page = await ask((sdk) =>
    sdk.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      locale: 'pl',
      ...(configuration === '' ? {} : { configuration }),
    }),
  );
  return page.url;
}

/**
 * The customer of a signed event, `undefined` when it concerns none. Throws `INVALID_INPUT` unless exactly
 * these bytes were signed with our secret within the last five minutes. Only the customer is taken from an
 * event; the rest is read from the provider, because events come late and twice.
 */
export async function readPaymentEvent(
  body: Buffer,
  signature: string,
): Promise<string | undefined> {
  const [sdk, { stripeWebhookSecret = '' }] = await Promise.all([stripe(), secretsOf('payments')]);
  if (stripeWebhookSecret === '') throw new AppError('UNAVAILABLE', { message: UNREACHABLE });
  try {
    const event = sdk.webhooks.constructEvent(
      body,
      signature,
      stripeWebhookSecret,
      TOLERANCE_SECONDS,
    );
    return customerOfSubject(event.data.object);
  } catch (error) {
    const message = 'Nieprawidłowy podpis powiadomienia o płatności.';
    throw new AppError('INVALID_INPUT', { message, cause: error });
  }
}
