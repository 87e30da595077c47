import type { Clock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import type { PushPace } from '#functions/platform/push/push.ts';

import { noNotices, type Notice, sendNotice, type SentNotices } from './send-notice.ts';

export type NoticeContext = {
  clock: Clock;
  /** True when the job's time is up; the rest is due again in the next run. */
  isOver: () => boolean;
  pace?: PushPace;
};

export type NoticeReport = SentNotices & {
  /** Rows that could not be claimed; they are due again in the next run. */
  broken: number;
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
  const report: NoticeReport = { ...noNotices(), broken: 0 };
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
      if (notice !== undefined) await sendNotice(notice, report, pace);
    } catch (error) {
      report.broken += 1;
      logger.failure('notice not sent', error, { what: due.what, shard });
    }
  }
}
