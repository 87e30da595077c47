import { GetQueueAttributesCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';

/** SQS takes no more messages in one call. */
export const MESSAGES_A_CALL = 10;

const sqs = new SQSClient({
  maxAttempts: 3,
  // The region and the environment give the address of SQS; an emulator's queue URL contains another host.
  useQueueUrlAsEndpoint: false,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: 3_000,
    throwOnRequestTimeout: true, // otherwise the SDK only warns and keeps waiting
  },
});

/** Puts at most {@link MESSAGES_A_CALL} messages on a queue, as JSON; returns how many were accepted. */
export async function enqueue(queueUrl: string, messages: readonly object[]): Promise<number> {
  if (messages.length === 0) return 0;
  const { Successful = [] } = await sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: queueUrl,
      Entries: messages.map((message, index) => ({
        Id: String(index),
        MessageBody: JSON.stringify(message),
      })),
    }),
  );
  return Successful.length;
}

/** Whether messages are waiting for a worker; an estimate by SQS. */
export async function hasBacklog(queueUrl: string): Promise<boolean> {
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: queueUrl,
      AttributeNames: ['ApproximateNumberOfMessages'],
    }),
  );
  return Number(Attributes?.ApproximateNumberOfMessages ?? 0) > 0;
}
