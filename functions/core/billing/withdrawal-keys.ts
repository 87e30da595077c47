import type { UserId } from '#shared/domain/ids.ts';

export const WITHDRAWAL_PREFIX = 'WITHDRAWAL#';

/** A withdrawal from a purchase, listed under its buyer: one for each purchase. */
export function ownWithdrawalKey(userId: UserId, purchaseId: string) {
  return { pk: `USER#${userId}`, sk: `${WITHDRAWAL_PREFIX}${purchaseId}` };
}

/** A withdrawal of somebody who was not signed in. */
export function declaredWithdrawalKey(id: string) {
  return { pk: `${WITHDRAWAL_PREFIX}${id}`, sk: 'WITHDRAWAL' };
}

export const WITHDRAWALS = 'WITHDRAWALS';

/** Index keys of the administrators' list: they are few, so one partition holds them all. */
export function withdrawalListKey(at: string, id: string) {
  return { gsi2pk: WITHDRAWALS, gsi2sk: `${at}#${id}` };
}

export const OPEN_WITHDRAWALS = 'OPENWITHDRAWALS';

/** Index keys of a withdrawal that is not refunded yet; the refund removes them. */
export function openWithdrawalKey(at: string, id: string) {
  return { gsi1pk: OPEN_WITHDRAWALS, gsi1sk: `${at}#${id}` };
}
