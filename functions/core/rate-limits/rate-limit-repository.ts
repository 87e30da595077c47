import * as z from 'zod/mini';

import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem, removeItem } from '#functions/platform/table/item.ts';

import type { LimitScope } from './limits.ts';
import { limitKey } from './rate-limit-keys.ts';

const counted = z.object({ calls: z.number() });

type Window = { scope: LimitScope; key: string; window: number };

/**
 * Access pattern L1: one more call in this window; `false` when `max` calls are already counted. One
 * conditional update, so parallel calls cannot exceed the limit.
 */
export async function countCall(
  { scope, key, window }: Window,
  { max, expiresAt }: { max: number; expiresAt: number },
): Promise<boolean> {
  const counted = await updateIf({
    Key: toAttributes(limitKey(scope, key, window)),
    UpdateExpression: 'ADD #calls :one SET #expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(#calls) OR #calls < :max',
    ExpressionAttributeNames: { '#calls': 'calls', '#expiresAt': 'expiresAt' },
    ExpressionAttributeValues: toAttributes({ ':one': 1, ':max': max, ':expiresAt': expiresAt }),
  });
  return counted !== undefined;
}

/** Access pattern L2: takes one counted call back; does nothing when none is counted. */
export async function uncountCall({ scope, key, window }: Window): Promise<void> {
  await updateIf({
    Key: toAttributes(limitKey(scope, key, window)),
    UpdateExpression: 'ADD #calls :less',
    ConditionExpression: '#calls > :none',
    ExpressionAttributeNames: { '#calls': 'calls' },
    ExpressionAttributeValues: toAttributes({ ':less': -1, ':none': 0 }),
  });
}

/** Access pattern L4: how many calls a window counts. */
export async function countedCalls({ scope, key, window }: Window): Promise<number> {
  const item = await findItem(limitKey(scope, key, window));
  return item === undefined ? 0 : counted.parse(item).calls;
}

/** Access pattern L3: removes the count of one window. */
export async function forgetCalls({ scope, key, window }: Window): Promise<void> {
  await removeItem(limitKey(scope, key, window));
}
