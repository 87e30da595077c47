import { DeleteMessageBatchCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse } from 'aws-lambda';

import type { DeclaredSource } from '#localstack/template/queues.ts';

import type { LambdaRuntime } from './functions.ts';

/** A worker as Lambda calls it: it gets a batch of messages and returns the failed ones. */
export type Worker = (event: {
  Records: { messageId: string; body: string }[];
}) => Promise<SQSBatchResponse>;

/**
 * Delivers a queue's messages to its worker in batches until none is left, like Lambda's pollers: failed messages
 * return after their visibility timeout, all others are deleted. A batch that throws fails as a whole. Returns the
 * size of each batch.
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
 * A runtime whose jobs end when the messages that they queued are processed; nothing else fills a queue here. Failed
 * messages are tried again after a later job.
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
