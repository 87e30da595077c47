import { expect, test } from 'vitest';

import { readStageConfig } from '#infra/config.ts';
import { production } from './synthesized.ts';

const settings = without('stage');

function without(...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(production).filter(([name]) => !names.includes(name)));
}

const context = (values: Record<string, unknown>) => ({
  tryGetContext: (key: string): unknown => values[key],
});

test('reads the chosen stage', () => {
  const stages = { prod: settings };
  expect(readStageConfig(context({ stage: 'prod', stages }))).toEqual(production);
});

test('names every setting that is missing, in one line', () => {
  const stages = { prod: without('stage', 'mailFrom', 'webOrigin') };
  expect(() => readStageConfig(context({ stage: 'prod', stages }))).toThrow(
    'Stage "prod" in cdk.json: webOrigin is missing; mailFrom is missing.',
  );
});

test('refuses an unknown stage and names the known ones', () => {
  const stages = { local: {}, prod: {} };
  expect(() => readStageConfig(context({ stage: 'prd', stages }))).toThrow(
    'Unknown stage "prd": choose one of local, prod (-c stage=…).',
  );
});

test('refuses a setting nobody reads', () => {
  const stages = { prod: { ...settings, mailForm: 'x@y.pl' } };
  expect(() => readStageConfig(context({ stage: 'prod', stages }))).toThrow(
    'Stage "prod" in cdk.json: nobody reads mailForm.',
  );
});
