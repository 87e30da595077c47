import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

import { env } from './env.ts';

const s3 = new S3Client({
  maxAttempts: 3,
  forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 },
});

/** Texts in transit: `<owner>/<fileId>`, encrypted, deleted when the analysis ends (design, section 2). */
const keyOf = (ownerId: string, fileId: string) => `texts/${ownerId}/${fileId}`;

export async function putText(ownerId: string, fileId: string, text: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: env('TEXT_BUCKET'),
      Key: keyOf(ownerId, fileId),
      Body: text,
      ContentType: 'text/plain; charset=utf-8',
      ServerSideEncryption: 'AES256',
    }),
  );
}

/** The text, or `undefined` when it was deleted already. */
export async function findText(ownerId: string, fileId: string): Promise<string | undefined> {
  try {
    const answer = await s3.send(
      new GetObjectCommand({ Bucket: env('TEXT_BUCKET'), Key: keyOf(ownerId, fileId) }),
    );
    return await answer.Body?.transformToString('utf-8');
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Deletes the text; deleting what is gone already is fine. */
export async function deleteText(ownerId: string, fileId: string): Promise<void> {
  await s3.send(
    new DeleteObjectCommand({ Bucket: env('TEXT_BUCKET'), Key: keyOf(ownerId, fileId) }),
  );
}

export type StoredText = { ownerId: string; fileId: string; storedAt: Date };

/** Every stored text, page by page: for the hourly sweeper only. */
export async function* storedTexts(): AsyncGenerator<StoredText> {
  let token: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({
        Bucket: env('TEXT_BUCKET'),
        Prefix: 'texts/',
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const [, ownerId, fileId] = Key.split('/');
      if (ownerId !== undefined && fileId !== undefined && LastModified !== undefined) {
        yield { ownerId, fileId, storedAt: LastModified };
      }
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
