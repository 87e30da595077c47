import { CreateQueueCommand, GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';

/** As in the template: a failed message does not come again within a test. */
const VISIBILITY_SECONDS = 330;
const BATCH = 10;

const clientAt = (endpoint: string) =>
  new SQSClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    useQueueUrlAsEndpoint: false,
  });

export type WorkQueue = { url: string; deadLetters: string };

/** A queue with its dead letters, as the template makes them. */
export async function createWorkQueue(
  endpoint: string,
  name: string,
  { visibilitySeconds = VISIBILITY_SECONDS, tries = 5 } = {},
): Promise<WorkQueue> {
  const sqs = clientAt(endpoint);
  const create = async (QueueName: string, Attributes: Record<string, string>) =>
    (await sqs.send(new CreateQueueCommand({ QueueName, Attributes }))).QueueUrl ?? '';
  const deadLetters = await create(`${name}-dead`, {});
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: deadLetters, AttributeNames: ['QueueArn'] }),
  );
  const url = await create(name, {
    VisibilityTimeout: String(visibilitySeconds),
    RedrivePolicy: JSON.stringify({
      deadLetterTargetArn: Attributes.QueueArn,
      maxReceiveCount: tries,
    }),
  });
  sqs.destroy();
  return { url, deadLetters };
}

/** The product's queues, for one run of tests. */
export async function createWorkQueues(endpoint: string, prefix: string) {
  const [reminders, customers] = await Promise.all(
    ['reminders', 'customers'].map((name) => createWorkQueue(endpoint, `${prefix}-${name}`)),
  );
  return { reminders: reminders?.url ?? '', customers: customers?.url ?? '' };
}

export const reminderQueue = () => queueNamed('REMINDER_QUEUE_URL');
export const customerQueue = () => queueNamed('CUSTOMER_QUEUE_URL');

const queueNamed = (variable: string) => ({
  queueUrl: process.env[variable] ?? '',
  batchSize: BATCH,
});
