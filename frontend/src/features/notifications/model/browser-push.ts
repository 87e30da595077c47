import { findStored, removeStored, saveStored } from '#frontend/src/lib/browser/browser-storage.ts';
import {
  askForPush,
  findPushSubscription,
  isPushAllowed,
  pushAbility,
  subscribeBrowser,
} from '#frontend/src/lib/browser/push-browser.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { ApiError } from '#frontend/src/lib/calls/api-error.ts';
import type { Account } from '#shared/contracts/auth.ts';
import {
  getVapidPublicKey,
  pushSubscription,
  subscribePush,
  unsubscribePush,
} from '#shared/contracts/notifications.ts';

import type { PushWorld } from './push-switch.ts';

/** Which account's messages this browser gets, and where: the account's id and the browser's address. */
const KEY = 'listownik.push';
const TAKEN = 409;

/** This browser and the server, for the switch of one account. */
export function browserPush(id: Account['id']): PushWorld {
  return {
    ability: pushAbility,
    find: findPushSubscription,
    isAllowed: isPushAllowed,
    known: () => {
      const [owner, endpoint] = findStored('local', KEY)?.split(' ') ?? [];
      return owner === id ? endpoint : undefined;
    },
    setKnown: (endpoint) => {
      if (endpoint === undefined) removeStored('local', KEY);
      else saveStored('local', KEY, `${id} ${endpoint}`);
    },
    ask: askForPush,
    publicKey: async () => (await call(getVapidPublicKey, {})).publicKey,
    subscribe: subscribeBrowser,
    store: async (subscription) => {
      try {
        await call(subscribePush, { body: pushSubscription.parse(subscription) });
        return 'stored';
      } catch (error) {
        if (error instanceof ApiError && error.reason === TAKEN) return 'taken';
        throw error;
      }
    },
    forget: (endpoint) => call(unsubscribePush, { body: { endpoint } }),
  };
}
