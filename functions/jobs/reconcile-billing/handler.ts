import { queueDueCustomers } from '#functions/core/billing/reconcile-customers.ts';
import { finishWithdrawals } from '#functions/core/withdrawals/finish-withdrawals.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Time reserved to queue the current page before Lambda ends the job. */
const BUDGET_MS = 40_000;

/** Every hour: each customer comes due once a day, so the work is spread over the day. */
export const handler = jobHandler('reconcile-billing', async () => {
  const end = performance.now() + BUDGET_MS;
  const withdrawals = await finishWithdrawals(systemClock);
  // A failed refund is as urgent as a customer that cannot be reconciled.
  metric('BillingReconciliationsFailed', 'Count', withdrawals.failed);
  if (withdrawals.refunded + withdrawals.failed > 0) {
    logger.info('withdrawals finished', withdrawals);
  }
  const due = await queueDueCustomers(systemClock, () => performance.now() > end);
  metric('OldestBillingDueAge', 'Seconds', due.oldestDueSeconds);
  if (due.queued > 0) logger.info('customers queued', due);
});
