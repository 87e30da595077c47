import type { User } from '#functions/core/accounts/user.ts';
import {
  isOwn,
  shownWithdrawal,
  type StoredWithdrawal,
} from '#functions/core/billing/stored-withdrawal.ts';
import { createWithdrawal, findWithdrawal } from '#functions/core/billing/withdrawal-repository.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { type RandomId, randomId } from '#functions/platform/ids.ts';
import { logger } from '#functions/platform/logger.ts';
import { normalizeEmail } from '#shared/contracts/fields.ts';
import type { Withdrawal } from '#shared/contracts/withdrawals.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { findPurchase } from './find-purchase.ts';
import { finishWithdrawal, sendReceipt } from './finish-withdrawals.ts';

const TOO_LATE =
  'Nie znaleźliśmy zakupu, od którego możesz jeszcze odstąpić. Termin to 14 dni od zakupu.';
/** How long a statement without a sign-in is kept: as long as claims from it are possible (Kodeks cywilny, art. 118). */
const KEPT_YEARS = 6;

/**
 * Withdraws from a purchase. The statement counts from this write on, whatever fails after it: a job repeats
 * the receipt, the end of the plan and the refund. Withdrawing twice has the effect of once. Throws
 * `NOT_FOUND` when there is nothing to withdraw from, `UNAVAILABLE`.
 */
export async function withdraw(
  user: Pick<User, 'id' | 'email'>,
  { purchaseId, name }: { purchaseId: string; name: string },
  clock: Clock = systemClock,
): Promise<Withdrawal> {
  const stored = (await findWithdrawal(user.id, purchaseId)) ?? (await state());
  if (stored.state !== 'received' || !isOwn(stored)) return shownWithdrawal(stored);
  try {
    return shownWithdrawal(await finishWithdrawal(stored, clock));
  } catch (error) {
    logger.failure('withdrawal put off', error);
    return shownWithdrawal(stored);
  }

  async function state(): Promise<StoredWithdrawal> {
    const found = await findPurchase(user.id, clock);
    if (found?.purchase.id !== purchaseId) throw new AppError('NOT_FOUND', { message: TOO_LATE });
    const { customerId, purchase } = found;
    const { plan, refundGrosze } = purchase;
    const created: StoredWithdrawal = {
      ...{ id: purchaseId, owner: user.id, customerId, name, email: user.email, plan },
      ...{ at: clock().toISOString(), state: 'received', refundGrosze, isReceiptSent: false },
    };
    await createWithdrawal(created);
    return (await findWithdrawal(user.id, purchaseId)) ?? created;
  }
}

/**
 * Accepts a withdrawal from somebody who is not signed in, and mails the receipt. It ends nothing at once,
 * because anybody may type an address: an administrator finds the purchase. Returns the time of receipt.
 * Throws `TOO_MANY_REQUESTS`.
 */
export async function declareWithdrawal(
  { name, email: typed, plan }: Pick<Withdrawal, 'name' | 'email' | 'plan'>,
  address: string,
  clock: Clock = systemClock,
  newId: RandomId = randomId,
): Promise<string> {
  const email = normalizeEmail(typed);
  await enforceLimit('withdrawal-address', address, clock);
  await enforceLimit('withdrawal-email', email, clock);
  const now = clock();
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + KEPT_YEARS);
  const created: StoredWithdrawal = {
    ...{ id: newId(), name, email, plan, at: now.toISOString(), state: 'received' },
    ...{ refundGrosze: null, isReceiptSent: false },
    expiresAt: Math.floor(expires.getTime() / 1_000),
  };
  await createWithdrawal(created);
  await sendReceipt(created);
  return created.at;
}
