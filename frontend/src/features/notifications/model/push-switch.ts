import type { PushAbility } from '#frontend/src/lib/browser/push-browser.ts';
import type { ToastType } from '#frontend/src/lib/browser/toasts.ts';
import type { PushSubscriptionBody } from '#shared/contracts/notifications.ts';

import { notificationTexts as texts } from './notification-texts.ts';

export type PushState = 'on' | 'off' | Exclude<PushAbility, 'able'>;

/** The part of a browser's subscription that the switch needs. */
export type BrowserSubscription = {
  readonly endpoint: string;
  toJSON: () => unknown;
  unsubscribe: () => Promise<boolean>;
};

/** Browser and server; the real ones are in `browser-push.ts`. */
export type PushWorld = {
  ability: () => PushAbility;
  find: () => Promise<BrowserSubscription | undefined>;
  /** Whether subscribing needs no permission prompt. */
  isAllowed: () => boolean;
  /** The address to which the server sends this account's messages, as far as this browser knows. */
  known: () => string | undefined;
  setKnown: (endpoint: string | undefined) => void;
  ask: () => Promise<boolean>;
  publicKey: () => Promise<string>;
  subscribe: (publicKey: string) => Promise<BrowserSubscription>;
  /** `taken`: the address belongs to another account and this browser cannot prove that it is its own. */
  store: (subscription: unknown) => Promise<'stored' | 'taken'>;
  forget: (endpoint: PushSubscriptionBody['endpoint']) => Promise<unknown>;
};

export type Told = { type: ToastType; message: string };

export async function readPushState(world: PushWorld): Promise<PushState> {
  const ability = world.ability();
  if (ability !== 'able') return ability;
  const subscription = await world.find();
  return subscription !== undefined && subscription.endpoint === world.known() ? 'on' : 'off';
}

/** Turns the messages on (specification, section 4); returns the message for the reader and throws nothing. */
export async function turnOn(world: PushWorld): Promise<Told> {
  if (world.ability() === 'unsupported') return { type: 'error', message: texts.unsupported };
  if ((await readPushState(world)) === 'on') return { type: 'info', message: texts.alreadyOn };
  try {
    if (!(await world.ask())) return { type: 'warning', message: texts.refused };
  } catch {
    return { type: 'error', message: texts.notTurnedOn };
  }
  const publicKey = await world.publicKey().catch(() => undefined);
  if (publicKey === undefined) return { type: 'error', message: texts.noConfiguration };
  const subscription = await world.subscribe(publicKey).catch(() => undefined);
  if (subscription === undefined) return { type: 'error', message: texts.notTurnedOn };
  return storeOrUndo(world, subscription, publicKey);
}

async function storeOrUndo(
  world: PushWorld,
  subscription: BrowserSubscription,
  publicKey: string,
): Promise<Told> {
  let current = subscription;
  try {
    if ((await world.store(current.toJSON())) === 'taken') {
      // A new address does not belong to anybody yet.
      await current.unsubscribe();
      current = await world.subscribe(publicKey);
      if ((await world.store(current.toJSON())) === 'taken')
        throw new Error('The address is taken.');
    }
  } catch {
    // A browser subscription that the server does not know would only appear to be on.
    await current.unsubscribe().catch(() => false);
    return { type: 'error', message: texts.notStored };
  }
  world.setKnown(current.endpoint);
  return { type: 'success', message: texts.turnedOn };
}

/**
 * Turns messages on again that this account had turned on here: after a sign-out, or when the browser's
 * address changed. It neither asks nor reports; a failure is repeated at the next start.
 */
export async function keepOn(world: PushWorld): Promise<void> {
  if (world.known() === undefined || world.ability() !== 'able' || !world.isAllowed()) return;
  if ((await readPushState(world)) === 'on') return;
  const publicKey = await world.publicKey();
  await storeOrUndo(world, await world.subscribe(publicKey), publicKey);
}

/** Turns the messages off: the server first, then the browser. */
export async function turnOff(world: PushWorld): Promise<Told> {
  try {
    const subscription = await world.find();
    if (subscription !== undefined) {
      await world.forget(subscription.endpoint);
      await subscription.unsubscribe();
    }
    world.setKnown(undefined);
    return { type: 'info', message: texts.turnedOff };
  } catch {
    return { type: 'error', message: texts.notTurnedOff };
  }
}
