import { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse } from 'aws-lambda';

import type { DeclaredSource } from '#localstack/template/queues.ts';

import type { LambdaRuntime } from './functions.ts';

/** A worker as Lambda calls it: a batch of messages, and which of them failed. */
export type Worker = (event: {
  Records: { messageId: string; body: string }[];
}) => Promise<SQSBatchResponse>;

/**
 * Gives a worker what waits in its queue, a batch at a time until nothing is left, as Lambda's pollers do: what
 * it does not name as failed is deleted, all else comes again when its visibility timeout is over. A batch
 * that throws fails as a whole. Returns how many messages each batch had.
 */
export async function workOffQueue(
  { queueUrl, batchSize }: Pick<DeclaredSource, 'queueUrl' | 'batchSize'>,
  worker: Worker,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<number[]> {
  const sqs = new SQSClient({ maxAttempts: 2, useQueueUrlAsEndpoint: false });
  const batches: number[] = [];
  try {
    for (;;) {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: batchSize }),
      );
      if (Messages.length === 0) return batches;
      batches.push(Messages.length);
      const done = await doneOf(Messages, worker).catch((error: unknown) => {
        onFailure(error);
        return [];
      });
      if (done.length === 0) continue;
      const Entries = done.map(({ ReceiptHandle }, index) => ({
        Id: String(index),
        ReceiptHandle,
      }));
      await sqs.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
    }
  } finally {
    sqs.destroy();
  }
}

/**
 * The runtime whose jobs are over when what they queued is worked off: nothing else fills a queue here. What
 * failed is tried again after a later job.
 */
export function workingOff(
  runtime: LambdaRuntime,
  sources: readonly DeclaredSource[],
  onFailure: (functionId: string, error: unknown) => void,
): LambdaRuntime {
  const workOff = (source: DeclaredSource) => {
    const { functionId } = source;
    const worker: Worker = async (event) =>
      (await runtime.invoke(functionId, event)) as SQSBatchResponse; // our workers' own answer
    return workOffQueue(source, worker, (error) => {
      onFailure(functionId, error);
    });
  };
  return {
    ...runtime,
    invoke: async (functionId, event) => {
      const answer = await runtime.invoke(functionId, event);
      await Promise.all(sources.map(workOff));
      return answer;
    },
  };
}

type Received = { MessageId?: string | undefined; Body?: string | undefined };

async function doneOf<Message extends Received>(
  messages: readonly Message[],
  worker: Worker,
): Promise<Message[]> {
  const Records = messages.map(({ MessageId = '', Body = '' }) => ({
    messageId: MessageId,
    body: Body,
  }));
  const { batchItemFailures } = await worker({ Records });
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  return messages.filter(({ MessageId = '' }) => !failed.has(MessageId));
}
