import * as z from 'zod/mini';

/**
 * The parts of the payment provider's objects that the product reads. An id stands where the provider may
 * also send the whole object.
 */
const reference = z.pipe(
  z.union([z.string(), z.looseObject({ id: z.string() })]),
  z.transform((given) => (typeof given === 'string' ? given : given.id)),
);
const seconds = z.number(); // since the epoch

const subscriptionShape = z.object({
  id: z.string(),
  status: z.string(),
  created: z.optional(seconds),
  /** Written by us: `startRequestedAt` and `withdrawnAt`, ISO instants. */
  metadata: z.optional(z.record(z.string(), z.string())),
});

const lineOrigin = z.object({ proration: z.boolean(), subscription: z.nullish(reference) });

const lineShape = z.object({
  amount: z.number(), // grosze
  period: z.object({ start: seconds, end: seconds }),
  // The provider bills a period as the subscription's own item and a correction as an item added to it.
  parent: z.nullish(
    z.object({
      subscription_item_details: z.nullish(lineOrigin),
      invoice_item_details: z.nullish(lineOrigin),
    }),
  ),
  pricing: z.nullish(z.object({ price_details: z.nullish(z.object({ price: reference })) })),
});

const paymentShape = z.object({
  status: z.string(),
  payment: z.object({ payment_intent: z.nullish(reference), charge: z.nullish(reference) }),
});

const invoiceShape = z.object({
  id: z.string(),
  lines: z.object({ data: z.array(lineShape) }),
  payments: z.nullish(z.object({ data: z.array(paymentShape) })),
});

const chargeShape = z.object({
  id: z.string(),
  payment_intent: z.nullish(reference),
  amount: z.number(), // grosze
  amount_refunded: z.number(),
  /** Whether it was refunded completely. */
  refunded: z.boolean(),
  refunds: z.nullish(
    z.object({ data: z.array(z.object({ created: seconds, status: z.nullish(z.string()) })) }),
  ),
});

export const subscriptionList = z.array(subscriptionShape);
export const invoiceList = z.array(invoiceShape);
export const chargeList = z.array(chargeShape);

/** An event's subject: a customer, or something that belongs to one. */
const subject = z.looseObject({
  id: z.optional(z.string()),
  object: z.string(),
  customer: z.nullish(reference),
});

/** The customer of an event; `undefined` when it concerns none. */
export function customerOfSubject(given: unknown): string | undefined {
  const parsed = subject.safeParse(given);
  if (!parsed.success) return undefined;
  const { id, object, customer } = parsed.data;
  return object === 'customer' ? id : (customer ?? undefined);
}

export type Subscription = z.infer<typeof subscriptionShape>;

/** One line of a paid invoice: a part of a subscription's price, for a span of time. */
export type PaidLine = {
  subscriptionId: string;
  priceId: string;
  /** A correction within a period, after a change of plan, instead of a whole period. */
  proration: boolean;
  amount: number; // grosze; negative for what is credited
  start: number; // epoch seconds
  end: number;
};

export type PaidInvoice = {
  id: string;
  lines: PaidLine[];
  /** Epoch seconds; absent while the provider keeps a part of the money. */
  refundedAt: number | undefined;
};

/** Invoices with their refunds. */
export function toPaidInvoices(
  invoices: z.infer<typeof invoiceList>,
  charges: z.infer<typeof chargeList>,
): PaidInvoice[] {
  const byPayment = new Map(
    charges.flatMap((charge) => [
      [charge.id, charge] as const,
      ...(charge.payment_intent == null ? [] : [[charge.payment_intent, charge] as const]),
    ]),
  );
  return invoices.map(({ id, lines, payments }) => {
    const paid = (payments?.data ?? []).filter(({ status }) => status === 'paid');
    const refunds = paid.map(({ payment }) =>
      refundTime(byPayment.get(payment.payment_intent ?? payment.charge ?? '')),
    );
    const whole = refunds.filter((time) => time !== undefined);
    const isRefunded = paid.length > 0 && whole.length === paid.length;
    return {
      id,
      lines: lines.data.flatMap(toPaidLine),
      refundedAt: isRefunded ? Math.max(...whole) : undefined,
    };
  });
}

function refundTime(charge: z.infer<typeof chargeShape> | undefined): number | undefined {
  if (charge?.refunded !== true) return undefined;
  const times = (charge.refunds?.data ?? []).map(({ created }) => created);
  return Math.max(0, ...times);
}

function toPaidLine({ amount, period, parent, pricing }: z.infer<typeof lineShape>): PaidLine[] {
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details;
  const priceId = pricing?.price_details?.price;
  if (details?.subscription == null || priceId === undefined) return [];
  const { proration, subscription: subscriptionId } = details;
  return [{ subscriptionId, priceId, proration, amount, start: period.start, end: period.end }];
}
