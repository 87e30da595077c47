import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, '.github', 'workflows', name), 'utf-8');
const pipeline = read('deploy.yml');
const stage = read('deploy-stage.yml');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf-8')) as {
  scripts: Record<string, string>; // npm's own file
};

test('the pipeline runs the gate and commands that the repository has', () => {
  expect(pipeline).toContain('- run: .ci/run');
  expect(existsSync(join(root, '.ci', 'run'))).toBe(true);
  const named = [...stage.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(named).toEqual(['build:site', 'deploy', 'smoke']);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('production follows staging, staging follows the gate, and each is smoke-tested', () => {
  const after = [...pipeline.matchAll(/^ {2}(\w+):\n {4}needs: (\w+)/gm)].map((found) =>
    found.slice(1),
  );
  expect(after).toEqual([
    ['staging', 'gate'],
    ['production', 'staging'],
  ]);
  expect(stage.indexOf('npm run smoke')).toBeGreaterThan(stage.indexOf('npm run deploy'));
});

test('no AWS key is stored: the role is assumed by OIDC, and the code cannot be changed', () => {
  expect(stage).toContain('role-to-assume: ${{ vars.AWS_ROLE }}');
  expect(`${pipeline}${stage}`).not.toMatch(/aws[-_]secret|aws[-_]access/i);
  expect(`${pipeline}${stage}`).not.toContain('contents: write');
});
