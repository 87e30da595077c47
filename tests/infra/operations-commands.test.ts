import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const deploy = (...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, 'infra', 'deploy.ts'), ...parameters], {
    cwd: root,
    encoding: 'utf-8',
  });

test('an account is prepared before any stage is filled in', () => {
  const { status, stdout } = deploy('--bootstrap', '123456789012', '--', '--show-template');
  expect(stdout).toContain('resources needed to deploy AWS CDK apps');
  expect(status).toBe(0);
});

test.each([
  [['--bootstrap', 'prod'], 'is no account: give its twelve digits'],
  [[], 'Name the stage'],
  [['--stage', 'production'], 'Unknown stage "production"'],
  [['--stage', 'prod'], 'Stage "prod" in cdk.json'],
])('deploy %j says in one line what is missing', (parameters, sentence) => {
  const { status, stderr } = deploy(...parameters);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
});
