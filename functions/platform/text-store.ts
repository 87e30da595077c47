import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

import { env } from './env.ts';
import { logger } from './logger.ts';

const s3 = new S3Client({
  maxAttempts: 2,
  // Emulators have no bucket host names.
  forcePathStyle: (process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL) !== undefined,
  // Without the last one the SDK only warns about a late answer and keeps waiting.
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: 4_000,
    throwOnRequestTimeout: true,
  },
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

/**
 * The text, or `undefined` when it was already deleted. S3 reports a missing object only to callers that may
 * list the bucket, which no reader of texts may: they get a 403 (`AccessDenied`).
 */
export async function findText(ownerId: string, fileId: string): Promise<string | undefined> {
  try {
    const answer = await s3.send(
      new GetObjectCommand({ Bucket: env('TEXT_BUCKET'), Key: keyOf(ownerId, fileId) }),
    );
    return await answer.Body?.transformToString('utf-8');
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    if (error instanceof S3ServiceException && error.name === 'AccessDenied') {
      logger.failure('text not readable', error, { fileId });
      return undefined;
    }
    throw error;
  }
}

/** Deletes the text; a text that no longer exists is no error. */
export async function deleteText(ownerId: string, fileId: string): Promise<void> {
  await s3.send(
    new DeleteObjectCommand({ Bucket: env('TEXT_BUCKET'), Key: keyOf(ownerId, fileId) }),
  );
}

/** Deletes the object under a listed key; for the hourly sweeper only. */
export async function removeText(key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: env('TEXT_BUCKET'), Key: key }));
}

export type StoredText = { key: string; storedAt: Date };

/** Every stored text, page by page, including unexpected keys; for the hourly sweeper only. */
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
    for (const { Key: key, LastModified: storedAt } of page.Contents ?? []) {
      if (key !== undefined && storedAt !== undefined) yield { key, storedAt };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
