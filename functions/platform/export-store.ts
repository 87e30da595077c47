import { Readable } from 'node:stream';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

import { bucketName, s3 } from './bucket.ts';
import { exportKey } from './export-key.ts';

/** Parts on the way at once: two of 5 MB, whatever the size of the whole. */
const PARTS_AT_ONCE = 2;

/** Streams a person's copy of their data into the bucket, replacing an earlier one. */
export async function putExport(ownerId: string, json: AsyncIterable<string>): Promise<void> {
  const upload = new Upload({
    client: s3,
    queueSize: PARTS_AT_ONCE,
    params: {
      Bucket: bucketName(),
      Key: exportKey(ownerId),
      Body: Readable.from(json, { objectMode: false }),
      ContentType: 'application/json; charset=utf-8',
      ContentDisposition: 'attachment',
      CacheControl: 'no-store',
      ServerSideEncryption: 'AES256',
    },
  });
  await upload.done();
}

/**
 * Path and query at which the product's own host serves the copy for this time: CloudFront passes them on to the
 * bucket unchanged, and the signature names the bucket's host.
 */
export async function exportLink(
  ownerId: string,
  { seconds, now }: { seconds: number; now: Date },
): Promise<string> {
  const key = exportKey(ownerId);
  const signed = new URL(
    await getSignedUrl(s3, new GetObjectCommand({ Bucket: bucketName(), Key: key }), {
      expiresIn: seconds,
      signingDate: now,
    }),
  );
  return `/${key}${signed.search}`; // an emulator's path also names the bucket
}
