import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Worker, workOffQueue } from '#localstack/runtime/work-off-queues.ts';
import { movableClock } from '#tests/support/analysis-product.ts';
import { type PushProduct, startPushProduct } from '#tests/support/push-product.ts';
import { createWorkQueue, type WorkQueue } from '#tests/support/work-queues.ts';

/** 8:00 in Warsaw, seven days before the last day. */
const MORNING = Date.parse('2027-01-13T07:00:00Z');
const LAST_DAY = '2027-01-20';
const DUE_AT = new Date(MORNING).toISOString();
const NEXT = '2027-01-17T07:00:00.000Z';
const SECOND = 1_000;
/** Long enough for a batch on a busy machine: a message that is worked on must not come a second time. */
const VISIBILITY_SECONDS = 3;
const BATCH = 10;
const clock = movableClock(MORNING);

let product: PushProduct;
let sqs: SQSClient;
let queue: WorkQueue;

beforeAll(async () => {
  product = await startPushProduct();
  sqs = new SQSClient({ useQueueUrlAsEndpoint: false });
});
afterAll(async () => {
  sqs.destroy();
  await product.close();
});
beforeEach(async () => {
  // After two tries a message is a dead letter.
  queue = await createWorkQueue(process.env.AWS_ENDPOINT_URL_SQS ?? '', `faults-${randomUUID()}`, {
    visibilitySeconds: VISIBILITY_SECONDS,
    tries: 2,
  });
  process.env.REMINDER_QUEUE_URL = queue.url;
});

/**
 * A hundred at the same instant: of thousands with one key, the table's stand-in loses a few from its index,
 * where it tells them apart by a short hash.
 */
const dueTimeOf = (index: number) => new Date(MORNING - Math.floor(index / 100));

type Owner = { userId: string; fileId: string };

/** Analyses of as many people, each with a reminder due now. */
async function withReminders(count: number, userIds: readonly string[] = []): Promise<Owner[]> {
  const owners = Array.from({ length: count }, (_, index) => ({
    userId: userIds[index] ?? `user${String(index).padStart(20, '0')}${randomUUID().slice(0, 8)}`,
    fileId: `file${randomUUID()}`,
  }));
  const { reminderKey } = await import('#functions/core/notifications/notification-keys.ts');
  const { historyKey } = await import('#functions/core/history/history-keys.ts');
  const { fileId: asFile, userId: asUser } = await import('#shared/domain/ids.ts');
  const rows = owners.map(({ userId, fileId }, index) => ({
    ...historyKey(asUser.parse(userId), asFile.parse(fileId)),
    ...reminderKey(asFile.parse(fileId), dueTimeOf(index)),
    id: fileId,
    reminderTitle: 'Upomnienie',
    reminderLastDay: LAST_DAY,
  }));
  await put(rows);
  return owners;
}

async function put(rows: readonly Record<string, unknown>[]): Promise<void> {
  const dynamo = new DynamoDBClient();
  for (let at = 0; at < rows.length; at += 25) {
    const page = rows.slice(at, at + 25).map((row) => ({ PutRequest: { Item: marshall(row) } }));
    const RequestItems = { [process.env.TABLE_NAME ?? '']: page };
    await dynamo.send(new BatchWriteItemCommand({ RequestItems }));
  }
  dynamo.destroy();
}

/** When the next reminder of each is due. */
async function dueAts(owners: readonly Owner[]): Promise<(string | undefined)[]> {
  const rows = await product.cloud.rows();
  const bySk = new Map(rows.map(({ sk, gsi1sk }) => [sk, gsi1sk as string | undefined]));
  return owners.map(({ fileId }) => bySk.get(`HISTORY#${fileId}`));
}

async function list() {
  const { queueDueReminders } = await import('#functions/core/notifications/remind.ts');
  return queueDueReminders(clock, () => false);
}

/** The worker of the product, its clock ours. */
async function reminding(): Promise<Worker> {
  const { remind } = await import('#functions/core/notifications/remind.ts');
  const { noNotices } = await import('#functions/core/notifications/send-notice.ts');
  const { workOff } = await import('#functions/platform/queue/work-off.ts');
  return (event) => workOff(event, (row) => remind(row, noNotices(), { clock }));
}

const workOffAll = (worker: Worker) =>
  workOffQueue({ queueUrl: queue.url, batchSize: BATCH }, worker);
const untilVisibleAgain = () => pause((VISIBILITY_SECONDS + 0.2) * SECOND);

async function waiting(queueUrl: string): Promise<number> {
  const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
  const { Attributes = {} } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: queueUrl, AttributeNames: [...names] }),
  );
  return names.reduce((sum, name) => sum + Number(Attributes[name]), 0);
}

async function subscriber() {
  const person = await product.newPerson();
  return { userId: person.userId, device: await product.subscribed(person) };
}

