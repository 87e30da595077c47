import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';

import { assumptions } from '#infra/cost/assumptions.ts';

import { alarmsOf } from './promises/watched.ts';
import { resources, stacksOf } from './synthesized.ts';

const stacks = stacksOf();
const template = Template.fromStack(stacks.product);
const watching = Template.fromStack(stacks.edgeWatch);
const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf-8');
const headings = [...guide.matchAll(/^### `([^`]+)`$/gm)].map(([, name = '']) => name);

/** An alarm is explained under its own name, or under that of its family: `errors-*`. */
const explains = (heading: string, alarm: string) =>
  heading.endsWith('*') ? alarm.startsWith(heading.slice(0, -1)) : heading === alarm;

test('the guide explains every alarm of the template, and no other', () => {
  const alarms = [template, watching].flatMap((one) => Object.keys(alarmsOf(one)));
  const unexplained = alarms.filter((alarm) => !headings.some((one) => explains(one, alarm)));
  const invented = headings.filter((one) => !alarms.some((alarm) => explains(one, alarm)));
  expect({ unexplained, invented }).toEqual({ unexplained: [], invented: [] });
});

test('the outputs that the guide names are those of the stack', () => {
  const { product } = stacks;
  const outputs = product.node.findAll().map(({ node }) => node.path.split('/').slice(1).join(''));
  const named = [
    'Url',
    'ModelSecretArn',
    'PaymentsSecretArn',
    'PushSecretArn',
    'SocialSecretArn',
    'SessionSecretArn',
    'TableName',
    'TextBucket',
    'StreamUrl',
    'ApiUrl',
    'MailDkim1',
  ];
  expect(named.filter((name) => !outputs.includes(name))).toEqual([]);
});

test("the guide's bill counts the existing alarms and secrets", () => {
  const alarms = [template, watching].flatMap((one) => Object.keys(alarmsOf(one))).length;
  expect(Math.abs(alarms - assumptions.alarms)).toBeLessThanOrEqual(5);
  const secrets = Object.keys(resources(template, 'AWS::SecretsManager::Secret')).length;
  expect(secrets).toBe(assumptions.secrets);
});
