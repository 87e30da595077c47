import { refundNewest } from './invoices.ts';
import type { Ledger } from './ledger.ts';
import type { LocalCustomer, LocalSession, LocalSubscription } from './objects.ts';
import { priceIds, type SoldPlan } from './prices.ts';
import { changePlan, payArrears, setCancellation, startSubscription } from './subscriptions.ts';

/** Actions that a person or a test can perform on a subscription. */
export const subscriptionActs = [
  'change-to-BASIC',
  'change-to-PRO',
  'cancel',
  'resume',
  'pay',
  'decline',
  'accept',
  'refund',
] as const;
export type SubscriptionAct = (typeof subscriptionActs)[number];

/** The newest active subscription of a customer. */
export function livingSubscription(
  ledger: Ledger,
  customer: string,
): LocalSubscription | undefined {
  return ledger.book.subscriptions.findLast(
    (candidate) => candidate.customer === customer && candidate.status !== 'canceled',
  );
}

export function customerByEmail(ledger: Ledger, email: string): LocalCustomer | undefined {
  return ledger.book.customers.findLast((candidate) => candidate.email === email);
}

/** Pays a payment page; false when it can no longer be paid or the card is declined. */
export function paySession(ledger: Ledger, session: LocalSession): boolean {
  const wanted = ledger.book.hidden.wanted[session.id];
  if (session.status !== 'open' || wanted === undefined) return false;
  const begun = startSubscription(ledger, session.customer, wanted.price, wanted.metadata);
  if (begun === undefined) return false;
  session.status = 'complete';
  session.url = null;
  ledger.emit('checkout.session.completed', session);
  return true;
}

/** Performs an action for a customer; false when it has no object. */
export function act(ledger: Ledger, customer: string, wanted: SubscriptionAct): boolean {
  if (wanted === 'refund') return refundNewest(ledger, customer);
  if (wanted === 'decline' || wanted === 'accept') {
    const { hidden } = ledger.book;
    hidden.declined = hidden.declined.filter((candidate) => candidate !== customer);
    if (wanted === 'decline') hidden.declined.push(customer);
    return true;
  }
  return actOnSubscription(ledger, customer, wanted);
}

type LivingAct = Exclude<SubscriptionAct, 'refund' | 'decline' | 'accept'>;

function actOnSubscription(ledger: Ledger, customer: string, wanted: LivingAct): boolean {
  const subscription = livingSubscription(ledger, customer);
  if (subscription === undefined) return false;
  const changeTo = (plan: SoldPlan) => changePlan(ledger, subscription, priceIds[plan]);
  switch (wanted) {
    case 'change-to-BASIC':
      changeTo('BASIC');
      break;
    case 'change-to-PRO':
      changeTo('PRO');
      break;
    case 'cancel':
    case 'resume':
      setCancellation(ledger, subscription, wanted === 'cancel');
      break;
    case 'pay':
      act(ledger, customer, 'accept'); // with another card
      payArrears(ledger, subscription);
  }
  return true;
}
