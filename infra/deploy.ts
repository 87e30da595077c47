import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { readStageConfig, StageConfigError } from './config.ts';
import { unfilledOperatorData } from './operator-data.ts';
import { lookAtAccount } from './preflight.ts';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
/** CloudFront's own resources are always in this region. */
const EDGE_REGION = 'us-east-1';

/**
 * `npm run deploy -- --stage prod`: refuses unusable settings and accounts, builds the site, checks types and the
 * template's tests, and deploys every stack. Arguments after a second `--` go to `cdk deploy`.
 * With `--restart` every function restarts and reads each secret again.
 * `npm run deploy -- --bootstrap ACCOUNT` prepares an account for the first deployment: it needs no stage.
 */
try {
  const { values, positionals } = parseArgs({
    options: {
      stage: { type: 'string' },
      bootstrap: { type: 'string' },
      restart: { type: 'boolean', default: false },
      region: { type: 'string', default: 'eu-central-1' },
    },
    allowPositionals: true,
  });
  // A changed setting that no code reads restarts every function.
  const anew = values.restart ? ['-c', `restart=${new Date().toISOString()}`] : [];
  if (values.bootstrap === undefined) await deploy(values.stage, [...anew, ...positionals]);
  else bootstrap(values.bootstrap, values.region, positionals);
} catch (error) {
  if (!(error instanceof StageConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** From an empty folder: beside `cdk.json` the CDK would first require a configured stage and a built site. */
function bootstrap(account: string, region: string, more: readonly string[]): void {
  if (!/^\d{12}$/.test(account)) {
    throw new StageConfigError(`"${account}" is no account: give its twelve digits.`);
  }
  const places = [...new Set([region, EDGE_REGION])].map((one) => `aws://${account}/${one}`);
  const empty = mkdtempSync(join(tmpdir(), 'listownik-bootstrap-'));
  try {
    run('cdk', ['bootstrap', ...places, ...more], empty);
  } finally {
    rmSync(empty, { recursive: true });
  }
}

async function deploy(stage: string | undefined, more: readonly string[]): Promise<void> {
  if (stage === undefined)
    throw new StageConfigError('Name the stage: npm run deploy -- --stage prod');
  const config = readStageConfig({ tryGetContext: contextOf(stage) });
  if (stage !== 'local') refuseUnknownOperator(config.webOrigin);
  const findings = await lookAtAccount(config);
  for (const { said } of findings) process.stderr.write(`${said}\n`);
  if (findings.some(({ kind }) => kind === 'stop'))
    throw new StageConfigError('Nothing was deployed.');
  run('tsc', ['--build']);
  run('vite', ['build', 'frontend']);
  run('vitest', ['run', '--project', 'integration', 'tests/infra']);
  run('cdk', ['deploy', '--all', '-c', `stage=${stage}`, ...more]);
  process.stdout.write('Check it: npm run smoke -- --url https://… (docs/operations.md)\n');
}

/** The service must not open to the public without naming its operator. */
function refuseUnknownOperator(webOrigin: string): void {
  const file = 'shared/domain/operator.ts';
  const gaps = unfilledOperatorData(readFileSync(join(root, file), 'utf-8'));
  if (gaps.length === 0) return;
  throw new StageConfigError(
    `${webOrigin} would not say who runs it: fill in ${gaps.map((gap) => `"${gap}"`).join(', ')} in ${file}.`,
  );
}

/** The context that the CDK's command line passes to the app. */
function contextOf(stage: string): (name: string) => unknown {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf-8')) as {
    context: Record<string, unknown>; // checked by readStageConfig
  };
  return (name) => (name === 'stage' ? stage : context[name]);
}

function run(command: string, parameters: readonly string[], cwd = root): void {
  const { status } = spawnSync(bin(command), parameters, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new StageConfigError(`Nothing was deployed: ${command} failed.`);
}
