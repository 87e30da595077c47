import type { Clock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import type { PushOptions, PushPace } from '#functions/platform/push/push.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { PushMessage } from '#shared/events/push-message.ts';

import { type Delivery, notifyUser } from './notify-user.ts';

export type NoticeContext = {
  clock: Clock;
  /** True when the job's time is up; the rest is due again in the next run. */
  isOver: () => boolean;
  pace?: PushPace;
};

export type NoticeReport = Delivery & {
  mailed: number;
  /** Rows that could not be claimed; they are due again in the next run. */
  broken: number;
};

type Notice = {
  userId: UserId;
  message: PushMessage;
  options: PushOptions;
  /** Sends the same by e-mail to users who want it; true when it was sent. */
  mail?: () => Promise<boolean>;
};

type DueNotices = {
  /** For the log. */
  what: string;
  shards: number;
  list: (shard: number) => AsyncIterable<Record<string, unknown>>;
  /** Claims a row's message for this sender alone; `undefined` when there is nothing to send. */
  take: (row: Record<string, unknown>) => Promise<Notice | undefined>;
  context: NoticeContext;
};

/** Sends what is due, all shards at the same time. One bad row or browser never stops the others. */
export async function sendDue(due: DueNotices): Promise<NoticeReport> {
  const report: NoticeReport = { delivered: 0, removed: 0, failed: 0, mailed: 0, broken: 0 };
  const shards = Array.from({ length: due.shards }, (_, shard) => sendShard(due, shard, report));
  await Promise.all(shards);
  return report;
}

async function sendShard(due: DueNotices, shard: number, report: NoticeReport): Promise<void> {
  const { isOver, pace } = due.context;
  for await (const row of due.list(shard)) {
    if (isOver()) return;
    try {
      const notice = await due.take(row);
      if (notice === undefined) continue;
      const [sent, isMailed] = await Promise.all([
        notifyUser(notice.userId, notice.message, notice.options, pace),
        notice.mail?.(),
      ]);
      report.mailed += isMailed === true ? 1 : 0;
      report.delivered += sent.delivered;
      report.removed += sent.removed;
      report.failed += sent.failed;
    } catch (error) {
      report.broken += 1;
      logger.failure('notice not sent', error, { what: due.what, shard });
    }
  }
}
