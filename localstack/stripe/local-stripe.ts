import { randomBytes } from 'node:crypto';

import { type Clock, systemClock } from '#functions/platform/clock.ts';

import type { PageAddress } from './api-call.ts';
import { type Outage, startPaymentApi } from './api-server.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { settleSubscriptions } from './subscriptions.ts';
import { type Deliver, eventBody, type WebhookSender, webhookSender } from './webhooks.ts';

export type LocalStripe = {
  ledger: Ledger;
  /** Origin of the calls. */
  apiBase: string;
  secretKey: string;
  webhookSecret: string;
  sender: WebhookSender;
  /** Calls whose path matches fail as in an outage of the provider. */
  outage: Outage;
  /** Performs everything that came due, and saves the state. */
  settle: () => void;
  close: () => Promise<void>;
};

type LocalStripeOptions = {
  /** Origin of the pages. */
  origin: string;
  deliver: Deliver;
  /** File of the state. @default in memory only */
  file?: string;
  clock?: Clock;
};

const TICK_MS = 60_000;

/** The stand-in for the payment provider: the same calls, its own pages, signed events. */
export async function startLocalStripe({
  origin,
  deliver,
  file,
  clock = systemClock,
}: LocalStripeOptions): Promise<LocalStripe> {
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const sender = webhookSender(webhookSecret, deliver);
  const ledger: Ledger = openLedger({
    file,
    clock,
    emit: (type, object) => sender.send(eventBody(type, object, ledger.now())),
  });
  const outage: Outage = { path: undefined };
  const pageAt: PageAddress = (kind, id) => `${origin}/__local/stripe/${kind}/${id}`;
  const api = await startPaymentApi({ ledger, secretKey, pageAt, outage });
  const settle = () => {
    settleSubscriptions(ledger);
    ledger.save();
  };
  const ticking = setInterval(settle, TICK_MS).unref();
  return {
    ledger,
    apiBase: api.endpoint,
    secretKey,
    webhookSecret,
    sender,
    outage,
    settle,
    close: async () => {
      clearInterval(ticking);
      sender.close();
      await api.close();
    },
  };
}
