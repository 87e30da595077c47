import * as z from 'zod/mini';

/** The provider's objects, with the members that the product reads. Times are epoch seconds. */
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ object: z.literal('list'), has_more: z.literal(false), data: z.array(item) });

const metadata = z.record(z.string(), z.string());

const customer = z.object({
  id: z.string(),
  object: z.literal('customer'),
  created: z.number(),
  email: z.string(),
  metadata,
  deleted: z.optional(z.literal(true)),
});

const subscription = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  created: z.number(),
  customer: z.string(),
  status: z.enum(['active', 'past_due', 'canceled']),
  cancel_at_period_end: z.boolean(),
  metadata,
  items: list(
    z.object({
      id: z.string(),
      object: z.literal('subscription_item'),
      price: z.object({ id: z.string(), object: z.literal('price') }),
      current_period_start: z.number(),
      current_period_end: z.number(),
    }),
  ),
});

const origin = z.object({ proration: z.boolean(), subscription: z.string() });

const line = z.object({
  id: z.string(),
  object: z.literal('line_item'),
  amount: z.number(),
  currency: z.literal('pln'),
  period: z.object({ start: z.number(), end: z.number() }),
  parent: z.union([
    z.object({ type: z.literal('subscription_item_details'), subscription_item_details: origin }),
    z.object({ type: z.literal('invoice_item_details'), invoice_item_details: origin }),
  ]),
  pricing: z.object({
    type: z.literal('price_details'),
    price_details: z.object({ price: z.string() }),
  }),
});

const invoice = z.object({
  id: z.string(),
  object: z.literal('invoice'),
  created: z.number(),
  customer: z.string(),
  status: z.enum(['open', 'paid', 'void']),
  currency: z.literal('pln'),
  amount_due: z.number(),
  lines: list(line),
  payments: list(
    z.object({
      id: z.string(),
      object: z.literal('invoice_payment'),
      status: z.enum(['open', 'paid']),
      payment: z.object({ type: z.literal('payment_intent'), payment_intent: z.string() }),
    }),
  ),
});

const charge = z.object({
  id: z.string(),
  object: z.literal('charge'),
  created: z.number(),
  customer: z.string(),
  payment_intent: z.string(),
  amount: z.number(),
  amount_refunded: z.number(),
  refunded: z.boolean(),
  refunds: list(
    z.object({
      id: z.string(),
      object: z.literal('refund'),
      amount: z.number(),
      created: z.number(),
      status: z.literal('succeeded'),
    }),
  ),
});

const session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  created: z.number(),
  customer: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  url: z.nullable(z.string()),
  success_url: z.string(),
  cancel_url: z.string(),
});

/** State that the provider's answers do not contain. */
const hidden = z.object({
  /** Price of a payment page, and the metadata of its subscription. */
  wanted: z.record(z.string(), z.object({ price: z.string(), metadata })),
  /** Customers whose card is declined. */
  declined: z.array(z.string()),
  /** Subscriptions whose price changes with the next period. */
  nextPrice: z.record(z.string(), z.string()),
  /** Portal pages: their customer and return address. */
  portals: z.record(z.string(), z.object({ customer: z.string(), returnUrl: z.string() })),
  /** Answers by idempotency key. */
  answered: z.record(z.string(), z.string()),
});

export const bookShape = z.object({
  customers: z.array(customer),
  subscriptions: z.array(subscription),
  invoices: z.array(invoice),
  charges: z.array(charge),
  sessions: z.array(session),
  hidden,
});

export type Book = z.infer<typeof bookShape>;
export type LocalCustomer = z.infer<typeof customer>;
export type LocalSubscription = z.infer<typeof subscription>;
export type LocalInvoice = z.infer<typeof invoice>;
export type LocalCharge = z.infer<typeof charge>;
export type LocalLine = z.infer<typeof line>;
export type LocalSession = z.infer<typeof session>;

export const emptyBook = (): Book => ({
  customers: [],
  subscriptions: [],
  invoices: [],
  charges: [],
  sessions: [],
  hidden: { wanted: {}, declined: [], nextPrice: {}, portals: {}, answered: {} },
});

export function listOf<Item>(data: Item[]) {
  return { object: 'list' as const, has_more: false as const, data };
}
