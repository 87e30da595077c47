import { ask } from './payment-sdk.ts';
import {
  chargeList,
  invoiceList,
  type PaidInvoice,
  subscriptionList,
  toPaidInvoices,
} from './payment-shapes.ts';

/** A customer's purchase: one contract, which renewals continue. */
export type PaidPurchase = {
  subscriptionId: string;
  priceId: string;
  boughtAt: Date;
  /** Whether the buyer asked for the plan to begin at once (ustawa o prawach konsumenta, art. 15 ust. 3). */
  startRequested: boolean;
  /** Grosze paid for it and not refunded. */
  paid: number;
};

/** Contracts checked: nobody buys more within the withdrawal period. */
const LOOKED_AT = 50;

type Charge = { id: string; amount: number; refunded: number };

/** What a customer has bought and paid for, including cancelled contracts, the newest first. */
export async function readPurchases(customerId: string): Promise<PaidPurchase[]> {
  const { subscriptions, invoices } = await readAll(customerId);
  return subscriptions
    .flatMap(({ id, created, metadata }) => {
      const charges = chargesOf(id, invoices);
      const priceId = newestPriceOf(id, invoices);
      if (created === undefined || priceId === undefined || charges.length === 0) return [];
      return {
        subscriptionId: id,
        priceId,
        boughtAt: new Date(created * 1_000),
        startRequested: metadata?.startRequestedAt !== undefined,
        paid: charges.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
      };
    })
    .toSorted((one, other) => other.boughtAt.getTime() - one.boughtAt.getTime());
}

/**
 * Ends a contract after a withdrawal: it is marked, cancelled, and this many grosze of the paid sum are
 * refunded the way they came. Safe to repeat: earlier refunds count. Throws `UNAVAILABLE`.
 */
export async function undoPurchase(
  { customerId, subscriptionId, refund }: Undone,
  withdrawnAt: string,
): Promise<void> {
  const { subscriptions, invoices } = await readAll(customerId);
  const subscription = subscriptions.find(({ id }) => id === subscriptionId);
  // A cancelled contract can no longer be changed; it was marked before it was cancelled.
  if (subscription !== undefined && subscription.status !== 'canceled') {
    const metadata = { ...subscription.metadata, withdrawnAt };
    await ask((sdk) => sdk.subscriptions.update(subscriptionId, { metadata }));
    await ask((sdk) => sdk.subscriptions.cancel(subscriptionId));
  }
  const charges = chargesOf(subscriptionId, invoices);
  let missing = refund - charges.reduce((sum, { refunded }) => sum + refunded, 0);
  for (const { id, amount, refunded } of charges) {
    const part = Math.min(missing, amount - refunded);
    if (part <= 0) continue;
    const wanted = { charge: id, amount: part };
    const idempotencyKey = `listownik-withdrawal-${id}-${refunded + part}`;
    await ask((sdk) => sdk.refunds.create(wanted, { idempotencyKey }));
    missing -= part;
  }
}

export type Undone = {
  customerId: string;
  subscriptionId: string;
  /** Grosze refunded in total. */
  refund: number;
};

type InvoiceWithCharges = PaidInvoice & { charges: Charge[] };

async function readAll(customerId: string) {
  const [subscriptions, invoices, charges] = await Promise.all([
    ask((sdk) => sdk.subscriptions.list({ customer: customerId, status: 'all', limit: LOOKED_AT })),
    ask((sdk) =>
      sdk.invoices.list({
        customer: customerId,
        status: 'paid',
        limit: LOOKED_AT,
        expand: ['data.payments'],
      }),
    ),
    ask((sdk) => sdk.charges.list({ customer: customerId, limit: LOOKED_AT })),
  ]);
  return {
    subscriptions: subscriptionList.parse(subscriptions.data),
    invoices: withCharges(invoiceList.parse(invoices.data), chargeList.parse(charges.data)),
  };
}

type Invoices = ReturnType<typeof invoiceList.parse>;
type Charges = ReturnType<typeof chargeList.parse>;

function withCharges(invoices: Invoices, charges: Charges): InvoiceWithCharges[] {
  const paid = toPaidInvoices(invoices, charges);
  return invoices.flatMap(({ payments }, index) => {
    const invoice = paid[index];
    const ids = (payments?.data ?? []).flatMap(({ payment }) => [
      ...[payment.payment_intent, payment.charge].filter((id) => id != null),
    ]);
    const own = charges.filter(
      ({ id, payment_intent: intent }) =>
        ids.includes(id) || (intent != null && ids.includes(intent)),
    );
    const shown = own.map(({ id, amount, amount_refunded: refunded }) => ({
      id,
      amount,
      refunded,
    }));
    return invoice === undefined ? [] : { ...invoice, charges: shown };
  });
}

function chargesOf(subscriptionId: string, invoices: readonly InvoiceWithCharges[]): Charge[] {
  return invoices
    .filter(({ lines }) => lines.some((line) => line.subscriptionId === subscriptionId))
    .flatMap(({ charges }) => charges);
}

/** The price of a contract: that of its newest period, or of a more expensive plan within it. */
function newestPriceOf(
  subscriptionId: string,
  invoices: readonly PaidInvoice[],
): string | undefined {
  return invoices
    .flatMap(({ lines }) => lines)
    .filter((line) => line.subscriptionId === subscriptionId && line.amount > 0)
    .toSorted((one, other) => one.start - other.start)
    .at(-1)?.priceId;
}
