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

/** Mails the receipt unless it is out; a mail service that is down is asked again by the job. */
export async function sendReceipt(given: StoredWithdrawal): Promise<void> {
  if (given.isReceiptSent) return;
  const isSent = await deliver('withdrawal', withdrawalMail(shownWithdrawal(given)));
  if (isSent) await markReceiptSent(given);
}

/** Carries a withdrawal out: receipt, end of the plan, money back. May be repeated. Throws `UNAVAILABLE`. */
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

/** Finishes what a withdrawal left undone because the provider or the mail was out. One that fails stops no other. */
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
