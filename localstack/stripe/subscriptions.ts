import { bill, collect, subscriptionOf } from './invoices.ts';
import { type Ledger, newId } from './ledger.ts';
import { listOf, type LocalInvoice, type LocalSubscription } from './objects.ts';
import { amountOf, PERIOD_SECONDS } from './prices.ts';

/** The one item of a subscription: its price and its period. */
export function itemOf({ id, items }: LocalSubscription) {
  const [item] = items.data;
  if (item === undefined) throw new Error(`Subscription ${id} has no item.`);
  return item;
}

/** Starts a subscription and charges its first period; `undefined` when the card is declined. */
export function startSubscription(
  ledger: Ledger,
  customer: string,
  price: string,
  metadata: Record<string, string>,
): LocalSubscription | undefined {
  if (ledger.book.hidden.declined.includes(customer)) return undefined;
  const start = ledger.now();
  const end = start + PERIOD_SECONDS;
  const subscription: LocalSubscription = {
    id: newId('sub'),
    object: 'subscription',
    created: start,
    customer,
    status: 'active',
    cancel_at_period_end: false,
    metadata,
    items: listOf([
      {
        id: newId('si'),
        object: 'subscription_item' as const,
        price: { id: price, object: 'price' as const },
        current_period_start: start,
        current_period_end: end,
      },
    ]),
  };
  ledger.book.subscriptions.push(subscription);
  ledger.emit('customer.subscription.created', subscription);
  bill(ledger, subscription, [{ price, start, end }]);
  return subscription;
}

/** Performs everything that came due: renewals, cancellations at a period's end. */
export function settleSubscriptions(ledger: Ledger): void {
  for (const subscription of ledger.book.subscriptions) {
    while (subscription.status !== 'canceled' && endOf(subscription) <= ledger.now()) {
      renewOrEnd(ledger, subscription);
    }
  }
}

export function endOf(subscription: LocalSubscription): number {
  return itemOf(subscription).current_period_end;
}

function renewOrEnd(ledger: Ledger, subscription: LocalSubscription): void {
  // A period without payment ends the subscription: the provider has stopped retrying.
  if (subscription.cancel_at_period_end || subscription.status === 'past_due') {
    cancelNow(ledger, subscription);
    return;
  }
  const item = itemOf(subscription);
  const { hidden } = ledger.book;
  item.price.id = hidden.nextPrice[subscription.id] ?? item.price.id;
  hidden.nextPrice = without(hidden.nextPrice, subscription.id);
  item.current_period_start = item.current_period_end;
  item.current_period_end += PERIOD_SECONDS;
  const { current_period_start: start, current_period_end: end } = item;
  const { status } = bill(ledger, subscription, [{ price: item.price.id, start, end }]);
  subscription.status = status === 'paid' ? 'active' : 'past_due';
  ledger.emit('customer.subscription.updated', subscription);
}

function without(record: Record<string, string>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

export function cancelNow(ledger: Ledger, subscription: LocalSubscription): void {
  subscription.status = 'canceled';
  for (const invoice of openInvoices(ledger, subscription)) invoice.status = 'void';
  ledger.emit('customer.subscription.deleted', subscription);
}

/** Cancels at the end of the paid period, or reverts that. */
export function setCancellation(
  ledger: Ledger,
  subscription: LocalSubscription,
  cancel: boolean,
): void {
  subscription.cancel_at_period_end = cancel;
  ledger.emit('customer.subscription.updated', subscription);
}

/** A more expensive plan applies at once and the difference is billed; a cheaper one from the next period on. */
export function changePlan(ledger: Ledger, subscription: LocalSubscription, price: string): void {
  const item = itemOf(subscription);
  const { nextPrice } = ledger.book.hidden;
  if (amountOf(price) <= amountOf(item.price.id)) {
    nextPrice[subscription.id] = price;
  } else {
    const from = item.price.id;
    const end = item.current_period_end;
    const start = ledger.now();
    const share = (end - start) / PERIOD_SECONDS;
    item.price.id = price;
    ledger.book.hidden.nextPrice = without(nextPrice, subscription.id);
    const part = (id: string) => Math.round(amountOf(id) * share);
    bill(ledger, subscription, [
      { price: from, amount: -part(from), start, end, proration: true },
      { price, amount: part(price), start, end, proration: true },
    ]);
  }
  ledger.emit('customer.subscription.updated', subscription);
}

/** Pays an invoice that a declined card left unpaid. */
export function payArrears(ledger: Ledger, subscription: LocalSubscription): void {
  for (const invoice of openInvoices(ledger, subscription)) collect(ledger, invoice);
  if (subscription.status === 'past_due') subscription.status = 'active';
  ledger.emit('customer.subscription.updated', subscription);
}

function openInvoices(ledger: Ledger, { id }: LocalSubscription): LocalInvoice[] {
  return ledger.book.invoices.filter(
    ({ status, lines }) =>
      status === 'open' && lines.data.some((line) => subscriptionOf(line) === id),
  );
}
