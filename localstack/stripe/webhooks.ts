import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { type EventType, newId } from './ledger.ts';

/** Sends a signed event; resolves to whether it was accepted. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

/** Pauses before each attempt at an event, in ms: shorter than the provider's, because somebody is waiting. */
const PAUSES_MS = [0, 500, 2_000, 5_000, 15_000, 60_000, 300_000];

/** The `Stripe-Signature` header. Always by real time: the receiver compares it with its own clock. */
export function signatureOf(body: string, secret: string, atMs = Date.now()): string {
  const time = Math.floor(atMs / 1_000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${mac}`;
}

export function eventBody(type: EventType, object: object, created: number): string {
  return JSON.stringify({
    id: newId('evt'),
    object: 'event',
    api_version: 'local',
    created,
    livemode: false,
    type,
    data: { object },
  });
}

export type WebhookSender = {
  send: (body: string) => void;
  /** Resolves when no event is being sent. */
  idle: () => Promise<void>;
  close: () => void;
};

/** Sends events in parallel, each repeated until it is accepted, like the provider. */
export function webhookSender(secret: string, deliver: Deliver): WebhookSender {
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();
  setMaxListeners(0, stopped.signal); // any number of events may be waiting
  const attempt = async (body: string) => {
    for (const pause of PAUSES_MS) {
      await sleep(pause, undefined, { ref: false, signal: stopped.signal });
      const taken = await deliver(body, signatureOf(body, secret)).catch(() => false);
      if (taken) return;
    }
  };
  return {
    send: (body) => {
      const sending = attempt(body)
        .catch(() => undefined) // stopped in a pause
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () => stopped.abort(),
  };
}
