import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';

import { StageConfigError } from '#infra/config.ts';
import { IMMUTABLE, LASTING_FOLDERS, REVALIDATED } from '#infra/site-caching.ts';

import type { Website } from './website.ts';

const dist = join(import.meta.dirname, '..', '..', 'frontend', 'dist');
const lasting = LASTING_FOLDERS.map((folder) => `${folder}*`);

export interface PublishedSiteProps {
  /** Resources that have to exist before a page that calls them. */
  readonly after: readonly IConstruct[];
  readonly website: Website;
}

/** Uploads the built site: assets and versioned tools are cached for ever, everything else (the page, the service worker) is revalidated. */
export class PublishedSite extends Construct {
  constructor(scope: Construct, id: string, { website, after }: PublishedSiteProps) {
    super(scope, id);
    if (!existsSync(join(dist, 'index.html'))) {
      throw new StageConfigError('frontend/dist is missing: run `npm run build:site` first.');
    }
    const target = { destinationBucket: website.bucket, sources: [Source.asset(dist)] };
    const assets = new BucketDeployment(this, 'Assets', {
      ...target,
      exclude: ['*'],
      include: lasting,
      cacheControl: [CacheControl.fromString(IMMUTABLE)],
      prune: false, // pages opened before the deployment still request the old files
    });
    const shell = new BucketDeployment(this, 'Shell', {
      ...target,
      exclude: lasting,
      cacheControl: [CacheControl.fromString(REVALIDATED)],
      prune: false,
      distribution: website.distribution,
      distributionPaths: ['/*'],
    });
    // The new shell must not be served before its assets and the API calls that it uses.
    shell.node.addDependency(assets, ...after);
  }
}
