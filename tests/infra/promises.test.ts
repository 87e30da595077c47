import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';

import { edge } from './promises/edge.ts';
import { kept } from './promises/kept.ts';
import { type InfraPromise, mutated } from './promises/promise.ts';
import { rights } from './promises/rights.ts';
import { runs } from './promises/runs.ts';
import { seen } from './promises/seen.ts';
import { watched } from './promises/watched.ts';
import { production, stacksOf, synthesized } from './synthesized.ts';

const stacks = stacksOf();
const product = Template.fromStack(stacks.product);
const beside = Template.fromStack(stacks.edge);

const groups: readonly [string, Template, readonly InfraPromise[]][] = [
  ['what is kept', product, kept],
  ['who may do what', product, rights],
  ['what runs', product, runs],
  ['what the world sees', product, seen],
  ['what is watched', product, watched],
  ['what stands in front', beside, edge],
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

test('analyses at once are limited where the stage says so', () => {
  const limited = synthesized({ ...production, concurrentAnalyses: 40 });
  limited.hasResourceProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: 40 });
});
