import * as z from 'zod/mini';

import { ApiError, type Call, parse, type Route } from './api-call.ts';
import { refundPart } from './invoices.ts';
import { cancelNow } from './subscriptions.ts';

const change = z.object({ metadata: z.record(z.string(), z.string()) });
const refund = z.object({ charge: z.string(), amount: z.string() });

/** The calls for a withdrawal: metadata of the contract, its end, and the refund. */
export const withdrawalRoutes: readonly Route[] = [
  { method: 'POST', path: /^\/v1\/subscriptions\/([^/]+)$/, answer: changeSubscription },
  { method: 'DELETE', path: /^\/v1\/subscriptions\/([^/]+)$/, answer: cancelSubscription },
  { method: 'POST', path: /^\/v1\/refunds$/, answer: createRefund },
];

/** An ended subscription can be neither changed nor cancelled again. */
function living({ ledger, id }: Call) {
  const found = ledger.book.subscriptions.find((candidate) => candidate.id === id);
  if (found === undefined || found.status === 'canceled') {
    throw new ApiError(404, 'resource_missing', `No such subscription: ${id}`);
  }
  return found;
}

function changeSubscription(call: Call) {
  const subscription = living(call);
  Object.assign(subscription.metadata, parse(change, call.given).metadata);
  call.ledger.emit('customer.subscription.updated', subscription);
  return subscription;
}

function cancelSubscription(call: Call) {
  const subscription = living(call);
  cancelNow(call.ledger, subscription);
  return subscription;
}

function createRefund({ ledger, given }: Call) {
  const { charge: id, amount } = parse(refund, given);
  const charge = ledger.book.charges.find((candidate) => candidate.id === id);
  const grosze = Number(amount);
  if (charge === undefined || !(grosze > 0) || grosze > charge.amount - charge.amount_refunded) {
    throw new ApiError(400, 'charge_already_refunded', 'Nothing of that size is left to refund.');
  }
  return refundPart(ledger, charge, grosze);
}
