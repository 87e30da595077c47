import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { hashOf } from '#functions/platform/ids.ts';
import { isPushEndpoint } from '#functions/platform/push/push-endpoint.ts';
import { arePushKeys } from '#functions/platform/push/push-keys.ts';
import type { PushSubscriptionBody } from '#shared/contracts/notifications.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { MAX_SUBSCRIPTIONS } from './subscription.ts';
import {
  claimEndpoint,
  listSubscriptions,
  releaseEndpoint,
  removeSubscription,
  saveSubscription,
} from './subscription-repository.ts';

const FOREIGN_SERVICE = 'Ta usługa powiadomień nie jest obsługiwana.';
const BROKEN_KEYS = 'Przeglądarka podała nieprawidłowe klucze powiadomień.';
const TAKEN = 'Ta przeglądarka odbiera już powiadomienia innego konta. Włącz je ponownie.';

/**
 * Stores the subscription of a browser. The address passes to the last user who subscribed in this browser,
 * so that nobody's messages are shown to the next user. Throws `INVALID_INPUT` for an address outside the
 * push services and for unusable keys, `CONFLICT` for somebody else's address.
 */
export async function subscribe(
  userId: UserId,
  { endpoint, keys }: PushSubscriptionBody,
  clock: Clock = systemClock,
): Promise<void> {
  if (!isPushEndpoint(endpoint)) throw new AppError('INVALID_INPUT', { message: FOREIGN_SERVICE });
  if (!arePushKeys(keys)) throw new AppError('INVALID_INPUT', { message: BROKEN_KEYS });
  const endpointHash = hashOf(endpoint);
  const keysHash = hashOf(`${keys.p256dh} ${keys.auth}`);
  const createdAt = clock().toISOString();
  // The user's own row is written first: an erasure finds it, and it has no effect before the claim.
  await saveSubscription(userId, { endpointHash, endpoint, keys, createdAt });
  if (!(await claimEndpoint({ userId, endpointHash }, keysHash))) {
    await removeSubscription({ userId, endpointHash });
    throw new AppError('CONFLICT', { message: TAKEN });
  }
  await dropOldest(userId);
}

/** Removes a browser's subscription. One that belongs to somebody else, or to nobody, stays unchanged. */
export async function unsubscribe(userId: UserId, endpoint: string): Promise<void> {
  await forgetSubscription(userId, hashOf(endpoint));
}

/** Removes one subscription: the address first, so that it is unused from then on. Safe to repeat. */
export async function forgetSubscription(userId: UserId, endpointHash: string): Promise<void> {
  await releaseEndpoint({ userId, endpointHash });
  await removeSubscription({ userId, endpointHash });
}

async function dropOldest(userId: UserId): Promise<void> {
  const tooMany = (await listSubscriptions(userId)).slice(MAX_SUBSCRIPTIONS);
  for (const { endpointHash } of tooMany) await forgetSubscription(userId, endpointHash);
}
