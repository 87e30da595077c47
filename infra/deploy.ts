import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { readStageConfig, StageConfigError } from './config.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/**
 * `npm run deploy -- --stage prod`: refuses settings that cannot work, builds the site, checks types and the
 * promises of the template, and deploys both stacks. What follows a second `--` goes to `cdk deploy`.
 */
try {
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string' } },
    allowPositionals: true,
  });
  const { stage } = values;
  if (stage === undefined)
    throw new StageConfigError('Name the stage: npm run deploy -- --stage prod');
  readStageConfig({ tryGetContext: contextOf(stage) });
  run('tsc', ['--build']);
  run('vite', ['build', 'frontend']);
  run('vitest', ['run', '--project', 'integration', 'tests/infra']);
  run('cdk', ['deploy', '--all', '-c', `stage=${stage}`, ...positionals]);
  process.stdout.write('Check it: npm run smoke -- --url https://… (docs/operations.md)\n');
} catch (error) {
  if (!(error instanceof StageConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** The context as the CDK's command line will give it to the app. */
function contextOf(stage: string): (name: string) => unknown {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf-8')) as {
    context: Record<string, unknown>; // checked by readStageConfig
  };
  return (name) => (name === 'stage' ? stage : context[name]);
}

function run(command: string, parameters: readonly string[]): void {
  const { status } = spawnSync(bin(command), parameters, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new StageConfigError(`Nothing was deployed: ${command} failed.`);
}
