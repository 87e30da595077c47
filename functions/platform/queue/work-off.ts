import type { SQSBatchResponse } from 'aws-lambda';
import * as z from 'zod/mini';

import { logger } from '#functions/platform/logger.ts';
import { findItem } from '#functions/platform/table/item.ts';

import { dueRow } from './due-row.ts';

const delivery = z.object({
  Records: z._default(z.array(z.object({ messageId: z.string(), body: z.string() })), []),
});
type Message = z.output<typeof delivery>['Records'][number];

/** Messages of one batch worked on at the same time: SES and Stripe limit calls per second. */
const AT_ONCE = 4;
/** No message starts with less time left: the last one has to finish before Lambda stops the worker. */
const BUDGET_MS = 30_000;

/**
 * Processes a batch of messages of {@link queueDueRows}: `work` gets the current row if it is still due under the
 * same key; a row that was moved on meanwhile is done. Failed and unprocessed messages are reported to Lambda, which
 * delivers only these again.
 */
export async function workOff(
  event: unknown,
  work: (row: Record<string, unknown>) => Promise<void>,
  isOver: () => boolean = overIn(BUDGET_MS),
): Promise<SQSBatchResponse> {
  const waiting = [...delivery.parse(event).Records];
  const failed: Message[] = [];
  const goThrough = async () => {
    for (let message = waiting.shift(); message !== undefined; message = waiting.shift()) {
      if (isOver() || !(await isDone(message, work))) failed.push(message);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goThrough));
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}

async function isDone(
  { messageId, body }: Message,
  work: (row: Record<string, unknown>) => Promise<void>,
): Promise<boolean> {
  try {
    const { pk, sk, gsi1sk } = dueRow.parse(JSON.parse(body));
    const row = await findItem({ pk, sk });
    if (row?.gsi1sk === gsi1sk) await work(row);
    return true;
  } catch (error) {
    logger.failure('message not worked off', error, { messageId });
    return false;
  }
}

function overIn(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}
