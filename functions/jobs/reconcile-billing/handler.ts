import { reconcileBilling } from '#functions/core/billing/reconcile-billing.ts';
import { finishWithdrawals } from '#functions/core/withdrawals/finish-withdrawals.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Time reserved to finish the current customer before Lambda ends the job. */
const BUDGET_MS = 40_000;

/** Every hour: each customer comes due once a day, so the work is spread over the day. */
export const handler = jobHandler('reconcile-billing', async () => {
  const end = performance.now() + BUDGET_MS;
  const withdrawals = await finishWithdrawals(systemClock);
  const report = await reconcileBilling(systemClock, () => performance.now() > end);
  metric('BillingReconciled', 'Count', report.reconciled);
  metric('OldestBillingDueAge', 'Seconds', report.oldestDueSeconds);
  // A failed refund is as urgent as a customer that cannot be reconciled.
  metric('BillingReconciliationsFailed', 'Count', report.failed + withdrawals.failed);
  if (withdrawals.refunded + withdrawals.failed > 0) {
    logger.info('withdrawals finished', withdrawals);
  }
  if (report.reconciled + report.failed > 0) logger.info('billing reconciled', report);
});
