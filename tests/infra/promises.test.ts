import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';

import { buildStage } from '#infra/build-stage.ts';
import type { StageConfig } from '#infra/config.ts';

import { edge } from './promises/edge.ts';
import { edgeWatched } from './promises/edge-watched.ts';
import { gradual } from './promises/gradual.ts';
import { kept } from './promises/kept.ts';
import { type InfraPromise, mutated } from './promises/promise.ts';
import { rights } from './promises/rights.ts';
import { runs } from './promises/runs.ts';
import { seen } from './promises/seen.ts';
import { watched } from './promises/watched.ts';
import { ownFunctions, production, resources, stacksOf, synthesized } from './synthesized.ts';

const stacks = stacksOf();
const product = Template.fromStack(stacks.product);
const beside = Template.fromStack(stacks.edge);
const watching = Template.fromStack(stacks.edgeWatch);

const groups: readonly [string, Template, readonly InfraPromise[]][] = [
  ['what is kept', product, kept],
  ['who may do what', product, rights],
  ['what runs', product, runs],
  ['what the world sees', product, seen],
  ['what changes', product, gradual],
  ['what is watched', product, watched],
  ['what stands in front', beside, edge],
  ['what watches the front', watching, edgeWatched],
];

describe.each(groups)('%s', (_, template, promises) => {
  test.each(promises.map((promise) => [promise.says, promise] as const))('%s', (_says, promise) => {
    promise.check(template);
  });
});

describe.each(groups)('%s is seen to be broken', (_, template, promises) => {
  test.each(promises.map((promise) => [promise.says, promise] as const))(
    'not: %s',
    (_says, { check, breaks }) => {
      expect(Object.keys(breaks)).not.toHaveLength(0);
      for (const [name, mutation] of Object.entries(breaks)) {
        const broken = mutated(template, mutation);
        expect(() => check(broken), name).toThrow();
      }
    },
  );
});

test('a stage without protection can be torn down', () => {
  const trial = synthesized({ ...production, stage: 'trial', protectData: false });
  trial.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' });
});

test('another setting is another version', () => {
  const versions = (template: Template) =>
    Object.keys(template.findResources('AWS::Lambda::Version')).sort();
  const before = versions(product);
  const after = versions(synthesized({ ...production, modelNames: ['other-model'] }));
  expect(before.map((id, place) => id === after[place])).toEqual([false, true]);
});

test('a deployment that fixes an alarm is not stopped by it', () => {
  const mending = synthesized({ ...production, ignoreAlarms: true });
  mending.allResourcesProperties('AWS::CodeDeploy::DeploymentGroup', {
    AlarmConfiguration: Match.objectLike({ Enabled: false }),
  });
});

test.each([
  ['a stage that does not ask for it', { ...production, gradualTraffic: false }],
  ['an emulator', { ...production, target: 'local' }],
] as const)('%s switches traffic at once', (_, config) => {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  const template = Template.fromStack(buildStage(app, config));
  for (const type of ['Lambda::Alias', 'Lambda::Version', 'CodeDeploy::DeploymentGroup']) {
    template.resourceCountIs(`AWS::${type}`, 0);
  }
  template.hasResourceProperties('AWS::Lambda::Url', { Qualifier: Match.absent() });
});

test('a restart changes a setting of every function, so that none keeps an old secret', () => {
  const restarted = synthesized({ ...production, restart: '2026-11-23T12:00:00.000Z' });
  for (const { Properties } of Object.values(ownFunctions(restarted))) {
    expect(Properties.Environment).toMatchObject({
      Variables: { RESTART: '2026-11-23T12:00:00.000Z' },
    });
  }
});

test('an emulator gets no alarm with expressions, which it would refuse', () => {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  const local = Template.fromStack(buildStage(app, { ...production, target: 'local' }));
  local.allResourcesProperties('AWS::CloudWatch::Alarm', {
    Metrics: Match.absent(),
    MetricName: Match.anyValue(),
  });
});

test('concurrent analyses are limited if the stage says so', () => {
  const limited = synthesized({ ...production, concurrentAnalyses: 40 });
  limited.hasResourceProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: 40 });
});

test('a new proof is accepted before CloudFront sends it, and the previous one stays valid', () => {
  const rotated = synthesized({ ...production, originProof: 2 });
  const proofs = Object.values(resources(rotated, 'AWS::Lambda::Function')).map(({ Properties }) =>
    JSON.stringify(Properties.Environment ?? {}),
  );
  const guarded = proofs.filter((settings) => settings.includes('"ORIGIN_PROOF"'));
  expect(guarded).toHaveLength(7); // one for each group
  for (const settings of guarded) {
    expect(settings).toMatch(
      /"ORIGIN_PROOF":[^}]*OriginSecret2.*"ORIGIN_PROOF_BEFORE":[^}]*OriginSecret1/,
    );
  }
  rotated.hasResource('AWS::CloudFront::Distribution', {
    DependsOn: Match.arrayWith([Match.stringLikeRegexp('^authApi')]),
    Properties: Match.objectLike({}),
  });
  // What was there before is the same secret: only the new one is made.
  const [first] = Object.keys(product.findResources('AWS::SecretsManager::Secret')).filter((id) =>
    id.startsWith('Origin'),
  );
  expect(Object.keys(rotated.findResources('AWS::SecretsManager::Secret'))).toContain(first);
});

describe('a domain whose zone is ours', () => {
  const domain = {
    name: 'listownik.example',
    hostedZone: { id: 'Z1', name: 'listownik.example' },
  };
  const records = (config: StageConfig) =>
    Object.values(resources(synthesized(config), 'AWS::Route53::RecordSet')).map(
      ({ Properties: { Type, Name } }) => [Type, Name],
    );

  test('gets the DNS records that mail receivers look up: keys, senders, bounces and policy', () => {
    const config = { ...production, domain };
    const written = records(config);
    expect(written.filter(([type]) => type === 'CNAME')).toHaveLength(3);
    expect(written).toContainEqual(['MX', 'mail.listownik.example']);
    expect(written).toContainEqual(['TXT', 'mail.listownik.example']);
    expect(written).toContainEqual(['TXT', '_dmarc.listownik.example']);
    synthesized(config).hasResourceProperties('AWS::Route53::RecordSet', {
      Type: 'MX',
      ResourceRecords: ['10 feedback-smtp.eu-central-1.amazonses.com'],
    });
  });

  test('is unchanged for a sender of another domain', () => {
    const written = records({ ...production, domain, mailFrom: 'Listownik <listy@inna.example>' });
    expect(written.map(([type]) => type)).toEqual(['A', 'AAAA']);
  });
});
