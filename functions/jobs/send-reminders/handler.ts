import { remind } from '#functions/core/notifications/remind.ts';
import { noNotices } from '#functions/core/notifications/send-notice.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { metric } from '#functions/platform/metric.ts';
import { workOff } from '#functions/platform/queue/work-off.ts';

/** Takes the reminders that `send-notifications` queued, a batch at a time. */
export const handler = jobHandler('send-reminders', async (event) => {
  const report = noNotices();
  const answer = await workOff(event, (row) => remind(row, report, { clock: systemClock }));
  metric('PushDelivered', 'Count', report.delivered);
  metric('PushFailed', 'Count', report.failed);
  metric('RemindersMailed', 'Count', report.mailed);
  metric('NoticesBroken', 'Count', answer.batchItemFailures.length);
  return answer;
});
