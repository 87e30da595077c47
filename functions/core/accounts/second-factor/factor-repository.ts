import * as z from 'zod/mini';

import { factorKey } from '#functions/core/accounts/account-keys.ts';
import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem, removeItem } from '#functions/platform/table/item.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** A user's second factor; `wanted` is a secret that no code has confirmed yet. */
const factorItem = z.object({
  wanted: z.optional(z.string()),
  /** Base32. */
  secret: z.optional(z.string()),
  /** Half-minute since 1970 of the newest used code: that code and older ones are refused. */
  lastStep: z._default(z.number(), 0),
  /** Hashes of the unused recovery codes. */
  recovery: z.optional(z.set(z.string())),
});
type Factor = z.infer<typeof factorItem>;

/** The factor of a user, strongly consistent. */
export async function findFactor(id: UserId): Promise<Factor | undefined> {
  const item = await findItem(factorKey(id));
  return item && factorItem.parse(item);
}

/** Stores a secret until a code confirms it; a newer one replaces it. */
export async function offerSecret(id: UserId, wanted: string): Promise<void> {
  await updateIf({
    Key: toAttributes(factorKey(id)),
    UpdateExpression: 'SET #wanted = :wanted',
    ExpressionAttributeNames: { '#wanted': 'wanted' },
    ExpressionAttributeValues: toAttributes({ ':wanted': wanted }),
  });
}

/** Activates the offered secret, with new recovery codes; false when another was offered meanwhile. */
export async function confirmSecret(
  id: UserId,
  { secret, step, recovery }: { secret: string; step: number; recovery: readonly string[] },
): Promise<boolean> {
  const item = await updateIf({
    Key: toAttributes(factorKey(id)),
    UpdateExpression:
      'SET #secret = :secret, #lastStep = :step, #recovery = :recovery REMOVE #wanted',
    ConditionExpression: '#wanted = :secret',
    ExpressionAttributeNames: {
      '#secret': 'secret',
      '#lastStep': 'lastStep',
      '#recovery': 'recovery',
      '#wanted': 'wanted',
    },
    ExpressionAttributeValues: toAttributes({
      ':secret': secret,
      ':step': step,
      ':recovery': new Set(recovery),
    }),
  });
  return item !== undefined;
}

/** Consumes the code of a half-minute: of any number of callers one gets true. */
export async function useStep(id: UserId, secret: string, step: number): Promise<boolean> {
  const item = await updateIf({
    Key: toAttributes(factorKey(id)),
    UpdateExpression: 'SET #lastStep = :step',
    ConditionExpression: '#secret = :secret AND #lastStep < :step',
    ExpressionAttributeNames: { '#secret': 'secret', '#lastStep': 'lastStep' },
    ExpressionAttributeValues: toAttributes({ ':secret': secret, ':step': step }),
  });
  return item !== undefined;
}

/** Consumes a recovery code, named by its hash: of any number of callers one gets true. */
export async function useRecoveryCode(id: UserId, hash: string): Promise<boolean> {
  const item = await updateIf({
    Key: toAttributes(factorKey(id)),
    UpdateExpression: 'DELETE #recovery :codes',
    ConditionExpression: 'contains(#recovery, :code)',
    ExpressionAttributeNames: { '#recovery': 'recovery' },
    ExpressionAttributeValues: toAttributes({ ':codes': new Set([hash]), ':code': hash }),
  });
  return item !== undefined;
}

/** Removes the factor. Safe to repeat. */
export async function removeFactor(id: UserId): Promise<void> {
  await removeItem(factorKey(id));
}
