import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';

import { localName, resourcesOf, targetOf, type Template } from './template.ts';

/** A queue whose messages a function gets in batches. */
export type DeclaredSource = { queueUrl: string; functionId: string; batchSize: number };

const queueProperties = z.object({
  VisibilityTimeout: z.optional(z.number()),
  RedrivePolicy: z.optional(
    z.object({ deadLetterTargetArn: z.unknown(), maxReceiveCount: z.number() }),
  ),
});
const sourceProperties = z.object({
  EventSourceArn: z.unknown(),
  FunctionName: z.unknown(),
  BatchSize: z.number(),
  // The local cloud redelivers only messages that a worker reports as failed.
  FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
});

/** URL of a queue at an endpoint; all engines use this default account. */
export const queueUrlAt = (endpoint: string, name: string) => `${endpoint}/000000000000/${name}`;

/** The function that gets the messages of each queue. */
export function declaredSources(template: Template, endpoint: string): DeclaredSource[] {
  return resourcesOf(template, 'AWS::Lambda::EventSourceMapping', sourceProperties).map(
    ({ properties }) => ({
      queueUrl: queueUrlAt(endpoint, localName(targetOf(template, properties.EventSourceArn))),
      functionId: targetOf(template, properties.FunctionName),
      batchSize: properties.BatchSize,
    }),
  );
}

/** Creates the template's missing queues, the dead-letter queues first. */
export async function createQueues(template: Template): Promise<void> {
  const sqs = new SQSClient({ maxAttempts: 2 });
  const queues = resourcesOf(template, 'AWS::SQS::Queue', queueProperties);
  const arnOf = new Map<string, string>();
  try {
    for (const { id, properties } of queues.toSorted(deadLettersFirst)) {
      const { VisibilityTimeout, RedrivePolicy } = properties;
      const name = localName(id);
      const attributes: Record<string, string> = {};
      if (VisibilityTimeout !== undefined) attributes.VisibilityTimeout = String(VisibilityTimeout);
      if (RedrivePolicy !== undefined) {
        const { deadLetterTargetArn, maxReceiveCount } = RedrivePolicy;
        const target = arnOf.get(targetOf(template, deadLetterTargetArn));
        attributes.RedrivePolicy = JSON.stringify({ deadLetterTargetArn: target, maxReceiveCount });
      }
      await sqs.send(new CreateQueueCommand({ QueueName: name, Attributes: attributes }));
      arnOf.set(id, `arn:aws:sqs:${await sqs.config.region()}:000000000000:${name}`);
    }
  } finally {
    sqs.destroy();
  }
}

type Redriven = { properties: z.output<typeof queueProperties> };

function deadLettersFirst(a: Redriven, b: Redriven): number {
  return (
    Number(a.properties.RedrivePolicy !== undefined) -
    Number(b.properties.RedrivePolicy !== undefined)
  );
}
