import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';

import { bucketName, removeObject, s3 } from './bucket.ts';
import { logger } from './logger.ts';

/** Texts in transit: `<owner>/<fileId>`, encrypted, deleted when the analysis ends (design, section 2). */
const keyOf = (ownerId: string, fileId: string) => `texts/${ownerId}/${fileId}`;

export async function putText(ownerId: string, fileId: string, text: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucketName(),
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
      new GetObjectCommand({ Bucket: bucketName(), Key: keyOf(ownerId, fileId) }),
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
  await removeObject(keyOf(ownerId, fileId));
}
