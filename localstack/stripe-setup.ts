import { env } from 'node:process';
import Stripe from 'stripe';

import { plans } from '#shared/domain/plans.ts';

import { PERIOD_DAYS, type SoldPlan, soldPlans } from './stripe/prices.ts';

/*
 * `npm run stripe:setup`: creates a product and a price for each plan, and the settings of the customer
 * portal, on the account of STRIPE_SECRET_KEY. Safe to repeat: existing objects are found by their lookup key
 * or mark and only listed. With STRIPE_WEBHOOK_URL it also creates the webhook endpoint.
 */

const MARK = 'listownik';
const EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
] as const;

/** The price of a plan with exactly these terms; a new amount creates a new price beside the old one. */
async function ensurePrice(stripe: Stripe, plan: SoldPlan): Promise<Stripe.Price> {
  const { label, priceGrosze } = plans[plan];
  const lookupKey = `${MARK}_${plan.toLowerCase()}_${priceGrosze}_pln_${PERIOD_DAYS}d`;
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  const [known] = found.data;
  if (known !== undefined) return known;
  const product = await stripe.products.create(
    { name: `Listownik ${label}`, metadata: { [MARK]: plan } },
    { idempotencyKey: `${lookupKey}_product` },
  );
  return stripe.prices.create(
    {
      product: product.id,
      currency: 'pln',
      unit_amount: priceGrosze,
      tax_behavior: 'inclusive',
      recurring: { interval: 'day', interval_count: PERIOD_DAYS },
      lookup_key: lookupKey,
      transfer_lookup_key: true, // from a price that was archived
    },
    { idempotencyKey: lookupKey },
  );
}

/** A more expensive plan applies at once, a cheaper one and a cancellation from the next period on. */
async function ensurePortal(stripe: Stripe, prices: readonly Stripe.Price[]): Promise<string> {
  const mark = prices.map(({ id }) => id).join(' ');
  const known = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const same = known.data.find(({ metadata }) => metadata?.[MARK] === mark);
  if (same !== undefined) return same.id;
  const created = await stripe.billingPortal.configurations.create({
    metadata: { [MARK]: mark },
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: prices.map(({ id, product }) => ({
          product: typeof product === 'string' ? product : product.id,
          prices: [id],
        })),
        schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
      },
    },
  });
  return created.id;
}

/** The endpoint's secret is shown once, at its creation; an existing endpoint keeps its own. */
async function ensureWebhook(stripe: Stripe, url: string): Promise<string | undefined> {
  const known = await stripe.webhookEndpoints.list({ limit: 100 });
  if (known.data.some((endpoint) => endpoint.url === url)) return undefined;
  const created = await stripe.webhookEndpoints.create({ url, enabled_events: [...EVENTS] });
  return created.secret;
}

async function setUp(secretKey: string): Promise<void> {
  const stripe = new Stripe(secretKey, { telemetry: false });
  const prices: Stripe.Price[] = [];
  for (const plan of soldPlans) {
    const price = await ensurePrice(stripe, plan);
    prices.push(price);
    console.log(`STRIPE_PRICE_${plan}=${price.id}`);
  }
  const stripePortalConfiguration = await ensurePortal(stripe, prices);
  console.log(`STRIPE_PORTAL_CONFIGURATION=${stripePortalConfiguration}`);
  const [BASIC, PRO] = prices.map(({ id }) => [id]);
  const stage = { stripePrices: { BASIC, PRO }, stripePortalConfiguration };
  console.log(`# The same for a stage in cdk.json: ${JSON.stringify(stage).slice(1, -1)}`);
  const url = env.STRIPE_WEBHOOK_URL;
  if (url === undefined || url === '') return;
  const secret = await ensureWebhook(stripe, url);
  console.log(
    secret === undefined
      ? `# ${url} is known already; its secret is in the Dashboard.`
      : `STRIPE_WEBHOOK_SECRET=${secret}`,
  );
}

const secretKey = env.STRIPE_SECRET_KEY;
if (secretKey === undefined || secretKey === '') {
  console.error('Set STRIPE_SECRET_KEY to the secret key of the account to set up.');
  process.exitCode = 1;
} else {
  await setUp(secretKey).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
