import { join } from 'node:path';

import { keepTables } from './kept-tables.ts';
import { startMailEngine } from './mail-engine.ts';
import type { Outbox } from './outbox.ts';
import { startS3Engine } from './s3-engine.ts';

export type LocalAws = {
  /** `embedded`, or the given endpoint. */
  name: string;
  endpoints: { dynamodb: string; s3: string; ses: string; sqs: string };
  outbox: Outbox;
  close: () => Promise<void>;
};

/**
 * DynamoDB, S3, SQS and SES for the local cloud: embedded with their data below `directory`, or tables, texts
 * and queues at `endpoint`. Mail is always embedded, because the user reads its outbox.
 */
export async function startAws(
  directory: string,
  endpoint: string | undefined,
  now: () => Date,
): Promise<LocalAws> {
  const mail = await startMailEngine({ file: join(directory, 'mail.jsonl'), now });
  const { outbox } = mail;
  if (endpoint !== undefined) {
    const endpoints = { dynamodb: endpoint, s3: endpoint, ses: mail.endpoint, sqs: endpoint };
    return { name: endpoint, endpoints, outbox, close: () => mail.close() };
  }
  const dynamo = await keepTables(join(directory, 'dynamodb'));
  const s3 = await startS3Engine({ directory: join(directory, 's3') });
  return {
    name: 'embedded',
    // The S3 engine also provides queues: in memory, because due rows are queued again after a start.
    endpoints: {
      dynamodb: dynamo.endpoint,
      s3: s3.endpoint,
      ses: mail.endpoint,
      sqs: s3.endpoint,
    },
    outbox,
    close: async () => {
      await Promise.all([mail.close(), dynamo.close(), s3.close()]);
    },
  };
}
