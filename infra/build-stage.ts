import type { App, Environment } from 'aws-cdk-lib';

import type { StageConfig } from './config.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { EdgeWatchStack } from './stacks/edge-watch-stack.ts';
import { ListownikStack } from './stacks/listownik-stack.ts';

/** The region of CloudFront's own resources, whatever the stage's region. */
const EDGE_REGION = 'us-east-1';

/**
 * A stage's stacks. CloudFront accepts a web ACL and a certificate only from us-east-1 and reports its metrics
 * there, while the data stay in the stage's region, so there are three stacks. An emulator has one region and no
 * CloudFront to protect.
 */
export function buildStage(app: App, config: StageConfig): ListownikStack {
  const name = `listownik-${config.stage}`;
  if (config.target === 'local') return new ListownikStack(app, name, { config });
  const account = process.env.CDK_DEFAULT_ACCOUNT;
  const within = (region: string): Environment => ({
    region,
    ...(account === undefined ? {} : { account }),
  });
  const edge = new EdgeStack(app, `${name}-edge`, {
    env: within(EDGE_REGION),
    crossRegionReferences: true,
    terminationProtection: config.protectData,
    config,
  });
  const product = new ListownikStack(app, name, {
    env: within(config.region),
    crossRegionReferences: true,
    config,
    edge,
  });
  new EdgeWatchStack(app, `${name}-edge-watch`, {
    env: within(EDGE_REGION),
    crossRegionReferences: true,
    config,
    distribution: product.website.distribution,
  });
  return product;
}
