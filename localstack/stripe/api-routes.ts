import * as z from 'zod/mini';

import { ApiError, type Call, parse, type Route } from './api-call.ts';
import { type Ledger, newId } from './ledger.ts';
import { listOf, type LocalSession } from './objects.ts';
import { planOf } from './prices.ts';
import { cancelNow } from './subscriptions.ts';
import { withdrawalRoutes } from './withdrawal-routes.ts';

const metadata = z._default(z.record(z.string(), z.string()), {});
const customerCreation = z.object({ email: z.string(), metadata });
const ofCustomer = z.object({ customer: z.string(), status: z.optional(z.string()) });
const sessionCreation = z.object({
  mode: z.literal('subscription'),
  customer: z.string(),
  line_items: z.object({ 0: z.object({ price: z.string(), quantity: z.literal('1') }) }),
  subscription_data: z._default(z.object({ metadata }), { metadata: {} }),
  success_url: z.string(),
  cancel_url: z.string(),
});
const portalCreation = z.object({ customer: z.string(), return_url: z.string() });

/** Exactly the calls that the product makes. */
export const apiRoutes: readonly Route[] = [
  { method: 'POST', path: /^\/v1\/customers$/, answer: createCustomer },
  { method: 'GET', path: /^\/v1\/customers\/([^/]+)$/, answer: getCustomer },
  { method: 'DELETE', path: /^\/v1\/customers\/([^/]+)$/, answer: deleteCustomer },
  { method: 'GET', path: /^\/v1\/subscriptions$/, answer: listSubscriptions },
  { method: 'GET', path: /^\/v1\/invoices$/, answer: listInvoices },
  { method: 'GET', path: /^\/v1\/charges$/, answer: listCharges },
  { method: 'POST', path: /^\/v1\/checkout\/sessions$/, answer: createSession },
  { method: 'GET', path: /^\/v1\/checkout\/sessions$/, answer: listSessions },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, answer: expireSession },
  { method: 'POST', path: /^\/v1\/billing_portal\/sessions$/, answer: createPortal },
  ...withdrawalRoutes,
];

function createCustomer({ ledger, given }: Call) {
  const wanted = parse(customerCreation, given);
  const created = { id: newId('cus'), object: 'customer' as const, created: ledger.now() };
  const customer = { ...created, ...wanted };
  ledger.book.customers.push(customer);
  return customer;
}

function find({ ledger }: Call, id: string) {
  const customer = ledger.book.customers.find((candidate) => candidate.id === id);
  if (customer === undefined)
    throw new ApiError(404, 'resource_missing', `No such customer: ${id}`);
  return customer;
}

function findLiving(call: Call, id: string) {
  const customer = find(call, id);
  if (customer.deleted) throw new ApiError(400, 'resource_missing', `No such customer: ${id}`);
  return customer;
}

function getCustomer(call: Call) {
  const { id, deleted, ...customer } = find(call, call.id);
  return deleted ? { id, object: 'customer', deleted } : { id, ...customer };
}

function deleteCustomer(call: Call) {
  const customer = find(call, call.id);
  const { ledger, id } = call;
  if (customer.deleted) throw new ApiError(404, 'resource_missing', `No such customer: ${id}`);
  for (const subscription of ledger.book.subscriptions) {
    const isTheirs = subscription.customer === id && subscription.status !== 'canceled';
    if (isTheirs) cancelNow(ledger, subscription);
  }
  for (const session of openSessions(ledger, id)) expire(session);
  Object.assign(customer, { deleted: true, email: '', metadata: {} });
  ledger.emit('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

function listSubscriptions(call: Call) {
  const { customer, status } = parse(ofCustomer, call.given);
  const theirs = call.ledger.book.subscriptions.filter((found) => found.customer === customer);
  const shown = theirs.filter((found) => status === 'all' || found.status !== 'canceled');
  return listOf(shown.toReversed());
}

function listInvoices(call: Call) {
  const { customer, status } = parse(ofCustomer, call.given);
  const theirs = call.ledger.book.invoices.filter((found) => found.customer === customer);
  const shown = theirs.filter((found) => status === undefined || found.status === status);
  return listOf(shown.toReversed().slice(0, limitOf(call)));
}

function listCharges(call: Call) {
  const { customer } = parse(ofCustomer, call.given);
  const theirs = call.ledger.book.charges.filter((found) => found.customer === customer);
  return listOf(theirs.toReversed().slice(0, limitOf(call)));
}

function limitOf({ given }: Call): number {
  return typeof given.limit === 'string' ? Number(given.limit) : 10;
}

function createSession(call: Call) {
  const { ledger, given, pageAt } = call;
  const wanted = parse(sessionCreation, given);
  const { price } = wanted.line_items[0];
  if (planOf(price) === undefined) {
    throw new ApiError(400, 'resource_missing', `No such price: ${price}`);
  }
  const id = newId('cs');
  const session: LocalSession = {
    id,
    object: 'checkout.session',
    created: ledger.now(),
    customer: findLiving(call, wanted.customer).id,
    status: 'open',
    url: pageAt('checkout', id),
    success_url: wanted.success_url,
    cancel_url: wanted.cancel_url,
  };
  ledger.book.sessions.push(session);
  ledger.book.hidden.wanted[id] = { price, metadata: wanted.subscription_data.metadata };
  return session;
}

function openSessions(ledger: Ledger, customer: string): LocalSession[] {
  return ledger.book.sessions.filter(
    (session) => session.customer === customer && session.status === 'open',
  );
}

function listSessions({ ledger, given }: Call) {
  const { customer } = parse(ofCustomer, given);
  return listOf(openSessions(ledger, customer).toReversed());
}

function expire(session: LocalSession): void {
  session.status = 'expired';
  session.url = null;
}

function expireSession({ ledger, id }: Call) {
  const session = ledger.book.sessions.find((candidate) => candidate.id === id);
  if (session?.status !== 'open') {
    throw new ApiError(400, 'resource_missing', 'Only open sessions can be expired.');
  }
  expire(session);
  return session;
}

function createPortal(call: Call) {
  const { customer, return_url: returnUrl } = parse(portalCreation, call.given);
  const id = newId('bps');
  call.ledger.book.hidden.portals[id] = { customer: findLiving(call, customer).id, returnUrl };
  return { id, object: 'billing_portal.session', url: call.pageAt('portal', id) };
}
