import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

import { env } from './env.ts';

/** The one bucket: letters' texts in transit below `texts/`, copies of a person's data below `exports/`. */
export const s3 = new S3Client({
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

export const bucketName = () => env('TEXT_BUCKET');

/** Deletes the object under a key; one that no longer exists is no error. */
export async function removeObject(key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucketName(), Key: key }));
}

export type StoredObject = { key: string; storedAt: Date };

/** Every object below a prefix, page by page, including unexpected keys; for the hourly sweeper only. */
export async function* storedBelow(prefix: 'texts/' | 'exports/'): AsyncGenerator<StoredObject> {
  let token: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({
        Bucket: bucketName(),
        Prefix: prefix,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key: key, LastModified: storedAt } of page.Contents ?? []) {
      if (key !== undefined && storedAt !== undefined) yield { key, storedAt };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}
