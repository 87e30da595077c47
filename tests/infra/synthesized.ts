import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';

import type { StageConfig } from '#infra/config.ts';
import { ListownikStack } from '#infra/stacks/listownik-stack.ts';

/** A stage as people get it; the site's upload is left out because it wants a built site. */
export const production: StageConfig = {
  stage: 'prod',
  webOrigin: 'https://listownik.example',
  mailFrom: 'Listownik <listownik@listownik.example>',
  adminEmails: ['admin@listownik.example'],
  oauthProviders: { google: { clientId: 'client' } },
  stripePrices: { BASIC: ['price_basic_new', 'price_basic_old'], PRO: ['price_pro'] },
  stripePortalConfiguration: 'bpc_1',
  modelBaseUrl: 'https://gateway.example/v1',
  modelNames: ['main-model', 'spare-model'],
  protectData: true,
  logRetentionDays: 90,
  publishSite: false,
};

/** The template of a stage, its functions not bundled. */
export function synthesized(config: StageConfig = production): Template {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  return Template.fromStack(new ListownikStack(app, `listownik-${config.stage}`, { config }));
}

export type Resource = { Type: string; Properties: Record<string, unknown> };

/** Resources of a type by logical id, as plain data. */
export function resources(template: Template, type: string): Record<string, Resource> {
  return template.findResources(type) as Record<string, Resource>; // CloudFormation's own shape
}
