import type { PushOptions, PushPace } from '#functions/platform/push/push.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { PushMessage } from '#shared/events/push-message.ts';

import { type Delivery, notifyUser } from './notify-user.ts';

export type Notice = {
  userId: UserId;
  message: PushMessage;
  options: PushOptions;
  /** Sends the same by e-mail to users who want it; true when it was sent. */
  mail?: () => Promise<boolean>;
};

export type SentNotices = Delivery & { mailed: number };

export const noNotices = (): SentNotices => ({ delivered: 0, removed: 0, failed: 0, mailed: 0 });

/** Sends a claimed notice to every browser of its user, and by mail, and counts it in `report`. */
export async function sendNotice(
  notice: Notice,
  report: SentNotices,
  pace?: PushPace,
): Promise<void> {
  const [sent, isMailed] = await Promise.all([
    notifyUser(notice.userId, notice.message, notice.options, pace),
    notice.mail?.(),
  ]);
  report.mailed += isMailed === true ? 1 : 0;
  report.delivered += sent.delivered;
  report.removed += sent.removed;
  report.failed += sent.failed;
}
