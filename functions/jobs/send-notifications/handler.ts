import { announceEndedRuns } from '#functions/core/notifications/announce-ended-runs.ts';
import { queueDueReminders } from '#functions/core/notifications/remind.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { logger } from '#functions/platform/logger.ts';
import { metric } from '#functions/platform/metric.ts';

/** Time reserved to finish the current browsers before Lambda ends the job. */
const BUDGET_MS = 35_000;

/** Every minute, so that a reminder for 8:00 is queued at 8:00, in summer and in winter. */
export const handler = jobHandler('send-notifications', async () => {
  const end = performance.now() + BUDGET_MS;
  const isOver = () => performance.now() > end;
  const [ended, due] = await Promise.all([
    announceEndedRuns({ clock: systemClock, isOver }),
    queueDueReminders(systemClock, isOver),
  ]);
  metric('PushDelivered', 'Count', ended.delivered);
  metric('PushFailed', 'Count', ended.failed);
  metric('NoticesBroken', 'Count', ended.broken);
  metric('OldestReminderDueAge', 'Seconds', due.oldestDueSeconds);
  if (ended.delivered + ended.failed + due.queued > 0) {
    logger.info('notifications sent', { announced: ended.delivered, ...due });
  }
});
