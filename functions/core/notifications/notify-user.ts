import { logger } from '#functions/platform/logger.ts';
import { type PushOptions, type PushPace, sendPush } from '#functions/platform/push/push.ts';
import { isPushEndpoint } from '#functions/platform/push/push-endpoint.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { PushMessage } from '#shared/events/push-message.ts';

import { forgetSubscription } from './subscribe.ts';
import { MAX_SUBSCRIPTIONS, type Subscription } from './subscription.ts';
import {
  findEndpointOwner,
  listSubscriptions,
  removeSubscription,
} from './subscription-repository.ts';

export type Delivery = { delivered: number; removed: number; failed: number };

/**
 * Sends a message to every browser of a user, at the same time. Subscriptions that ended, that another
 * account took over, or whose address is not allowed are removed. A failing browser never stops the others,
 * and nothing is thrown.
 */
export async function notifyUser(
  userId: UserId,
  message: PushMessage,
  options: PushOptions,
  pace?: PushPace,
): Promise<Delivery> {
  const delivery: Delivery = { delivered: 0, removed: 0, failed: 0 };
  const subscriptions = (await listSubscriptions(userId)).slice(0, MAX_SUBSCRIPTIONS);
  const outcomes = subscriptions.map(async (subscription) => {
    const outcome = await sendTo(userId, subscription, message, options, pace).catch(
      (error: unknown) => {
        logger.failure('push message not sent', error, { userId });
        return 'failed' as const;
      },
    );
    delivery[outcome] += 1;
  });
  await Promise.all(outcomes);
  return delivery;
}

async function sendTo(
  userId: UserId,
  { endpointHash, endpoint, keys }: Subscription,
  message: PushMessage,
  options: PushOptions,
  pace?: PushPace,
): Promise<keyof Delivery> {
  if ((await findEndpointOwner(endpointHash)) !== userId) {
    await removeSubscription({ userId, endpointHash });
    return 'removed';
  }
  const isAllowed = isPushEndpoint(endpoint);
  const outcome = isAllowed ? await sendPush({ endpoint, keys }, message, options, pace) : 'gone';
  if (outcome === 'delivered') return 'delivered';
  if (outcome !== 'gone') {
    logger.warn('push message not accepted', { userId, outcome });
    return 'failed';
  }
  if (!isAllowed) logger.warn('push subscription leads nowhere', { userId });
  await forgetSubscription(userId, endpointHash);
  return 'removed';
}