const messagesTo = ({ endpoint }: { endpoint: string }) =>
  product.push.messages().filter((message) => message.endpoint === endpoint).length;

test('when half of a batch fails, only that half is delivered again', async () => {
  const owners = await withReminders(6);
  const spoiled = owners.slice(0, 3);
  await list();
  const { workOff } = await import('#functions/platform/queue/work-off.ts');
  const seen: string[] = [];
  let isOut = true;
  const { remind } = await import('#functions/core/notifications/remind.ts');
  const { noNotices } = await import('#functions/core/notifications/send-notice.ts');
  const worker: Worker = (event) =>
    workOff(event, async (row) => {
      seen.push(String(row.id));
      if (isOut && spoiled.some(({ fileId }) => fileId === row.id)) throw new Error('No table.');
      await remind(row, noNotices(), { clock });
    });
  await workOffAll(worker);
  expect(await dueAts(owners)).toEqual([DUE_AT, DUE_AT, DUE_AT, NEXT, NEXT, NEXT]);
  expect(seen.splice(0)).toHaveLength(6);
  isOut = false;
  await untilVisibleAgain();
  await workOffAll(worker);
  expect(seen.sort()).toEqual(spoiled.map(({ fileId }) => fileId).sort());
  expect(await dueAts(owners)).toEqual(owners.map(() => NEXT));
  expect(await waiting(queue.url)).toBe(0);
});

test('a message that is delivered twice, also in parallel, reminds once', async () => {
  const { userId, device } = await subscriber();
  const [owner] = await withReminders(1, [userId]);
  await list();
  await list(); // the same row again: nobody has taken it, so nothing is added
  expect(await waiting(queue.url)).toBe(1);
  const worker = await reminding();
  await workOffQueue({ queueUrl: queue.url, batchSize: BATCH }, async (event) => {
    const twice = { Records: [...event.Records, ...event.Records] };
    await Promise.all([worker(twice), worker(twice)]);
    return worker(event);
  });
  expect(messagesTo(device)).toBe(1);
  expect(await dueAts(owner === undefined ? [] : [owner])).toEqual([NEXT]);
});

test('a killed worker leaves the rest to the next one, and repeats nothing', async () => {
  const people = [await subscriber(), await subscriber(), await subscriber()];
  const owners = await withReminders(
    3,
    people.map(({ userId }) => userId),
  );
  await list();
  const worker = await reminding();
  await workOffAll(async (event) => {
    await worker({ Records: event.Records.slice(0, 1) });
    throw new Error('Task timed out after 55 seconds');
  });
  expect(people.map(({ device }) => messagesTo(device)).sort()).toEqual([0, 0, 1]);
  await untilVisibleAgain();
  await workOffAll(worker);
  expect(people.map(({ device }) => messagesTo(device))).toEqual([1, 1, 1]);
  expect(await dueAts(owners)).toEqual([NEXT, NEXT, NEXT]);
  expect(await waiting(queue.url)).toBe(0);
});

test('a poisoned message ends in the dead-letter queue and blocks no other', async () => {
  for (const body of ['not JSON', '{"pk":1}']) {
    await sqs.send(new SendMessageCommand({ QueueUrl: queue.url, MessageBody: body }));
  }
  const worker = await reminding();
  await workOffAll(worker);
  const owners = await withReminders(2);
  await list();
  for (let tries = 0; tries < 3; tries += 1) {
    await untilVisibleAgain();
    await workOffAll(worker);
  }
  expect(await dueAts(owners)).toEqual([NEXT, NEXT]);
  expect(await waiting(queue.url)).toBe(0);
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl: queue.deadLetters, MaxNumberOfMessages: 10 }),
  );
  expect(Messages.map(({ Body }) => Body).sort()).toEqual(['not JSON', '{"pk":1}']);
});

test('the age of the oldest due row is reported', async () => {
  await withReminders(1);
  clock.advance(90 * SECOND);
  expect(await list()).toEqual({ queued: 1, oldestDueSeconds: 90 });
  await workOffAll(await reminding());
  expect(await list()).toEqual({ queued: 0, oldestDueSeconds: 0 });
});

test('five thousand due rows are processed ten at a time, each once', async () => {
  const owners = await withReminders(5_000);
  expect((await list()).queued).toBe(5_000);
  expect((await list()).queued).toBe(0); // they wait already
  const { workOff } = await import('#functions/platform/queue/work-off.ts');
  const taken: unknown[] = [];
  const batches = await workOffAll((event) =>
    workOff(event, ({ id }) => Promise.resolve(void taken.push(id))),
  );
  expect(Math.max(...batches)).toBe(BATCH);
  expect(taken).toHaveLength(5_000);
  expect(new Set(taken)).toEqual(new Set(owners.map(({ fileId }) => fileId)));
}, 240_000);
