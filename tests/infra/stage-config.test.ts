import { expect, test } from 'vitest';

import { readStageConfig } from '#infra/config.ts';

import { production } from './synthesized.ts';

const settings = without();

function without(...names: string[]): Record<string, unknown> {
  const chosen = [...names, 'stage', 'target', 'ignoreAlarms']; // not in cdk.json, but by -c
  return Object.fromEntries(Object.entries(production).filter(([name]) => !chosen.includes(name)));
}

const context = (values: Record<string, unknown>) => ({
  tryGetContext: (key: string): unknown => values[key],
});

test('reads the chosen stage', () => {
  const stages = { prod: settings };
  expect(readStageConfig(context({ stage: 'prod', stages }))).toEqual(production);
});

test('names every setting that is missing, in one line', () => {
  const stages = { prod: without('mailFrom', 'webOrigin') };
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

test('ignores alarms only with exactly this setting', () => {
  const stages = { prod: settings };
  const read = (alarms?: string) =>
    readStageConfig(context({ stage: 'prod', stages, alarms })).ignoreAlarms;
  expect([read(), read('ignored')]).toEqual([false, true]);
  expect(() => read('ignore')).toThrow('Unknown alarms "ignore": leave out, or ignored.');
});

test('refuses a setting nobody reads', () => {
  const stages = { prod: { ...settings, mailForm: 'x@y.pl' } };
  expect(() => readStageConfig(context({ stage: 'prod', stages }))).toThrow(
    'Stage "prod" in cdk.json: nobody reads mailForm.',
  );
});

test('an empty stage gets all missing settings in one line', () => {
  expect(() => readStageConfig(context({ stage: 'prod', stages: { prod: {} } }))).toThrow(
    'Stage "prod" in cdk.json: webOrigin is missing; mailFrom is missing; adminEmails is missing; ' +
      'alarmEmails is missing; monthlyBudgetUsd is missing; stripePrices is missing; ' +
      'modelBaseUrl is missing; modelNames is missing; protectData is missing; ' +
      'logRetentionDays is missing; publishSite is missing.',
  );
});

test.each([
  [{ domain: { name: 'pismo.example' } }, 'webOrigin is not https://pismo.example'],
  [
    { domain: { name: 'pismo.example' }, webOrigin: 'https://pismo.example' },
    'domain needs either hostedZone or certificateArn',
  ],
  [{ domain: { name: 'https://pismo.example' } }, 'domain.name must be a host name'],
  [{ alarmEmails: [] }, 'alarmEmails must name at least one'],
  [{ adminEmails: [] }, 'adminEmails names nobody, so nobody could administer it'],
  [
    { stripePrices: { BASIC: ['price_1'], PRO: [] } },
    'stripePrices.PRO names no price, so nobody could pay',
  ],
  [{ monthlyBudgetUsd: 0 }, 'monthlyBudgetUsd must be more than nothing'],
  [{ webOrigin: 'https://pismo.example/' }, 'webOrigin must be an origin such as https://…'],
])('refuses %j: %s', (wrong, fault) => {
  const stages = { prod: { ...settings, ...wrong } };
  expect(() => readStageConfig(context({ stage: 'prod', stages }))).toThrow(
    `Stage "prod" in cdk.json: ${fault}.`,
  );
});

test.each(['constructor', '__proto__', ''])('refuses the stage %j', (stage) => {
  expect(() => readStageConfig(context({ stage, stages: { prod: settings } }))).toThrow(
    `Unknown stage "${stage}"`,
  );
});

test('the target is aws by default, or local, and nothing else', () => {
  const chosen = (target?: string) =>
    readStageConfig(context({ stage: 'prod', stages: { prod: settings }, target })).target;
  expect([chosen(), chosen('aws'), chosen('local')]).toEqual(['aws', 'aws', 'local']);
  expect(() => chosen('lokal')).toThrow('Unknown target "lokal": choose aws or local.');
});
