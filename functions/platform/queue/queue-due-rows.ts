import { queryDueKeys } from '#functions/platform/table/query-items.ts';

import { type DueRow, dueRow } from './due-row.ts';
import { enqueue, hasBacklog, MESSAGES_A_CALL } from './queue.ts';

export type FanOut = {
  queued: number;
  /** Seconds since the oldest due row became due; 0 when none is due. */
  oldestDueSeconds: number;
};

type Due = {
  queueUrl: string;
  /** Partitions of the first index; their sort keys begin with the ISO instant at which a row is due. */
  shards: readonly string[];
  now: Date;
  /** True when the job's time is up; the rest is due again in the next run. */
  isOver: () => boolean;
};

/**
 * Queues the keys of every row that is due, one message each, page by page and all shards at the same time.
 * A row stays due until its worker moves it on, so a lost message loses nothing, and a row may be queued
 * twice. Nothing is added while messages are waiting, because they would be the same ones.
 */
export async function queueDueRows({ queueUrl, shards, now, isOver }: Due): Promise<FanOut> {
  const report = { queued: 0, oldestDueSeconds: 0 };
  const isBehind = await hasBacklog(queueUrl);
  const queue = async (batch: readonly DueRow[]) => {
    const accepted = await enqueue(queueUrl, batch);
    report.queued += accepted; // read after the wait, because the other shards add to it
  };
  const queueShard = async (shard: string) => {
    const batch: DueRow[] = [];
    // Sorts after every row due at this very instant, whatever follows the instant in its key.
    for await (const found of queryDueKeys(shard, `${now.toISOString()}$`)) {
      const row = dueRow.parse(found);
      report.oldestDueSeconds = Math.max(report.oldestDueSeconds, secondsDue(row, now));
      if (isBehind || isOver()) break;
      batch.push(row);
      if (batch.length < MESSAGES_A_CALL) continue;
      await queue(batch.splice(0));
    }
    await queue(batch);
  };
  await Promise.all(shards.map(queueShard));
  return report;
}

function secondsDue({ gsi1sk }: DueRow, now: Date): number {
  const [dueAt = ''] = gsi1sk.split('#');
  return Math.round((now.getTime() - Date.parse(dueAt)) / 1_000);
}
