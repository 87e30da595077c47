import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';

import { buildStage } from '#infra/build-stage.ts';
import type { StageConfig } from '#infra/config.ts';

/** A stage as people get it; the site's upload is left out because it wants a built site. */
export const production: StageConfig = {
  stage: 'prod',
  webOrigin: 'https://listownik.example',
  mailFrom: 'Listownik <listownik@listownik.example>',
  region: 'eu-central-1',
  target: 'aws',
  adminEmails: ['admin@listownik.example'],
  alarmEmails: ['alarm@listownik.example'],
  monthlyBudgetUsd: 100,
  dailyTokens: { user: 2_000_000, stage: 60_000_000 },
  secondFactor: 'optional',
  concurrentAnalyses: 0,
  originProof: 1,
  oauthProviders: { google: { clientId: 'client' } },
  stripePrices: { BASIC: ['price_basic_new', 'price_basic_old'], PRO: ['price_pro'] },
  stripePortalConfiguration: 'bpc_1',
  modelBaseUrl: 'https://gateway.example/v1',
  modelNames: ['main-model', 'spare-model'],
  gradualTraffic: true,
  ignoreAlarms: false,
  protectData: true,
  logRetentionDays: 90,
  watchFromOutside: true,
  publishSite: false,
};

/** The templates of a stage, its functions not bundled. */
export function synthesized(config: StageConfig = production): Template {
  return Template.fromStack(stacksOf(config).product);
}

/** A stage's stacks: the product's, and in us-east-1 the one before it and the one that watches. */
export function stacksOf(config: StageConfig = production) {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  const product = buildStage(app, config);
  const beside = (suffix: string): Stack => {
    const found = app.node.findChild(`${product.stackName}-${suffix}`);
    if (!(found instanceof Stack)) throw new Error(`The stage has no stack ${suffix}.`);
    return found;
  };
  return { app, product, edge: beside('edge'), edgeWatch: beside('edge-watch') };
}

export type Resource = { Type: string; Properties: Record<string, unknown> };

/** Resources of a type by logical id, as plain data. */
export function resources(template: Template, type: string): Record<string, Resource> {
  return template.findResources(type) as Record<string, Resource>; // CloudFormation's own shape
}

/** Functions of the product, without those that the CDK brings along. */
export function ownFunctions(template: Template): Record<string, Resource> {
  return Object.fromEntries(
    Object.entries(resources(template, 'AWS::Lambda::Function')).filter(
      ([id]) => !id.startsWith('Custom'),
    ),
  );
}
