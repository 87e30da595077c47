import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

import { cacheControlOf } from '#infra/site-caching.ts';
import { contentTypeOf } from '#localstack/door/static-site.ts';

import { type Deployment, EMULATED_REGION } from './deployment.ts';

/** Publishes the built site with the SDK: the CDK's own upload is a function that emulators cannot run. */
export async function uploadSite(
  { endpoint, outputs }: Pick<Deployment, 'endpoint' | 'outputs'>,
  directory: string,
): Promise<void> {
  const s3 = new S3Client({
    endpoint,
    region: EMULATED_REGION,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    forcePathStyle: true,
  });
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const key = relative(directory, file).split(sep).join('/');
    await s3.send(
      new PutObjectCommand({
        Bucket: outputs.SiteBucket,
        Key: key,
        Body: await readFile(file),
        ContentType: contentTypeOf(key),
        CacheControl: cacheControlOf(key),
      }),
    );
  }
  s3.destroy();
}
