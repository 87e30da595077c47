import { reconcileCustomer } from '#functions/core/billing/reconcile-customers.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { metric } from '#functions/platform/metric.ts';
import { workOff } from '#functions/platform/queue/work-off.ts';

/** Takes the customers that `reconcile-billing` queued, a batch at a time. */
export const handler = jobHandler('reconcile-customers', async (event) => {
  const answer = await workOff(event, (row) => reconcileCustomer(row));
  metric('BillingReconciliationsFailed', 'Count', answer.batchItemFailures.length);
  return answer;
});
