import { deliver } from '#functions/core/accounts/deliver.ts';
import {
  type OwnWithdrawal,
  shownWithdrawal,
  type StoredWithdrawal,
} from '#functions/core/billing/stored-withdrawal.ts';
import { syncBilling } from '#functions/core/billing/sync-billing.ts';
import {
  listOpenWithdrawals,
  markReceiptSent,
  markRefunded,
} from '#functions/core/billing/withdrawal-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { undoPurchase } from '#functions/platform/payments/purchases.ts';

import { withdrawalMail } from './withdrawal-mail.ts';

/** Mails the receipt unless it was sent; after an outage of the mail service the job tries again. */
export async function sendReceipt(given: StoredWithdrawal): Promise<void> {
  if (given.isReceiptSent) return;
  const isSent = await deliver('withdrawal', withdrawalMail(shownWithdrawal(given)));
  if (isSent) await markReceiptSent(given);
}

/** Carries out a withdrawal: receipt, end of the plan, refund. Safe to repeat. Throws `UNAVAILABLE`. */
export async function finishWithdrawal(
  open: OwnWithdrawal,
  clock: Clock,
): Promise<StoredWithdrawal> {
  await sendReceipt(open);
  const { owner, customerId, id: subscriptionId, refundGrosze, at } = open;
  await undoPurchase({ customerId, subscriptionId, refund: refundGrosze ?? 0 }, at);
  const settled = await markRefunded(open);
  await syncBilling(owner, customerId, clock);
  return settled;
}

export type WithdrawalsReport = { refunded: number; failed: number };

/** Finishes withdrawals interrupted by an outage of the provider or the mail. A failure never stops the others. */
export async function finishWithdrawals(clock: Clock = systemClock): Promise<WithdrawalsReport> {
  const report = { refunded: 0, failed: 0 };
  for await (const open of listOpenWithdrawals(clock())) {
    try {
      await finishWithdrawal(open, clock);
      report.refunded += 1;
    } catch (error) {
      report.failed += 1;
      logger.failure('withdrawal not finished', error);
    }
  }
  return report;
}
