import type { App, Environment } from 'aws-cdk-lib';

import type { StageConfig } from './config.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { ListownikStack } from './stacks/listownik-stack.ts';

/**
 * A stage's stacks. CloudFront takes its web ACL and certificate from us-east-1 only, the data stay in the
 * stage's own region: so there are two. An emulator has one region and no CloudFront to protect.
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
    env: within('us-east-1'),
    crossRegionReferences: true,
    terminationProtection: config.protectData,
    config,
  });
  return new ListownikStack(app, name, {
    env: within(config.region),
    crossRegionReferences: true,
    config,
    edge,
  });
}
