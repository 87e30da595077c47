import { type Ledger, newId } from './ledger.ts';
import {
  listOf,
  type LocalCharge,
  type LocalInvoice,
  type LocalLine,
  type LocalSubscription,
} from './objects.ts';
import { amountOf } from './prices.ts';

type Item = { price: string; amount?: number; start: number; end: number; proration?: boolean };

/** Bills a subscription and charges the customer, unless the card is declined. */
export function bill(
  ledger: Ledger,
  subscription: LocalSubscription,
  items: readonly Item[],
): LocalInvoice {
  const lines = items.map((item) => toLine(subscription.id, item));
  const invoice: LocalInvoice = {
    id: newId('in'),
    object: 'invoice',
    created: ledger.now(),
    customer: subscription.customer,
    status: 'open',
    currency: 'pln',
    amount_due: Math.max(
      0,
      lines.reduce((sum, { amount }) => sum + amount, 0),
    ),
    lines: listOf(lines),
    payments: listOf([]),
  };
  ledger.book.invoices.push(invoice);
  const declined = ledger.book.hidden.declined.includes(subscription.customer);
  if (declined) ledger.emit('invoice.payment_failed', invoice);
  else collect(ledger, invoice);
  return invoice;
}

function toLine(
  subscription: string,
  { price, amount = amountOf(price), start, end, proration = false }: Item,
): LocalLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'pln',
    period: { start, end },
    parent: proration
      ? { type: 'invoice_item_details', invoice_item_details: { proration, subscription } }
      : {
          type: 'subscription_item_details',
          subscription_item_details: { proration, subscription },
        },
    pricing: { type: 'price_details', price_details: { price } },
  };
}

/** The subscription of a line. */
export function subscriptionOf({ parent }: LocalLine): string {
  return 'subscription_item_details' in parent
    ? parent.subscription_item_details.subscription
    : parent.invoice_item_details.subscription;
}

/** Charges an invoice. */
export function collect(ledger: Ledger, invoice: LocalInvoice): void {
  const intent = newId('pi');
  invoice.status = 'paid';
  invoice.payments = listOf([
    {
      id: newId('inpay'),
      object: 'invoice_payment',
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: intent },
    },
  ]);
  ledger.book.charges.push({
    id: newId('ch'),
    object: 'charge',
    created: ledger.now(),
    customer: invoice.customer,
    payment_intent: intent,
    amount: invoice.amount_due,
    amount_refunded: 0,
    refunded: false,
    refunds: listOf([]),
  });
  ledger.emit('invoice.paid', invoice);
}

/** Refunds the newest unrefunded payment completely; false when there is none. */
export function refundNewest(ledger: Ledger, customer: string): boolean {
  const charge = ledger.book.charges.findLast(
    (candidate) => candidate.customer === customer && !candidate.refunded,
  );
  if (charge === undefined) return false;
  refundPart(ledger, charge, charge.amount - charge.amount_refunded);
  return true;
}

/** Refunds an amount of a payment, in grosze. */
export function refundPart(ledger: Ledger, charge: LocalCharge, amount: number) {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = {
    id: newId('re'),
    object: 'refund' as const,
    amount,
    created: ledger.now(),
    status: 'succeeded' as const,
  };
  charge.refunds.data.unshift(refund);
  ledger.emit('charge.refunded', charge);
  return refund;
}
