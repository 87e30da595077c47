import * as z from 'zod/mini';

import { BadRequest } from '#localstack/controls/bad-request.ts';

import { act, customerByEmail, subscriptionActs } from './acts.ts';
import type { LocalStripe } from './local-stripe.ts';
import { endPeriod, type MoveClock } from './page-server.ts';

const body = z.strictObject({ email: z.string(), act: z.enum([...subscriptionActs, 'advance']) });

/** `POST /__local/stripe`: triggers an event for a customer; `advance` ends the period. */
export async function stripeControl(
  stripe: LocalStripe | undefined,
  moveClock: MoveClock,
  given: unknown,
): Promise<object> {
  if (stripe === undefined) throw new BadRequest('The real payment provider is configured.');
  const parsed = body.safeParse(given);
  if (!parsed.success) {
    const acts = body.shape.act.def.entries;
    throw new BadRequest(`Expected JSON {"email", "act": ${Object.keys(acts).join('|')}}.`);
  }
  const { email, act: wanted } = parsed.data;
  stripe.settle();
  const customer = customerByEmail(stripe.ledger, email);
  if (customer === undefined)
    throw new BadRequest('Nobody with this address has been to a payment page.');
  const done =
    wanted === 'advance'
      ? await endPeriod(stripe, moveClock, customer.id)
      : act(stripe.ledger, customer.id, wanted);
  stripe.settle();
  if (!done) throw new BadRequest('There is nothing to do this to.');
  return { email, act: wanted };
}
