import { announceEndedRuns } from '#functions/core/notifications/announce-ended-runs.ts';
import { sendReminders } from '#functions/core/notifications/send-reminders.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Time reserved to finish the current browsers before Lambda ends the job. */
const BUDGET_MS = 35_000;

/** Every minute, so that a reminder for 8:00 is sent at 8:00, in summer and in winter. */
export const handler = jobHandler('send-notifications', async () => {
  const end = performance.now() + BUDGET_MS;
  const context = { clock: systemClock, isOver: () => performance.now() > end };
  const [ended, terms] = await Promise.all([announceEndedRuns(context), sendReminders(context)]);
  metric('PushDelivered', 'Count', ended.delivered + terms.delivered);
  metric('RemindersMailed', 'Count', terms.mailed);
  metric('PushFailed', 'Count', ended.failed + terms.failed);
  metric('NoticesBroken', 'Count', ended.broken + terms.broken);
  if (ended.delivered + terms.delivered + terms.mailed + ended.failed + terms.failed > 0) {
    logger.info('notifications sent', { ...terms, announced: ended.delivered });
  }
});
