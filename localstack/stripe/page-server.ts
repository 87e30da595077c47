import type { IncomingMessage, ServerResponse } from 'node:http';

import { pressedButton, show, type Shown } from '#localstack/controls/local-page.ts';

import { act, livingSubscription, paySession, subscriptionActs } from './acts.ts';
import type { LocalStripe } from './local-stripe.ts';
import { checkoutPage, page, portalPage } from './pages.ts';
import { endOf } from './subscriptions.ts';

/** Moves the product's clock to an instant and performs everything that comes due. */
export type MoveClock = (to: Date) => Promise<void>;

type Visit = {
  stripe: LocalStripe;
  moveClock: MoveClock;
  id: string;
  /** The pressed button; absent when the page is only viewed. */
  pressed: string | undefined;
};

/** Serves the stand-in's pages; false for any other path. */
export async function sendPaymentPage(
  stripe: LocalStripe | undefined,
  moveClock: MoveClock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const [, kind, id = ''] = /^\/__local\/stripe\/(checkout|portal)\/(\w+)$/.exec(path) ?? [];
  if (kind === undefined || stripe === undefined) return false;
  const pressed = request.method === 'POST' ? await pressedButton(request) : undefined;
  stripe.settle();
  const visit = { stripe, moveClock, id, pressed };
  const shown = kind === 'checkout' ? visitCheckout(visit) : await visitPortal(visit);
  stripe.settle();
  show(response, shown);
  return true;
}

const gone: Shown = {
  status: 404,
  html: page('Tej strony już nie ma', '<p>Wróć do Listownika i otwórz ją jeszcze raz.</p>'),
};

function visitCheckout({ stripe: { ledger }, id, pressed }: Visit): Shown {
  const session = ledger.book.sessions.find((candidate) => candidate.id === id);
  if (session?.status !== 'open') return gone;
  if (pressed === 'abandon') return { status: 303, location: session.cancel_url };
  if (pressed !== 'pay') return { status: 200, html: checkoutPage(ledger, session, false) };
  return paySession(ledger, session)
    ? { status: 303, location: session.success_url }
    : { status: 402, html: checkoutPage(ledger, session, true) };
}

async function visitPortal({ stripe, moveClock, id, pressed }: Visit): Promise<Shown> {
  const { ledger } = stripe;
  const portal = ledger.book.hidden.portals[id];
  if (portal === undefined) return gone;
  const { customer, returnUrl } = portal;
  if (pressed === undefined) {
    return { status: 200, html: portalPage(ledger, id, customer, returnUrl) };
  }
  const wanted = subscriptionActs.find((name) => name === pressed);
  if (wanted !== undefined) act(ledger, customer, wanted);
  else if (pressed === 'advance') await endPeriod(stripe, moveClock, customer);
  return { status: 303, location: `/__local/stripe/portal/${id}` };
}

/** Moves the product's clock just past the end of a customer's period; false without a subscription. */
export async function endPeriod(
  { ledger }: LocalStripe,
  moveClock: MoveClock,
  customer: string,
): Promise<boolean> {
  const subscription = livingSubscription(ledger, customer);
  if (subscription === undefined) return false;
  await moveClock(new Date((endOf(subscription) + 1) * 1_000));
  return true;
}
