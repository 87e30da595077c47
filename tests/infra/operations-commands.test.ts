import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '..', '..');
const run = (command: string, parameters: readonly string[], more: Record<string, string> = {}) =>
  spawnSync(command, parameters, {
    cwd: root,
    encoding: 'utf-8',
    env: { ...process.env, STRIPE_SECRET_KEY: '', ...more },
  });
const deploy = (...parameters: string[]) =>
  run(process.execPath, [join(root, 'infra', 'deploy.ts'), ...parameters]);

/** How the commands begin that are run below. */
const RUN_HERE = [
  'npm run deploy -- --bootstrap',
  'npm run deploy -- --stage',
  'npx cdk synth',
  'npx web-push generate-vapid-keys',
  'npm run cost',
  'npm run stripe:setup',
  'npm run smoke',
];
const EMULATOR = 'tests/localstack/operator-commands.test.ts';
/** Those that are run elsewhere, and by which words. */
const RUN_ELSEWHERE: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'npm run analyses': [EMULATOR, "npm('analyses', "],
  'npm run second-factor': [EMULATOR, "npm('second-factor', "],
  'npm run restore': [EMULATOR, "npm('restore', "],
  'npm run build:site': ['tests/integration/site-budget.test.ts', "from 'vite'"],
};
/** Commands of AWS itself, and what deploys to it: nothing here answers them as an account does. */
const WANT_AN_ACCOUNT = [
  'npx cdk deploy',
  'npx cdk destroy',
  'aws dynamodb restore-table-to-point-in-time',
  'aws lambda invoke',
];

test('each command of the guide is run by a test, or needs an account', () => {
  const guide = readFileSync(join(root, 'docs', 'operations.md'), 'utf-8');
  const commands = [...guide.matchAll(/`((?:npm run|npx|aws) (?!-s)[^`]+)`/g)].map(
    ([, command = '']) => command,
  );
  expect(commands.length).toBeGreaterThan(12);
  const known = [...RUN_HERE, ...Object.keys(RUN_ELSEWHERE), ...WANT_AN_ACCOUNT];
  expect(commands.filter((one) => !known.some((start) => one.startsWith(start)))).toEqual([]);
  expect(known.filter((start) => !commands.some((one) => one.startsWith(start)))).toEqual([]);
  for (const [file, words] of Object.values(RUN_ELSEWHERE)) {
    expect(readFileSync(join(root, file), 'utf-8')).toContain(words);
  }
});

test('the CDK reports a stage that is not filled in, in one line', () => {
  const output = mkdtempSync(join(tmpdir(), 'listownik-synth-')); // two at once would wait for each other
  const { status, stderr } = run('npx', ['cdk', 'synth', '-c', 'stage=prod', '--output', output]);
  rmSync(output, { recursive: true });
  expect(stderr).toContain('Stage "prod" in cdk.json');
  expect(status).not.toBe(0);
});

test('the key pair for push messages has the format of the secret', () => {
  const { stdout } = run('npx', ['web-push', 'generate-vapid-keys', '--json']);
  const made = z
    .object({ publicKey: z.string(), privateKey: z.string() })
    .parse(JSON.parse(stdout));
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(made.privateKey, 'base64url')).toHaveLength(32);
});

test('the bill is computed without an account', () => {
  const { status, stdout } = run('npm', ['run', '-s', 'cost']);
  expect(stdout).toContain('US dollars');
  expect(status).toBe(0);
});

test.each([
  [['stripe:setup'], 'STRIPE_SECRET_KEY'],
  [['smoke'], 'Name the product'],
])('npm run %j prints its usage', (words, sentence) => {
  const { status, stderr } = run('npm', ['run', '-s', ...words]);
  expect(stderr).toContain(sentence);
  expect(status).toBe(1);
});

test('an account can be prepared before any stage is filled in', () => {
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
